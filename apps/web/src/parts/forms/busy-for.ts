/** Waits for the work, but at least this long (milliseconds): shorter than that nobody sees that something happened. */
export async function busyFor<Result>(leastMs: number, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, leastMs))]);
  return result;
}
