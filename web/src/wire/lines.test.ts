import { describe, expect, it } from "vitest";
import { readLines } from "./lines";

function body(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === "string" ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
}

async function all(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const found: string[] = [];
  for await (const line of readLines(stream)) found.push(line);
  return found;
}

describe("a streamed answer", () => {
  it("is read line by line, wherever it was cut", async () => {
    expect(await all(body('{"a"', ":1}\n\n{", '"b":2}\n'))).toEqual(['{"a":1}', '{"b":2}']);
  });

  it("keeps characters that were cut in two", async () => {
    const [first = 0, second = 0] = new TextEncoder().encode("é");
    expect(await all(body("d", Uint8Array.of(first), Uint8Array.of(second), "jà\n"))).toEqual(["déjà"]);
  });

  it("may end without a line break", async () => {
    expect(await all(body("one\ntwo"))).toEqual(["one", "two"]);
  });

  it("is cancelled when nobody reads on", async () => {
    let cancelled = false;
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode("line\n")),
      cancel: () => {
        cancelled = true;
      },
    });
    for await (const line of readLines(stream)) if (line) break;
    expect(cancelled).toBe(true);
  });
});
