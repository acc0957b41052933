import { ORGANIZATION_ROLES } from '@tessera/domain';
import type { Services } from '../../../kernel/context.ts';
import type { ListArgs } from '../../../kernel/lists/list-args.ts';
import { byRole, earliestFirst, latestFirst } from '../../../kernel/lists/list-order.ts';
import { foldTexts } from '../../../kernel/lists/list-search.ts';
import { fromPrimary, readListed } from '../../../kernel/lists/listed-page.ts';
import type { CountedPage } from '../../../kernel/lists/page.ts';
import { inAlphabet } from '../../../kernel/rows.ts';
import { UserSql } from '../../identity/index.ts';
import type { OrganizationMember } from './organization-member.entity.ts';
import type { MemberOrder } from './organization-member.inputs.ts';

type MemberRow = Pick<OrganizationMember, 'organizationId' | 'userId' | 'role' | 'label' | 'joinedAt'>;

const PLACE = { time: 'l."joinedAt"', id: 'l."userId"' };
const [RANK, ...NAME] = byRole({ rank: 'l.rank', name: 'l.name', id: PLACE.id });
const LISTING = {
  rows: `
    SELECT m.organization_id AS "organizationId", m.user_id AS "userId", m.role, m.label, m.joined_at AS "joinedAt",
           array_position($2::text[], m.role) AS rank,
           ${inAlphabet(UserSql.selectFullName('m.user_id'))} AS name
      FROM organization_members m WHERE m.organization_id = $1`,
  text: foldTexts([UserSql.selectNames('l."userId"'), 'l.label']),
  orders: { ROLE: [RANK, ...NAME], NAME, NEWEST: latestFirst(PLACE), OLDEST: earliestFirst(PLACE) },
  usual: 'ROLE',
} as const;

/** The owner, admins, managers, members; then by name, unless another order is asked for. */
export function listMembers(
  { db }: Pick<Services, 'db'>,
  organizationId: string,
  args: ListArgs<MemberOrder>,
): Promise<CountedPage<MemberRow>> {
  const listing = { ...LISTING, values: [organizationId, ORGANIZATION_ROLES] };
  return readListed<MemberRow, MemberOrder>(fromPrimary(db), listing, args);
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
      WHERE m.organization_id = $1 ORDER BY ${inAlphabet(UserSql.selectFullName('m.user_id'))}, m.user_id`,
    [organizationId],
  );
  return rows.map(({ userId }) => userId);
}
