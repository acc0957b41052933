import { searchPatterns } from '@tessera/domain';
import type { Services } from '../../../composition/context.ts';
import { type CountedPage, isText, isUuid, openCursor, readTuple, sealCursor, toPage } from '../../../platform/page.ts';
import { type CursorArgument, type PageArgs, readStart, seekWords } from '../../../platform/page-args.ts';
import { inAlphabet } from '../../../platform/rows.ts';
import type { GroupMember } from './group-member.entity.ts';

export interface MemberRow extends Pick<GroupMember, 'groupId' | 'userId' | 'role' | 'joinedAt'> {
  rank: number;
  name: string;
}

/** Accents are folded as in the patterns that are looked for. */
const SEARCHED = `' ' || regexp_replace(normalize(lower(u.full_name), NFKD), '[\\u0300-\\u036f]', '', 'g')`;
const LISTED = `
  SELECT m.group_id AS "groupId", m.user_id AS "userId", m.role, m.joined_at AS "joinedAt",
         array_position('{owner,admin,member}'::text[], m.role) AS rank, ${inAlphabet('u.full_name')} AS name
    FROM group_members m JOIN users u ON u.id = m.user_id
   WHERE m.group_id = $1`;

/** Owner, admins, members; then by name. With words of their name, only those. */
export async function listMembers(
  { db }: Services,
  groupId: string,
  { query, ...page }: PageArgs & { query: string },
): Promise<CountedPage<MemberRow>> {
  const start = readStart(page, decode);
  const { order, beyond } = seekWords(start, 'ASC');
  const patterns = searchPatterns(query);
  const listed = `${LISTED} ${patterns.map((_, at) => `AND ${SEARCHED} LIKE $${at + 2}`).join(' ')}`;
  const count = async () => {
    const text = `SELECT count(*)::int AS n FROM (${listed}) listed`;
    const [found] = await db.query<{ n: number }[]>(text, [groupId, ...patterns]);
    return found?.n ?? 0;
  };
  const values: unknown[] = [groupId, ...patterns];
  const from = start.place ? `WHERE (rank, name, "userId") ${beyond} (${place(values, start.place)})` : '';
  const rows = await db.query<MemberRow[]>(
    `SELECT * FROM (${listed}) listed ${from}
      ORDER BY rank ${order}, name ${order}, "userId" ${order} LIMIT ${start.size + 1}`,
    values,
  );
  return { ...toPage(rows, page, { cursor: encode, node: (row) => row }), count };
}

type Place = [rank: number, name: string, userId: string];

/** Adds the three values and gives their placeholders. */
function place(values: unknown[], [rank, name, userId]: Place): string {
  const at = values.push(rank, name, userId);
  return `$${at - 2}::int, $${at - 1}::text, $${at}::uuid`;
}

function encode({ rank, name, userId }: MemberRow): string {
  return sealCursor(JSON.stringify([rank, name, userId]));
}

function decode(cursor: string, argument: CursorArgument): Place {
  const read = (text: string): Place | null => {
    const [rank, name, userId] = readTuple(text);
    const isRank = Number.isSafeInteger(rank) && Number(rank) <= 3;
    return isRank && isText(name) && isUuid(userId) ? [Number(rank), name, userId] : null;
  };
  return openCursor(cursor, read, argument);
}
