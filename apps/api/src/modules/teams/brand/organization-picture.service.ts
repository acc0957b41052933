import type { EntityManager } from 'typeorm';
import type { Context, Services, Viewer } from '../../../composition/context.ts';
import type { Image } from '../../../platform/image.types.ts';
import { addJob } from '../../../platform/jobs.ts';
import { storePicture } from '../../uploads/upload.service.ts';
import { assertMayInOrganization, changeOrganization } from '../organizations/organization-change.service.ts';
import type { UploadOrganizationPictureInput } from './organization-brand.inputs.ts';
import { OrganizationPicture } from './organization-picture.entity.ts';

/** How long one that is shown somewhere is not looked for again, and one that is new waits for its first use. */
const CHECK_AFTER_MS = 24 * 60 * 60 * 1000;
const CHECKED_AT_ONCE = 20;

/** Stores a picture that is the team's. UNSUPPORTED_MEDIA_TYPE on `file` when it is none. */
export async function uploadPicture(
  context: Context,
  viewer: Viewer,
  { id, file, kind }: UploadOrganizationPictureInput,
): Promise<Image> {
  const where = { id, action: 'editBrand' } as const;
  await assertMayInOrganization(context, viewer, where);
  const { key, ...image } = await storePicture(context, viewer, { file, kind });
  try {
    await changeOrganization(context, { viewer, ...where }, ({ tx }) =>
      tx.insert(OrganizationPicture, { key, organizationId: id, sizeBytes: image.sizeBytes }),
    );
  } catch (error) {
    await context.files.remove(key);
    throw error;
  }
  return image;
}

/** Whether the address is of a picture that was uploaded for the team, which is held until the transaction's end. */
export async function isTeamPicture(tx: EntityManager, organizationId: string, url: string): Promise<boolean> {
  const key = url.replace('/uploads/', '');
  const found = await tx.findOne(OrganizationPicture, {
    where: { key, organizationId },
    lock: { mode: 'for_no_key_update' },
  });
  if (found) await tx.update(OrganizationPicture, { key }, { checkedAt: new Date() });
  return found !== null;
}

/** Everything that shows pictures by their address, as a text in which the address stands. */
const SHOWN = [
  'SELECT FROM organizations o WHERE position(p.key IN o.brand::text) > 0',
  'SELECT FROM organization_templates t WHERE position(p.key IN t.data::text) > 0',
  'SELECT FROM organization_designs d WHERE position(p.key IN d.design::text) > 0',
  'SELECT FROM templates t WHERE position(p.key IN t.design::text) > 0',
  'SELECT FROM cards c WHERE position(p.key IN c.data::text) > 0',
  'SELECT FROM card_versions v WHERE position(p.key IN v.data::text) > 0',
  'SELECT FROM invoices i WHERE position(p.key IN to_jsonb(i)::text) > 0',
];

const NOWHERE = SHOWN.map((shown) => `NOT EXISTS (${shown})`).join(' AND ');

/** Removes pictures that nothing shows any more: no kit, no template, no card, no earlier version of one, no invoice. */
export async function sweepPictures({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // A picture is looked for in all cards, which takes a while; so few at once, and each once a day.
    const due = await tx.query<{ key: string }[]>(
      `SELECT key FROM organization_pictures WHERE checked_at < $1 ORDER BY checked_at LIMIT ${CHECKED_AT_ONCE}
          FOR NO KEY UPDATE SKIP LOCKED`,
      [new Date(now.getTime() - CHECK_AFTER_MS)],
    );
    const keys = due.map(({ key }) => key);
    if (keys.length === 0) return;
    const gone = await tx.query<{ key: string }[]>(
      `WITH gone AS (DELETE FROM organization_pictures p WHERE p.key = ANY ($1) AND ${NOWHERE} RETURNING p.key)
       SELECT key FROM gone`,
      [keys],
    );
    await tx.query('UPDATE organization_pictures SET checked_at = $2 WHERE key = ANY ($1)', [keys, now]);
    if (gone.length > 0) await addJob(tx, 'removeFiles', { keys: gone.map(({ key }) => key) });
  });
}
