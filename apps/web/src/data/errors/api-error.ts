/** A REST call that was refused. The message names the status and the body if it is JSON, or the status and its text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly status: number,
    message: string,
    /** What the server says to people; null when it says nothing. */
    readonly said: string | null,
  ) {
    super(message);
  }
}
