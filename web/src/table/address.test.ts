import { describe, expect, it } from "vitest";
import { analysisLink, momentLink, reachable, seatOf, tableLink } from "./address";

const page = (hostname: string, port = "8000") => ({
  hostname,
  port,
  protocol: "http:",
  origin: `http://${hostname}${port ? `:${port}` : ""}`,
});

describe("the address of a table", () => {
  it("is that of the page, unless only this device can follow it", () => {
    expect(reachable(page("galerie.example", ""), "10.0.0.2")).toBe("http://galerie.example");
    expect(reachable(page("localhost"), "10.0.0.2")).toBe("http://10.0.0.2:8000");
    expect(reachable(page("127.0.0.1", ""), "fd00::2")).toBe("http://[fd00::2]");
    expect(reachable(page("[::1]"), null)).toBeNull();
  });

  it("leads to the analysis of its game", () => {
    expect([analysisLink("abc"), analysisLink("abc", 7)]).toEqual(["/analysis/table/abc", "/analysis/table/abc#0.7"]);
  });

  it("may lead to a moment of its game, of which the server knows too", () => {
    expect(momentLink("http://h", "abc", 20, "en")).toBe("http://h/table/abc?ply=20&lang=en#20");
  });

  it("may name a seat", () => {
    expect(tableLink("http://h", "abc", "en", 1)).toBe("http://h/table/abc?seat=1&lang=en");
    expect(tableLink("http://h", "abc", "fr")).toBe("http://h/table/abc?lang=fr");
    expect([seatOf("?seat=1"), seatOf("?seat=x"), seatOf("")]).toEqual([1, null, null]);
  });
});
