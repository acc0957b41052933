import { ORGANIZATION_ROLES } from '@tessera/domain';
import type { Services } from '../../../composition/context.ts';
import {
  assertPageSize,
  type CountedPage,
  isText,
  isUuid,
  openCursor,
  type PageArgs,
  readTuple,
  sealCursor,
  toPage,
} from '../../../platform/page.ts';
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
         lower(${selectFullName('m.user_id')}) AS name
    FROM organization_members m WHERE m.organization_id = $1`;

/** The owner, admins, managers, members; then by name. */
export async function listMembers(
  { db }: Pick<Services, 'db'>,
  organizationId: string,
  { first, after }: PageArgs,
): Promise<CountedPage<MemberRow>> {
  assertPageSize(first);
  const from = after ? 'WHERE (rank, name, "userId") > ($3::int, $4::text, $5::uuid)' : '';
  const rows = await db.query<MemberRow[]>(
    `SELECT * FROM (${LISTED}) listed ${from} ORDER BY rank, name, "userId" LIMIT ${first + 1}`,
    [organizationId, ORGANIZATION_ROLES, ...(after ? decode(after) : [])],
  );
  const page = toPage(rows, { first, after }, { cursor: encode, node: (row) => row });
  return { ...page, count: () => countMembers({ db }, organizationId) };
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
      WHERE m.organization_id = $1 ORDER BY lower(${selectFullName('m.user_id')}), m.user_id`,
    [organizationId],
  );
  return rows.map(({ userId }) => userId);
}

type Place = [rank: number, name: string, userId: string];

function encode({ rank, name, userId }: MemberRow): string {
  return sealCursor(JSON.stringify([rank, name, userId]));
}

function decode(cursor: string): Place {
  return openCursor(cursor, (text) => {
    const [rank, name, userId] = readTuple(text);
    const isRank = Number.isSafeInteger(rank) && Math.abs(Number(rank)) <= ORGANIZATION_ROLES.length;
    return isRank && isText(name) && isUuid(userId) ? [Number(rank), name, userId] : null;
  });
}
