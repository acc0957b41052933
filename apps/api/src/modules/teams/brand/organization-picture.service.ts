import type { EntityManager } from 'typeorm';
import type { Context, Viewer } from '../../../kernel/context.ts';
import type { Image } from '../../../kernel/graphql/image.types.ts';
import { noteUpload, storePicture, Upload } from '../../uploads/index.ts';
import { assertMayInOrganization, changeOrganization } from '../organizations/organization-change.service.ts';
import { OrganizationMember } from '../organizations/organization-member.entity.ts';
import type { UploadOrganizationPictureInput } from './organization-brand.inputs.ts';

/** Stores a picture that is the team's. UNSUPPORTED_MEDIA_TYPE on `file` when it is none. */
export async function uploadPicture(
  context: Context,
  viewer: Viewer,
  { id, file, kind }: UploadOrganizationPictureInput,
): Promise<Image> {
  const where = { id, action: 'editBrand' } as const;
  await assertMayInOrganization(context, viewer, where);
  const picture = await storePicture(context, viewer, { file, kind });
  try {
    await changeOrganization(context, { viewer, ...where }, async ({ tx }) => {
      const payerId = await findTeamOwner(tx, id);
      await noteUpload(tx, picture, { organizationId: id, payerId });
    });
  } catch (error) {
    await context.files.remove(picture.key);
    throw error;
  }
  return picture;
}

async function findTeamOwner(tx: EntityManager, organizationId: string): Promise<string | null> {
  const owner = await tx.findOneBy(OrganizationMember, { organizationId, role: 'OWNER' });
  return owner?.userId ?? null;
}

/** Whether the address is of a picture that was uploaded for the team, which is held until the transaction's end. */
export async function isTeamPicture(tx: EntityManager, organizationId: string, url: string): Promise<boolean> {
  const key = url.replace('/uploads/', '');
  const found = await tx.findOne(Upload, { where: { key, organizationId }, lock: { mode: 'for_no_key_update' } });
  if (found) await tx.update(Upload, { key }, { checkedAt: new Date() });
  return found !== null;
}
