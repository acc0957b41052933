import { type EntityManager, In } from 'typeorm';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { removeUploads, Upload } from '../../uploads/index.ts';
import { Message } from './message.entity.ts';
import type { NewMessage } from './message-store.service.ts';

type MessagePicture = NonNullable<NewMessage['image']>;

/** The picture at that address with its size, if the viewer has uploaded it for a message; null otherwise. */
export async function findPicture({ db }: Context, viewer: Viewer, url: string): Promise<MessagePicture | null> {
  const key = toKey(url);
  if (!key) return null;
  const [rows] = await db.query<[{ width_px: number; height_px: number }[], number]>(
    // As if it had just been looked for: nothing removes it before the message is stored.
    `UPDATE uploads SET checked_at = now() WHERE key = $1 AND owner_id = $2 AND kind = 'MESSAGE'
     RETURNING width_px, height_px`,
    [key, viewer.id],
  );
  const [found] = rows;
  return found ? { url, widthPx: found.width_px, heightPx: found.height_px } : null;
}

/** Removes pictures that no message shows any more, with their files. Called in the transaction that took the messages. */
export async function removeUnsentPictures(tx: EntityManager, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  const shown = await tx.find(Message, { where: { imageUrl: In([...urls]) }, select: { imageUrl: true } });
  const still = new Set(shown.map(({ imageUrl }) => imageUrl));
  const keys = urls.filter((url) => !still.has(url)).map((url) => toKey(url) ?? '');
  const own = await tx.find(Upload, { where: { key: In(keys), kind: 'MESSAGE' }, select: { key: true } });
  await removeUploads(
    tx,
    own.map(({ key }) => key),
  );
}

/** The addresses of all pictures in a conversation. */
export async function listPictures(tx: EntityManager, conversationId: string): Promise<string[]> {
  const rows = await tx.query<{ image_url: string }[]>(
    'SELECT DISTINCT image_url FROM messages WHERE conversation_id = $1 AND image_url IS NOT NULL',
    [conversationId],
  );
  return rows.map(({ image_url }) => image_url);
}

function toKey(url: string): string | null {
  return /^\/uploads\/([\w.-]+)$/.exec(url)?.[1] ?? null;
}
