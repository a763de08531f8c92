import { describe, expect, it } from "vitest";
import { frameCode, spectatorLink } from "./sharing";

describe("a link to a table", () => {
  it("may be for spectators, or for a frame on another page", () => {
    expect(spectatorLink("http://h", "abc", "fr")).toBe("http://h/table/abc?watch&lang=fr");
    expect(frameCode("http://h", "abc", "fr", 'Ada & "Bob"', 3)).toBe(
      '<iframe src="http://h/embed/table/abc?lang=fr&amp;ply=3" title="Ada &amp; &quot;Bob&quot;" ' +
        'width="400" height="680" style="border:0"></iframe>',
    );
    expect(frameCode("http://h", "abc", "en", "", null)).toContain('src="http://h/embed/table/abc?lang=en"');
  });
});
