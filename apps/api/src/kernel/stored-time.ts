const MILLISECONDS_IN_UTC = '2026-01-31T12:00:00.123+00:00'.length;

/**
 * A time as PostgreSQL wrote it into JSON. It keeps that text, because formatting the times of a list again takes
 * longer than everything else in it. Read it, never set it.
 */
export class StoredTime extends Date {
  readonly #text: string;

  constructor(text: string) {
    super(text);
    this.#text = text;
  }

  override toISOString(): string {
    const text = this.#text;
    // PostgreSQL leaves out zeros at the end of the fraction; those few are formatted.
    const isWhole = text.length === MILLISECONDS_IN_UTC && text.endsWith('+00:00');
    return isWhole ? `${text.slice(0, -'+00:00'.length)}Z` : super.toISOString();
  }
}
