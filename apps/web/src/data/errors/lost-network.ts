/** Browsers tell by a TypeError that they reached no server. A slip in our own code is one as well, with other words. */
export function isLostNetwork(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load|import/i.test(error.message);
}
