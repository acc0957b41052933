/** How Chrome, Firefox and Safari begin what they say of a request without an answer, or of code that couldn't be fetched. */
const LOST =
  /^(Failed to fetch|network error|NetworkError when|error loading dynamically|Load failed|Importing a module script|The (network|Internet) connection)/i;

/** Browsers tell by a TypeError that they reached no server. A slip in our own code is one as well, with other words. */
export function isLostNetwork(error: unknown): boolean {
  return error instanceof TypeError && LOST.test(error.message);
}
