import { csvLine } from '@tessera/domain';
import type { DataSource } from 'typeorm';
import { EXPORT_BATCH, FIRST_ID, readBatch } from '../../infra/export-batch.ts';
import type { ExportPart } from '../../kernel/hooks.ts';

/** For the archive of everything that is a person's. */
export const sharesExport: ExportPart = async ({ db }, userId) => [
  { name: 'shares.csv', lines: sharesCsv(db, userId) },
];

interface ShareRow {
  id: string;
  cardId: string;
  mode: string;
  createdAt: Date;
}

/** The person's shares with time, card and mode, one batch at a time. */
export async function* sharesCsv(db: DataSource, senderId: string): AsyncGenerator<string> {
  yield csvLine(['card_id', 'mode', 'at']);
  let last: Pick<ShareRow, 'createdAt' | 'id'> = { createdAt: new Date(0), id: FIRST_ID };
  for (;;) {
    const rows = await readBatch(senderId, () =>
      db.query<ShareRow[]>(
        `SELECT id, card_id AS "cardId", mode, created_at AS "createdAt"
         FROM shares WHERE sender_id = $1 AND (created_at, id) > ($2, $3)
        ORDER BY created_at, id LIMIT ${EXPORT_BATCH.rows}`,
        [senderId, last.createdAt, last.id],
      ),
    );
    yield rows.map(({ cardId, mode, createdAt }) => csvLine([cardId, mode, createdAt])).join('');
    const end = rows.at(-1);
    if (!end || rows.length < EXPORT_BATCH.rows) return;
    last = end;
  }
}
