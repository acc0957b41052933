import { createHash, randomBytes } from 'node:crypto';
import { AppError, type CardData, linkedPictures, safeImageUrl } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { addKeyedJob } from '../../../infra/jobs.ts';
import type { Context, Services, Viewer } from '../../../kernel/context.ts';
import type { Image } from '../../../kernel/graphql/image.types.ts';
import type { JobPayloads } from '../../../kernel/module.ts';
import { queryRows } from '../../../kernel/rows.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { listPictureLinks } from '../../cards/index.ts';
import { reencode } from '../picture.ts';
import { Upload } from '../upload.entity.ts';
import { noteUpload } from '../upload.service.ts';
import { fetchPicture, refuse } from './fetch-picture.ts';
import { PictureCopy } from './picture-copy.entity.ts';

type CopyServices = Pick<Services, 'db' | 'env' | 'files'>;

/** What failed is tried again after a day, and what no card shows any more is forgotten then. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** Has the server copy the pictures elsewhere that cards show, once the transaction is committed. */
export async function queueCopies(
  tx: EntityManager,
  cards: readonly { data: CardData; ownerId: string }[],
): Promise<void> {
  const payers = new Map(
    cards.flatMap(({ data, ownerId }) => linkedPictures(data).map((url) => [url, ownerId] as const)),
  );
  const urls = [...payers.keys()];
  if (urls.length === 0) return;
  const known = await tx.find(PictureCopy, { select: { url: true }, where: urls.map((url) => ({ url })) });
  const isKnown = new Set(known.map(({ url }) => url));
  for (const [url, payerId] of payers) if (!isKnown.has(url)) await queueCopy(tx, { url, payerId });
}

/** Once for an address, however many wait for it; a job's key is at most 512 characters long. */
function queueCopy(tx: EntityManager, { url, payerId }: { url: string; payerId: string }): Promise<void> {
  const key = `copy ${createHash('sha256').update(url).digest('hex')}`;
  return addKeyedJob(tx, ['copyPicture', { url, payerId }], { key });
}

/** The job: copies the picture, or notes why it can't be. Done once for an address, however many cards show it. */
export async function copyPicture(services: CopyServices, { url, payerId }: JobPayloads['copyPicture']): Promise<void> {
  const known = await services.db.manager.findOneBy(PictureCopy, { url });
  if (known?.copyUrl) return;
  // A job has no address of its own: pictures elsewhere take turns among each other.
  await tryCopy(services, { url, payerId: payerId ?? null }, 'copies').catch((error: unknown) => {
    // It is noted; what could not be tried is tried again.
    if (!(error instanceof AppError) || error.code !== 'BAD_USER_INPUT') throw error;
  });
}

/** The copy at once, for who has just typed the link. BAD_USER_INPUT on `url` says why there is none. RATE_LIMITED. */
export async function copyLinkedPicture(context: Context, viewer: Viewer, input: { url: string }): Promise<Image> {
  const url = safeImageUrl(input.url);
  if (!url || url.startsWith('/')) throw refuse(msg('A link to a picture begins with https://.'));
  await context.rateLimits.consume('uploadByViewer', viewer.id);
  const known = await context.db.manager.findOneBy(PictureCopy, { url });
  const copyUrl = known?.copyUrl ?? (await tryCopy(context, { url, payerId: viewer.id }, context.request.address));
  const upload = await context.db.manager.findOneByOrFail(Upload, { key: copyUrl.slice('/uploads/'.length) });
  const { widthPx, heightPx, sizeBytes } = upload;
  return { url: copyUrl, widthPx, heightPx, sizeBytes };
}

/** The path of the new copy. A refusal is noted for who asks next. */
async function tryCopy(
  services: CopyServices,
  { url, payerId }: { url: string; payerId: string | null },
  address: string,
): Promise<string> {
  const { db, env, files } = services;
  try {
    const bytes = await fetchPicture(url, () => env.mayWebhooksBePrivate);
    const picture = await reencode(bytes, 'COPY', address);
    const key = `${randomBytes(16).toString('hex')}.webp`;
    await files.write(key, picture.bytes);
    const copyUrl = `/uploads/${key}`;
    const kept = inTransaction(db, async (tx) => {
      const { widthPx, heightPx } = picture;
      const sizeBytes = picture.bytes.length;
      await noteUpload(tx, { key, kind: 'COPY', widthPx, heightPx, sizeBytes }, { payerId });
      await note(tx, { url, copyUrl, problem: '' });
    });
    await kept.catch(async (error: unknown) => {
      await files.remove(key);
      throw error;
    });
    return copyUrl;
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'RATE_LIMITED') throw error;
    await note(db.manager, { url, copyUrl: null, problem: error.message });
    throw refuse(error.text);
  }
}

async function note(tx: EntityManager, copy: Pick<PictureCopy, 'url' | 'copyUrl' | 'problem'>): Promise<void> {
  await tx.upsert(PictureCopy, { ...copy, triedAt: new Date() }, ['url']);
}

/** The key of the server's copy; null while there is none. */
export async function findCopy({ db }: Pick<Services, 'db'>, url: string): Promise<string | null> {
  const text = 'SELECT copy_url FROM picture_copies WHERE url = $1';
  const [row] = await queryRows<{ copy_url: string | null }>(db, text, [url]);
  return row?.copy_url?.slice('/uploads/'.length) ?? null;
}

/** Copies what cards show and nobody has tried today, and forgets what none shows any more. */
export async function sweepCopies({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Cards of old may have links in another form than the one that is shown.
    const found = (await listPictureLinks(tx)).map(({ link, ownerId }) => [safeImageUrl(link), ownerId] as const);
    const payers = new Map(found.flatMap(([url, ownerId]) => (url === null ? [] : [[url, ownerId] as const])));
    const links = [...payers.keys()];
    const before = new Date(now.getTime() - DAY_MS);
    const due = await tx.query<{ url: string }[]>(
      `SELECT url FROM unnest($1::text[]) AS url
        WHERE NOT EXISTS (SELECT 1 FROM picture_copies p WHERE p.url = url.url AND (p.copy_url IS NOT NULL OR p.tried_at > $2))`,
      [links, before],
    );
    for (const { url } of due) await queueCopy(tx, { url, payerId: payers.get(url) ?? '' });
    await tx.query('DELETE FROM picture_copies WHERE tried_at < $2 AND NOT url = ANY ($1::text[])', [links, before]);
  });
}
