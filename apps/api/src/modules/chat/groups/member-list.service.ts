import type { Named } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import type { Services } from '../../../kernel/context.ts';
import type { ListArgs } from '../../../kernel/lists/list-args.ts';
import { byRole, earliestFirst, latestFirst } from '../../../kernel/lists/list-order.ts';
import { foldTexts } from '../../../kernel/lists/list-search.ts';
import { fromPrimary, readListed } from '../../../kernel/lists/listed-page.ts';
import type { CountedPage } from '../../../kernel/lists/page.ts';
import { inAlphabet } from '../../../kernel/rows.ts';
import type { GroupMember } from './group-member.entity.ts';
import type { MemberOrder } from './group-member.inputs.ts';

type MemberRow = Pick<GroupMember, 'groupId' | 'userId' | 'role' | 'joinedAt'>;

const PLACE = { time: 'l."joinedAt"', id: 'l."userId"' };
const [RANK, ...NAME] = byRole({ rank: 'l.rank', name: 'l.name', id: PLACE.id });
const LISTING = {
  rows: `
    SELECT m.group_id AS "groupId", m.user_id AS "userId", m.role, m.joined_at AS "joinedAt", u.full_name,
           array_position('{owner,admin,member}'::text[], m.role) AS rank, ${inAlphabet('u.full_name')} AS name
      FROM group_members m JOIN users u ON u.id = m.user_id
     WHERE m.group_id = $1`,
  text: foldTexts(['l.full_name']),
  orders: { ROLE: [RANK, ...NAME], NAME, NEWEST: latestFirst(PLACE), OLDEST: earliestFirst(PLACE) },
  usual: 'ROLE',
} as const;

/** Owner, admins, members; then by name, unless another order is asked for. With words of their name, only those. */
export function listMembers(
  { db }: Services,
  groupId: string,
  args: ListArgs<MemberOrder>,
): Promise<CountedPage<MemberRow>> {
  return readListed<MemberRow, MemberOrder>(fromPrimary(db), { ...LISTING, values: [groupId] }, args);
}

/** Members whose names follow an @ in the text, perhaps as the beginning of another word. */
export function findNamedMembers(tx: EntityManager, groupId: string, text: string): Promise<Named[]> {
  return tx.query(
    `SELECT u.id, u.full_name AS name FROM group_members m JOIN users u ON u.id = m.user_id
      WHERE m.group_id = $1 AND u.full_name <> '' AND strpos($2, '@' || u.full_name) > 0`,
    [groupId, text],
  );
}
