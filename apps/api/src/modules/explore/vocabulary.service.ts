import type { DataSource } from 'typeorm';

/**
 * SQL that adds the words of the texts in that column of a query to the vocabulary, in the transaction that writes them:
 * in one order, so that two transactions that add the same words wait for each other and never both.
 */
export function addWords(from: string, column: string): string {
  return `INSERT INTO search_words (word)
    SELECT DISTINCT word FROM ${from}, unnest(words_of(${from}.${column})) word ORDER BY 1 ON CONFLICT DO NOTHING`;
}

/** Counts the cards of each word anew, and forgets the words that no card has any more. */
export async function sweepVocabulary({ db }: { db: DataSource }): Promise<void> {
  const unused = await db.query<{ word: string }[]>(
    `WITH counted AS (SELECT word, count(*)::int AS cards FROM card_words GROUP BY word),
     updated AS (UPDATE search_words s SET cards = counted.cards FROM counted
                  WHERE counted.word = s.word AND s.cards <> counted.cards)
     SELECT word FROM search_words WHERE word NOT IN (SELECT word FROM counted)`,
  );
  if (unused.length > 0)
    await forget(
      db,
      unused.map(({ word }) => word),
    );
}

async function forget(db: DataSource, words: string[]): Promise<void> {
  await db.transaction(async (tx) => {
    // Whoever is about to add one of them has done so before this lock or does it after the commit.
    await tx.query('LOCK TABLE search_words IN SHARE ROW EXCLUSIVE MODE');
    await tx.query(
      `DELETE FROM search_words s WHERE word = ANY ($1)
        AND NOT EXISTS (SELECT 1 FROM card_words c WHERE c.word = s.word)`,
      [words],
    );
  });
}
