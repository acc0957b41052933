import { AppError, checkGroupDetails, QUOTAS, quotaReached } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Context, Services, Viewer } from '../../../kernel/context.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { queryRows, toEntity } from '../../../kernel/rows.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { Users } from '../../identity/index.ts';
import { Conversation } from '../conversations/conversation.entity.ts';
import { announceConversation, bumpMemberVersion } from '../conversations/conversation.service.ts';
import { listPictures, removeUnsentPictures } from '../messages/message-picture.service.ts';
import { Group } from './group.entity.ts';
import type { CreateGroupInput, GroupInput, UpdateGroupInput } from './group.inputs.ts';
import { changeGroup } from './group-change.service.ts';
import { newJoinCode } from './group-code.service.ts';
import { GroupMember } from './group-member.entity.ts';
import { removePhoto } from './group-photo.service.ts';

/** Makes a group that belongs to the viewer. BAD_USER_INPUT names all wrong fields; CONFLICT when they are in too many. */
export async function createGroup(context: Context, viewer: Viewer, input: CreateGroupInput): Promise<Group> {
  const details = checkDetails({ ...input, name: input.name });
  const made = await inTransaction(context.db, async (tx) => {
    if (!(await Users.lockUser(tx, viewer.id))) throw new AppError('UNAUTHENTICATED', msg('Sign in to continue.'));
    if ((await tx.countBy(GroupMember, { userId: viewer.id, wasAdded: false })) >= QUOTAS.groups) {
      throw quotaReached('groups');
    }
    return insertGroup(tx, viewer.id, details);
  });
  await announceConversation(context, made.id);
  return made;
}

/** A group with its conversation and its owner as the only member. */
export async function insertGroup(
  tx: EntityManager,
  ownerId: string,
  details: { name?: string; description?: string },
): Promise<Group> {
  const id = uuid();
  await tx.insert(Conversation, { id, kind: 'group' });
  await tx.insert(Group, { ...details, id, ownerId, joinCode: newJoinCode() });
  await tx.insert(GroupMember, { groupId: id, userId: ownerId, role: 'owner' });
  return tx.findOneByOrFail(Group, { id });
}

/** Changes what is given. BAD_USER_INPUT names all wrong fields. */
export function updateGroup(context: Context, viewer: Viewer, { id, ...input }: UpdateGroupInput): Promise<Group> {
  return changeGroup(context, { viewer, id, action: 'editDetails' }, async ({ tx, group }) => {
    const details = checkDetails(input);
    if (Object.keys(details).length > 0) await tx.update(Group, { id }, details);
    await bumpMemberVersion(tx, id);
    return Object.assign(group, details);
  });
}

/** The group, its messages and what was shared into it are gone. */
export async function deleteGroup(context: Context, viewer: Viewer, { id }: GroupInput): Promise<void> {
  await changeGroup(context, { viewer, id, action: 'delete' }, ({ tx, group }) => removeGroup(tx, group));
}

/** The conversation goes, and with it everything that hangs on it. */
export async function removeGroup(tx: EntityManager, group: Group): Promise<void> {
  await removePhoto(tx, group);
  const pictures = await listPictures(tx, group.id);
  await tx.delete(Conversation, { id: group.id });
  await removeUnsentPictures(tx, pictures);
}

/** The group, seen by one of its members. */
export async function findGroup({ db }: Pick<Services, 'db'>, viewer: Viewer, id: string): Promise<Group | null> {
  if (!isUuid(id)) return null;
  const [row] = await queryRows<{ group: Record<string, unknown> }>(
    db,
    `SELECT row_to_json(g.*) AS "group" FROM group_members m JOIN groups g ON g.id = m.group_id
      WHERE m.group_id = $1 AND m.user_id = $2`,
    [id, viewer.id],
  );
  return row ? toEntity(db, Group, row.group) : null;
}

/** Whether the person is in the group at this moment. */
export async function isMember({ db }: Pick<Services, 'db'>, groupId: string, userId: string): Promise<boolean> {
  return isUuid(groupId) && db.manager.existsBy(GroupMember, { groupId, userId });
}

function checkDetails(input: { name?: string | null; description?: string | null }) {
  const { details, errors } = checkGroupDetails(input);
  if (Object.keys(errors).length > 0) throw AppError.ofFields(errors);
  return details;
}
