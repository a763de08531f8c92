/** Text that arrives piece by piece, as whole lines; empty ones are left out. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let begun = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      begun += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = begun.split("\n");
      begun = done ? "" : (lines.pop() ?? "");
      for (const line of lines) if (line.trim()) yield line;
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => {}); // It may have failed already.
  }
}
