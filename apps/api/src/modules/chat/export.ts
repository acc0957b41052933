import { csvLine } from '@tessera/domain';
import type { DataSource } from 'typeorm';
import { EXPORT_BATCH, FIRST_ID, readBatch } from '../../infra/export-batch.ts';
import type { ExportPart } from '../../kernel/hooks.ts';

/** For the archive of everything that is a person's. */
export const chatExport: ExportPart = async ({ db }, userId) => [
  { name: 'groups.json', json: await groupFacts(db, userId) },
  { name: 'group-events.json', json: await groupEvents(db, userId) },
  { name: 'messages.csv', lines: messagesCsv(db, userId) },
];

/** The groups that the person is in. Others in them are named nowhere: that is theirs. */
function groupFacts(db: DataSource, userId: string): Promise<object[]> {
  return db.query<object[]>(
    `SELECT g.id, g.name, g.description, m.role, m.joined_at AS "joinedAt", g.owner_id = $1 AS "isOwner",
            g.created_at AS "createdAt"
       FROM group_members m JOIN groups g ON g.id = m.group_id WHERE m.user_id = $1 ORDER BY m.joined_at, g.id`,
    [userId],
  );
}

/** When the person came into a group or went, also of groups that they are in no longer. */
function groupEvents(db: DataSource, userId: string): Promise<object[]> {
  return db.query<object[]>(
    `SELECT group_id AS "groupId", kind, created_at AS "at" FROM group_events WHERE user_id = $1 ORDER BY created_at, id`,
    [userId],
  );
}

interface MessageRow {
  conversationId: string;
  number: number;
  text: string;
  imageUrl: string | null;
  createdAt: Date;
  editedAt: Date | null;
}

/** What the person wrote. What others wrote to them is others'. */
async function* messagesCsv(db: DataSource, senderId: string): AsyncGenerator<string> {
  yield csvLine(['conversation_id', 'number', 'text', 'picture', 'at', 'edited_at']);
  let [lastConversation, lastNumber] = [FIRST_ID, 0];
  for (;;) {
    const rows = await readBatch(senderId, () =>
      db.query<MessageRow[]>(
        `SELECT conversation_id AS "conversationId", number, text, image_url AS "imageUrl",
              created_at AS "createdAt", edited_at AS "editedAt"
         FROM messages WHERE sender_id = $1 AND deleted_at IS NULL AND (conversation_id, number) > ($2, $3)
        ORDER BY conversation_id, number LIMIT ${EXPORT_BATCH.rows}`,
        [senderId, lastConversation, lastNumber],
      ),
    );
    yield rows
      .map(({ conversationId, number, text, imageUrl, createdAt, editedAt }) =>
        csvLine([conversationId, number, text, imageUrl, createdAt, editedAt]),
      )
      .join('');
    const end = rows.at(-1);
    if (!end || rows.length < EXPORT_BATCH.rows) return;
    [lastConversation, lastNumber] = [end.conversationId, end.number];
  }
}
