/** Milliseconds before what could not be loaded is asked for again. */
const PATIENCE = 3_000;

/** Tries again until it works: somebody may be without a connection for a while. */
export async function stubborn<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await attempt();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    }
  }
}
