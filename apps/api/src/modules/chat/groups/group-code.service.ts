import { randomBytes } from 'node:crypto';
import { AppError, GROUP_LIMITS, joinCodeFrom, normalizeJoinCode } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { bumpMemberVersion } from '../conversations/conversation.service.ts';
import { Group } from './group.entity.ts';
import type { JoinCodeInput } from './group.inputs.ts';
import { changeGroup } from './group-change.service.ts';
import { wasRemoved } from './group-sql.ts';

const CODE_BYTES = 64;

/**
 * Groups that :code lets :viewerId into: by the group's own code until it expires, or by the link of an invitation. For
 * somebody who was removed, codes from before count as wrong.
 */
const OPEN = `
  SELECT o.id FROM groups o
   WHERE o.join_code = :code AND (o.join_code_expires_at IS NULL OR o.join_code_expires_at > now())
     AND NOT ${wasRemoved('o.id', ':viewerId')}
  UNION ALL
  SELECT i.group_id FROM group_invitations i
   WHERE i.code = :code AND i.created_at > now() - interval '${GROUP_LIMITS.invitationDays} days'
     AND NOT ${wasRemoved('i.group_id', ':viewerId', 'i.created_at')}`;

/** The group that the code lets the viewer into at this moment. */
export function findOpenGroup(tx: EntityManager, viewer: Viewer, code: string): Promise<Group | null> {
  const values = { code: normalizeJoinCode(code), viewerId: viewer.id };
  return tx.createQueryBuilder(Group, 'g').where(`g.id IN (${OPEN})`, values).getOne();
}

/**
 * What a code leads to; null for every code that lets nobody in. Ten wrong ones a minute by a person or 300 from an
 * address, then RATE_LIMITED.
 */
export async function findGroupByCode(context: Context, viewer: Viewer, code: string): Promise<Group | null> {
  const { rateLimits, request, db } = context;
  // Counted before it is looked up: else many at once would all be looked up.
  await rateLimits.consume('joinByViewer', viewer.id);
  await rateLimits.consume('joinByAddress', request.address);
  const group = await findOpenGroup(db.manager, viewer, code);
  if (!group) return null;
  // Many people of one office may join in the same minute.
  await rateLimits.refund('joinByViewer', viewer.id);
  await rateLimits.refund('joinByAddress', request.address);
  return group;
}

/** BAD_USER_INPUT on `code`. Wrong, expired and withdrawn codes get the same words. */
export function assertOpen(group: Group | null): Group {
  if (group) return group;
  const text = msg('No group has this code.');
  throw new AppError('BAD_USER_INPUT', text, { code: text });
}

/** A new code, with an end or none: the old one lets nobody in any more. BAD_USER_INPUT on `expiresAt` in the past. */
export function changeJoinCode(context: Context, viewer: Viewer, input: JoinCodeInput): Promise<Group> {
  return saveCode(context, viewer, { ...input, joinCode: newJoinCode() });
}

/** The same code, with another end or none. BAD_USER_INPUT on `expiresAt` in the past. */
export function setJoinCodeExpiry(context: Context, viewer: Viewer, input: JoinCodeInput): Promise<Group> {
  return saveCode(context, viewer, input);
}

function saveCode(context: Context, viewer: Viewer, input: JoinCodeInput & { joinCode?: string }): Promise<Group> {
  return changeGroup(context, { viewer, id: input.id, action: 'changeCode' }, async ({ tx, group }) => {
    const joinCodeExpiresAt = input.expiresAt ?? null;
    if (joinCodeExpiresAt && joinCodeExpiresAt.getTime() <= Date.now()) {
      const text = msg('Choose a time in the future.');
      throw new AppError('BAD_USER_INPUT', text, { expiresAt: text });
    }
    const changed = { joinCode: input.joinCode ?? group.joinCode, joinCodeExpiresAt };
    await tx.update(Group, { id: group.id }, changed);
    await bumpMemberVersion(tx, group.id);
    return Object.assign(group, changed);
  });
}

/** Ten characters without look-alikes. Of 64 random bytes practically always enough are usable. */
export function newJoinCode(): string {
  return joinCodeFrom(randomBytes(CODE_BYTES)) ?? newJoinCode();
}
