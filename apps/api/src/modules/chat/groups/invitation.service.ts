import { AppError, GROUP_LIMITS } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import type { Context, Services, Viewer } from '../../../kernel/context.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { UserSql } from '../../identity/index.ts';
import { hasBlocked } from '../conversations/conversation-sql.ts';
import type { Group } from './group.entity.ts';
import type { GroupInput } from './group.inputs.ts';
import { lockGroup } from './group-change.service.ts';
import { newJoinCode } from './group-code.service.ts';
import { wasRemoved } from './group-sql.ts';
import { enrollViewer } from './membership.service.ts';

/** An invitation as the person who was asked sees it. */
export interface Invitation {
  /** The group's. */
  id: string;
  inviterId: string | null;
  invitedAt: Date;
}

const MOST_LISTED = 100;

/** Live invitations of $1 and of the number that they have: not of people whom they have blocked. */
const OPEN = `
  FROM group_invitations i
 WHERE (i.user_id = $1 OR i.phone = ${UserSql.selectProvedPhone('$1')}) AND i.created_at > now() - interval '${GROUP_LIMITS.invitationDays} days'
   AND NOT ${hasBlocked('$1', 'i.invited_by')} AND NOT ${wasRemoved('i.group_id', '$1', 'i.created_at')}`;

/** Groups that the viewer or their number was asked into, the latest first; at most 100. */
export function listInvitations({ db }: Context, viewer: Viewer): Promise<Invitation[]> {
  return db.query(
    `SELECT * FROM (
       SELECT DISTINCT ON (i.group_id) i.group_id AS id, i.invited_by AS "inviterId", i.created_at AS "invitedAt" ${OPEN}
          AND NOT EXISTS (SELECT 1 FROM group_members m WHERE m.group_id = i.group_id AND m.user_id = $1)
        ORDER BY i.group_id, i.created_at DESC) latest
      ORDER BY "invitedAt" DESC, id LIMIT ${MOST_LISTED}`,
    [viewer.id],
  );
}

/** The viewer becomes a member. NOT_FOUND when they were not asked in, or the invitation is over. */
export async function acceptInvitation(context: Context, viewer: Viewer, { id }: GroupInput): Promise<Group> {
  await assertInvited(context.db.manager, viewer, id);
  return lockGroup(context, id, async (tx, group) => {
    await assertInvited(tx, viewer, group.id);
    await enrollViewer(tx, viewer, group);
    await forget(tx, viewer, group.id);
    return group;
  });
}

/** The invitation is over; nobody is told. NOT_FOUND when there is none. */
export async function declineInvitation(context: Context, viewer: Viewer, { id }: GroupInput): Promise<void> {
  await assertInvited(context.db.manager, viewer, id);
  await forget(context.db.manager, viewer, id);
}

async function assertInvited(tx: EntityManager, viewer: Viewer, groupId: string): Promise<void> {
  const sql = `SELECT 1 ${OPEN} AND i.group_id = $2`;
  const [row] = isUuid(groupId) ? await tx.query<unknown[]>(sql, [viewer.id, groupId]) : [];
  if (!row) throw new AppError('NOT_FOUND', msg('This invitation is no longer valid.'), 'id');
}

async function forget(tx: EntityManager, viewer: Viewer, groupId: string): Promise<void> {
  await tx.query(
    `DELETE FROM group_invitations WHERE group_id = $1 AND (user_id = $2 OR phone = ${UserSql.selectProvedPhone('$2')})`,
    [groupId, viewer.id],
  );
}

/**
 * Invites numbers (E.164) and people. An earlier invitation starts anew, and its link stops working. Gives each number's
 * code.
 */
export async function invite(
  tx: EntityManager,
  { groupId, invitedBy, phones, userIds }: { groupId: string; invitedBy: string; phones: string[]; userIds: string[] },
): Promise<Map<string, string>> {
  const rows = await tx.query<{ phone: string; code: string }[]>(
    `WITH people AS (
       INSERT INTO group_invitations (id, group_id, invited_by, user_id)
       ${UserSql.selectPresent('gen_random_uuid(), $1::uuid, $3::uuid', '$4')}
       ON CONFLICT (group_id, user_id) DO UPDATE SET invited_by = $3, created_at = now())
     INSERT INTO group_invitations (id, group_id, invited_by, phone, code)
     SELECT gen_random_uuid(), $1, $3, phone, code FROM unnest($2::text[], $5::text[]) AS asked (phone, code)
     ON CONFLICT (group_id, phone) DO UPDATE SET invited_by = $3, created_at = now(), code = excluded.code
     RETURNING phone, code`,
    [groupId, phones, invitedBy, userIds, phones.map(newJoinCode)],
  );
  return new Map(rows.map(({ phone, code }) => [phone, code]));
}

/** Forgets invitations that nobody took. */
export async function sweepInvitations({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.query('DELETE FROM group_invitations WHERE created_at < $1::timestamptz - make_interval(days => $2)', [
    now,
    GROUP_LIMITS.invitationDays,
  ]);
}
