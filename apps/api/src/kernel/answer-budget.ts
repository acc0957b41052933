import { ANSWER_LIMITS, AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';

/** Larger answers are measured as JSON, because aliases can repeat each text about sixty times. */
const LARGE = { nodes: 500, texts: 100_000 };

/** What one operation has read so far. */
export class AnswerBudget {
  #nodes = 0;
  #texts = 0;

  /** Counts entries of a list. QUERY_TOO_COMPLEX when there are too many. */
  addNodes(count: number): void {
    this.#nodes += count;
    this.assertLeft();
  }

  /** Counts UTF-16 units of texts. */
  addText(length: number): void {
    this.#texts += length;
  }

  /** QUERY_TOO_COMPLEX when too much has been read: nothing more is read then. */
  assertLeft(): void {
    if (this.#nodes > ANSWER_LIMITS.nodes) throw tooLarge('answerNodes');
    if (this.#texts > ANSWER_LIMITS.bytes) throw tooLarge('answerBytes');
  }

  /** QUERY_TOO_COMPLEX when the answer has too many entries, or is longer than it may be as JSON. */
  assertSmall(data: unknown): void {
    this.assertLeft();
    if (this.#nodes < LARGE.nodes && this.#texts < LARGE.texts) return;
    if (Buffer.byteLength(JSON.stringify(data)) > ANSWER_LIMITS.bytes) throw tooLarge('answerBytes');
  }
}

function tooLarge(limit: 'answerNodes' | 'answerBytes'): AppError {
  const text =
    limit === 'answerNodes'
      ? msg('The answer would have more than {most} entries. Ask for smaller pages.', { most: ANSWER_LIMITS.nodes })
      : msg('The answer would be larger than {most} MB. Ask for smaller pages.', {
          most: ANSWER_LIMITS.bytes / 1024 ** 2,
        });
  const most = limit === 'answerNodes' ? ANSWER_LIMITS.nodes : ANSWER_LIMITS.bytes;
  return new AppError('QUERY_TOO_COMPLEX', text).with({ limit, most });
}
