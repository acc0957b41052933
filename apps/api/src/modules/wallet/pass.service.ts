import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { addJob } from '../../infra/jobs.ts';
import type { Services } from '../../kernel/context.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { Card } from '../cards/index.ts';
import { User, Users } from '../identity/index.ts';
import { type AppleIdentity, loadAppleIdentity } from './apple/identity.ts';
import { buildApplePass } from './apple/pass.ts';
import { drawPassPictures } from './apple/pictures.ts';
import { hashContent, type PassContent, passContent } from './pass-content.ts';
import { WalletPass } from './wallet-pass.entity.ts';

const TOKEN_BYTES = 24;
/** Of passes that were asked for a moment ago: after a change all devices ask for the same one. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** Any number: passes are changed one after the other, so that their numbers become visible in their order. */
const CHANGES_LOCK = 1_796_420;

/** Who draws and reads for a pass. */
export type PassServices = Pick<Services, 'db' | 'files' | 'env'>;

/** The pass of a card, made when it is first asked for. */
export async function findOrMakePass(tx: EntityManager, cardId: string): Promise<WalletPass> {
  const values = [uuid(), cardId, randomBytes(TOKEN_BYTES).toString('base64url')];
  await tx.query(
    'INSERT INTO wallet_passes (serial, card_id, token) VALUES ($1, $2, $3) ON CONFLICT (card_id) DO NOTHING',
    values,
  );
  return tx.findOneByOrFail(WalletPass, { cardId });
}

export async function findPass({ db }: Pick<Services, 'db'>, serial: string): Promise<WalletPass | null> {
  return isUuid(serial) ? db.manager.findOneBy(WalletPass, { serial }) : null;
}

/** What the pass shows now; null where its card is gone, or others can't open it. */
export async function readContent(
  { env }: Pick<Services, 'env'>,
  manager: EntityManager,
  pass: WalletPass,
): Promise<PassContent | null> {
  const card = await manager.findOneBy(Card, { id: pass.cardId });
  const owner = card && (await manager.findOneBy(User, { id: card.ownerId }));
  if (!card || !owner) return null;
  const url = `${env.publicOrigin}/${Users.ownerSegment(owner)}/${card.slug}`;
  return passContent({ card, owner, url, code: pass.code });
}

/**
 * Notes what the pass shows now. If that is something else than before, its number and time are new, and wherever it is kept
 * is told; not for a pass that nobody had before.
 */
export async function noteContent(
  services: Pick<Services, 'db' | 'env'>,
  { serial }: Pick<WalletPass, 'serial'>,
): Promise<{ pass: WalletPass; content: PassContent | null }> {
  return inTransaction(services.db, async (tx) => {
    const known = await compareContent(services, tx, serial);
    // Most looks find nothing new, and wait for no other pass.
    if (!known.isNew) return known;
    await tx.query('SELECT pg_advisory_xact_lock($1)', [CHANGES_LOCK]);
    // Read again under the lock, so that no older state is noted after a newer one.
    const { pass: before, content, contentHash, isNew } = await compareContent(services, tx, serial);
    if (!isNew) return { pass: before, content };
    // Devices compare whole seconds.
    await tx.query(
      `UPDATE wallet_passes SET content_hash = $2, change_number = nextval('wallet_pass_changes'),
         changed_at = greatest(date_trunc('second', clock_timestamp()), date_trunc('second', changed_at) + interval '1 second')
        WHERE serial = $1`,
      [serial, contentHash],
    );
    const pass = await tx.findOneByOrFail(WalletPass, { serial });
    if (before.contentHash !== null) await tellOfChange(tx, pass);
    return { pass, content };
  });
}

async function compareContent({ env }: Pick<Services, 'env'>, tx: EntityManager, serial: string) {
  const pass = await tx.findOneByOrFail(WalletPass, { serial });
  const content = await readContent({ env }, tx, pass);
  const contentHash = hashContent(content);
  return { pass, content, contentHash, isNew: pass.contentHash !== contentHash };
}

/** Queues the jobs that tell Apple devices and Google of a change. */
async function tellOfChange(tx: EntityManager, { serial, isAtGoogle }: WalletPass): Promise<void> {
  await addJob(tx, 'pushWalletPass', { serial });
  if (isAtGoogle) await addJob(tx, 'patchWalletPass', { serial });
}

const built = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length });
/** All devices ask for a changed pass at once: one of them draws it, and the others wait for that. */
const running = new Map<string, Promise<Buffer>>();

/** The signed file. `from`: whose turn it is to draw. */
export async function makeApplePass(
  services: PassServices,
  {
    pass,
    identity,
    content,
    from,
  }: { pass: WalletPass; identity: AppleIdentity; content: PassContent | null; from: string },
): Promise<Buffer> {
  const { env } = services;
  const key = [
    pass.serial,
    hashContent(content),
    identity.passType,
    identity.expiresAt.getTime(),
    env.publicOrigin,
  ].join();
  const known = built.get(key) ?? running.get(key);
  if (known) return known;
  const build = async () => {
    const pictures = await drawPassPictures(services, content, from);
    const { serial, token } = pass;
    const serviceUrl = `${env.publicOrigin}/wallet/apple`;
    const bytes = buildApplePass(identity, { serial, token, content, serviceUrl, pictures });
    built.set(key, bytes);
    return bytes;
  };
  const building = build().finally(() => running.delete(key));
  running.set(key, building);
  return building;
}

/** By which passes are signed here; null where nobody has set it up, or it has ended. */
export function findAppleIdentity({ env }: Pick<Services, 'env'>): AppleIdentity | null {
  return loadAppleIdentity(env.wallet.apple);
}
