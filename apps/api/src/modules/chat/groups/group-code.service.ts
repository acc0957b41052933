import { randomBytes } from 'node:crypto';
import { AppError, joinCodeFrom, normalizeJoinCode } from '@tessera/domain';
import type { Context, Viewer } from '../../../composition/context.ts';
import { areEqualSecrets } from '../../../platform/equal-secrets.ts';
import { bumpMemberVersion } from '../conversations/conversation.service.ts';
import { Group } from './group.entity.ts';
import type { JoinCodeInput } from './group.inputs.ts';
import { changeGroup } from './group-change.service.ts';
import { wasRemoved } from './group-sql.service.ts';

const CODE_BYTES = 64;

/** What a code leads to; null for every code that lets nobody in. RATE_LIMITED like joining. */
export async function findGroupByCode(context: Context, viewer: Viewer, code: string): Promise<Group | null> {
  const group = await tryCode(context, viewer, code);
  return group && isOpenCode(group, code) ? group : null;
}

/** The group of a code that was tried. Ten wrong ones a minute by a person or 300 from an address, then RATE_LIMITED. */
export async function tryCode(context: Context, viewer: Viewer, code: string): Promise<Group | null> {
  const { rateLimits, request, db } = context;
  // Counted before it is looked up: else many at once would all be looked up.
  await rateLimits.consume('joinByViewer', viewer.id);
  await rateLimits.consume('joinByAddress', request.address);
  // For a person who was removed it is as any wrong one.
  const group = await db.manager
    .createQueryBuilder(Group, 'g')
    .where({ joinCode: normalizeJoinCode(code) })
    .andWhere(`NOT ${wasRemoved('g.id', ':viewerId')}`, { viewerId: viewer.id })
    .getOne();
  if (!group || !isOpenCode(group, code)) return null;
  // Many people of one office may join in the same minute.
  await rateLimits.refund('joinByViewer', viewer.id);
  await rateLimits.refund('joinByAddress', request.address);
  return group;
}

/** The group. BAD_USER_INPUT on `code` unless the code lets people into the group at this moment. */
export function assertOpenCode(group: Group | null, code: string): Group {
  if (group && isOpenCode(group, code)) return group;
  const text = 'No group has this code.';
  throw new AppError('BAD_USER_INPUT', text, { code: text });
}

function isOpenCode({ joinCode, joinCodeExpiresAt }: Group, code: string): boolean {
  const isLive = joinCodeExpiresAt === null || joinCodeExpiresAt.getTime() > Date.now();
  return isLive && areEqualSecrets(joinCode, normalizeJoinCode(code));
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
      const text = 'Choose a time in the future.';
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
