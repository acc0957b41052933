import { randomBytes } from 'node:crypto';
import { AppError, GROUP_LIMITS, hasControl, joinCodeFrom, normalizeJoinCode, toLine } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Context, Services, Viewer } from '../../platform/context.ts';
import { isUuid } from '../../platform/page.ts';
import { Conversation } from '../conversations/conversation.entity.ts';
import { Group } from './group.entity.ts';
import { GroupMember } from './group-member.entity.ts';

const CODE_BYTES = 64;

/** Makes a group that belongs to the viewer. BAD_USER_INPUT on `name`. */
export async function createGroup({ db }: Context, viewer: Viewer, input: { name: string }): Promise<Group> {
  const name = checkName(input.name);
  const id = uuid();
  return db.transaction(async (tx) => {
    await tx.insert(Conversation, { id, kind: 'group' });
    await tx.insert(Group, { id, name, ownerId: viewer.id, joinCode: newJoinCode() });
    await tx.insert(GroupMember, { groupId: id, userId: viewer.id, role: 'owner' });
    return tx.findOneByOrFail(Group, { id });
  });
}

/** Makes the viewer a member; harmless for who is one. BAD_USER_INPUT on `code`, in the same words for every wrong one. */
export async function joinGroup(context: Context, viewer: Viewer, input: { code: string }): Promise<Group> {
  await context.rateLimits.consume('joinByViewer', viewer.id);
  return context.db.transaction(async (tx) => {
    const joinCode = normalizeJoinCode(input.code);
    const group = await tx.findOne(Group, { where: { joinCode }, lock: { mode: 'pessimistic_write' } });
    if (!group) {
      const text = 'No group has this code.';
      throw new AppError('BAD_USER_INPUT', text, { code: text });
    }
    await tx.query(
      `INSERT INTO group_members (group_id, user_id, role) VALUES ($1, $2, 'member') ON CONFLICT DO NOTHING`,
      [group.id, viewer.id],
    );
    return group;
  });
}

/** The viewer is a member no more. FORBIDDEN for the owner, who hands the group over first; NOT_FOUND for strangers. */
export async function leaveGroup({ db }: Context, viewer: Viewer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const group = isUuid(id) ? await lockGroup(tx, id) : null;
    const member = group && (await tx.findOneBy(GroupMember, { groupId: group.id, userId: viewer.id }));
    if (!member) throw new AppError('NOT_FOUND', 'You are not in this group.', { id: 'no such group' });
    if (member.role === 'owner') {
      throw new AppError('FORBIDDEN', 'The owner can’t leave. Hand the group over first, or delete it.');
    }
    await tx.delete(GroupMember, { groupId: member.groupId, userId: viewer.id });
  });
}

/** The viewer's groups, the newest membership first. */
export function listGroups({ db }: Context, viewer: Viewer): Promise<Group[]> {
  return db.manager
    .createQueryBuilder(Group, 'one')
    .innerJoin(GroupMember, 'member', 'member.group_id = one.id')
    .where('member.user_id = :userId', { userId: viewer.id })
    .orderBy('member.joined_at', 'DESC')
    .addOrderBy('one.id')
    .getMany();
}

/** The group, seen by one of its members. */
export async function findGroup(services: Pick<Services, 'db'>, viewer: Viewer, id: string): Promise<Group | null> {
  return (await isMember(services, id, viewer.id)) ? services.db.manager.findOneBy(Group, { id }) : null;
}

/** Whether the person is in the group at this moment. */
export async function isMember({ db }: Pick<Services, 'db'>, groupId: string, userId: string): Promise<boolean> {
  return isUuid(groupId) && db.manager.existsBy(GroupMember, { groupId, userId });
}

/**
 * Takes a person whose account ends out of all groups. What they owned goes to the longest-serving admin, else member;
 * a group that nobody else is in goes with them.
 */
export async function handOverGroups(tx: EntityManager, userId: string): Promise<void> {
  const owned = await tx.find(Group, {
    where: { ownerId: userId },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  await tx.delete(GroupMember, { userId });
  for (const group of owned) {
    const [heir] = await tx.query<{ user_id: string }[]>(
      `SELECT user_id FROM group_members WHERE group_id = $1 ORDER BY role = 'admin' DESC, joined_at, user_id LIMIT 1`,
      [group.id],
    );
    if (!heir) await tx.delete(Conversation, { id: group.id });
    else await makeOwner(tx, group.id, heir.user_id);
  }
}

async function makeOwner(tx: EntityManager, groupId: string, userId: string): Promise<void> {
  await tx.update(Group, { id: groupId }, { ownerId: userId });
  await tx.update(GroupMember, { groupId, userId }, { role: 'owner' });
}

/** Changes of one group's people run one after the other. */
function lockGroup(tx: EntityManager, id: string): Promise<Group | null> {
  return tx.findOne(Group, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

function checkName(raw: string): string {
  const name = toLine(raw);
  if (name === '') throw wrongName('Please enter a name.');
  if (name.length > GROUP_LIMITS.name) throw wrongName(`At most ${GROUP_LIMITS.name} characters.`);
  if (hasControl(name)) throw wrongName('This name has characters that can’t be saved.');
  return name;
}

function wrongName(text: string): AppError {
  return new AppError('BAD_USER_INPUT', text, { name: text });
}

/** Of 64 random bytes practically always enough are usable. */
function newJoinCode(): string {
  return joinCodeFrom(randomBytes(CODE_BYTES)) ?? newJoinCode();
}
