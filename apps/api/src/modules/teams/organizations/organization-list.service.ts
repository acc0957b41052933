import { ORGANIZATION_ROLES } from '@tessera/domain';
import type { Services } from '../../../composition/context.ts';
import { type CountedPage, isText, isUuid, openCursor, readTuple, sealCursor, toPage } from '../../../platform/page.ts';
import { type CursorArgument, type PageArgs, readStart, seekWords } from '../../../platform/page-args.ts';
import { inAlphabet } from '../../../platform/rows.ts';
import { selectFullName } from '../../users/user-sql.service.ts';
import type { OrganizationMember } from './organization-member.entity.ts';

export interface MemberRow
  extends Pick<OrganizationMember, 'organizationId' | 'userId' | 'role' | 'label' | 'joinedAt'> {
  rank: number;
  name: string;
}

const LISTED = `
  SELECT m.organization_id AS "organizationId", m.user_id AS "userId", m.role, m.label, m.joined_at AS "joinedAt",
         array_position($2::text[], m.role) AS rank,
         ${inAlphabet(selectFullName('m.user_id'))} AS name
    FROM organization_members m WHERE m.organization_id = $1`;

/** The owner, admins, managers, members; then by name. */
export async function listMembers(
  { db }: Pick<Services, 'db'>,
  organizationId: string,
  page: PageArgs,
): Promise<CountedPage<MemberRow>> {
  const start = readStart(page, decode);
  const { order, beyond } = seekWords(start, 'ASC');
  const from = start.place ? `WHERE (rank, name, "userId") ${beyond} ($3::int, $4::text, $5::uuid)` : '';
  const rows = await db.query<MemberRow[]>(
    `SELECT * FROM (${LISTED}) listed ${from}
      ORDER BY rank ${order}, name ${order}, "userId" ${order} LIMIT ${start.size + 1}`,
    [organizationId, ORGANIZATION_ROLES, ...(start.place ?? [])],
  );
  return {
    ...toPage(rows, page, { cursor: encode, node: (row) => row }),
    count: () => countMembers({ db }, organizationId),
  };
}

/** How many people are in the team. */
export async function countMembers({ db }: Pick<Services, 'db'>, organizationId: string): Promise<number> {
  const sql = 'SELECT count(*)::int AS n FROM organization_members WHERE organization_id = $1';
  const [row] = await db.query<{ n: number }[]>(sql, [organizationId]);
  return row?.n ?? 0;
}

/** Everybody who is in the team, by name. */
export async function listMemberIds({ db }: Pick<Services, 'db'>, organizationId: string): Promise<string[]> {
  const rows = await db.query<{ userId: string }[]>(
    `SELECT m.user_id AS "userId" FROM organization_members m
      WHERE m.organization_id = $1 ORDER BY ${inAlphabet(selectFullName('m.user_id'))}, m.user_id`,
    [organizationId],
  );
  return rows.map(({ userId }) => userId);
}

type Place = [rank: number, name: string, userId: string];

function encode({ rank, name, userId }: MemberRow): string {
  return sealCursor(JSON.stringify([rank, name, userId]));
}

function decode(cursor: string, argument: CursorArgument): Place {
  const read = (text: string): Place | null => {
    const [rank, name, userId] = readTuple(text);
    const isRank = Number.isSafeInteger(rank) && Math.abs(Number(rank)) <= ORGANIZATION_ROLES.length;
    return isRank && isText(name) && isUuid(userId) ? [Number(rank), name, userId] : null;
  };
  return openCursor(cursor, read, argument);
}
