import type { EntityManager } from 'typeorm';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { noteUpload, removeUploads, storePicture } from '../../uploads/index.ts';
import { bumpMemberVersion } from '../conversations/conversation.service.ts';
import { Group } from './group.entity.ts';
import type { GroupInput, GroupPhotoInput } from './group.inputs.ts';
import { assertMayInGroup, changeGroup } from './group-change.service.ts';

/**
 * The picture as the group's, cut to a square; the former one is removed. It goes with the group and not with the
 * account of whoever chose it. UNSUPPORTED_MEDIA_TYPE on `file` when it is none.
 */
export async function setGroupPhoto(context: Context, viewer: Viewer, input: GroupPhotoInput): Promise<Group> {
  const where = { id: input.id, action: 'changePhoto' } as const;
  await assertMayInGroup(context, viewer, where);
  const picture = await storePicture(context, viewer, { file: input.file, kind: 'GROUP' });
  try {
    return await changeGroup(context, { viewer, ...where }, async ({ tx, group }) => {
      // The former photo no longer counts.
      const changed = await replacePhoto(tx, group, picture.url);
      await noteUpload(tx, picture, { payerId: group.ownerId });
      return changed;
    });
  } catch (error) {
    await context.files.remove(picture.key);
    throw error;
  }
}

/** The group has no picture. Harmless when it has none. */
export function removeGroupPhoto(context: Context, viewer: Viewer, { id }: GroupInput): Promise<Group> {
  return changeGroup(context, { viewer, id, action: 'changePhoto' }, ({ tx, group }) => replacePhoto(tx, group, null));
}

async function replacePhoto(tx: EntityManager, group: Group, photoUrl: string | null): Promise<Group> {
  await removePhoto(tx, group);
  await tx.update(Group, { id: group.id }, { photoUrl });
  await bumpMemberVersion(tx, group.id);
  return Object.assign(group, { photoUrl });
}

/** The file goes once the transaction is committed. */
export async function removePhoto(tx: EntityManager, { photoUrl }: Group): Promise<void> {
  const key = photoUrl?.split('/').at(-1);
  if (key) await removeUploads(tx, [key]);
}
