import type { DataSource } from 'typeorm';
import webPush from 'web-push';
import type { SecretBox } from '../../infra/secrets/secret-box.ts';
import type { Services } from '../../kernel/context.ts';
import { PushKey } from './push-key.entity.ts';

/** Both halves in base64url. */
export interface VapidKey {
  publicKey: string;
  privateKey: string;
}

type Needs = Pick<Services, 'env' | 'db' | 'secrets'>;

const ONLY = 1;
const ABOUT = 'push key';

/** Each database's key, kept in memory because it never changes. */
const known = new WeakMap<DataSource, VapidKey>();

/** The key of the settings, or else one that is made once and kept. Browsers subscribe to it, so it stays. */
export async function findPushKey({ env, db, secrets }: Needs): Promise<VapidKey> {
  if (env.vapid) return env.vapid;
  const found = known.get(db) ?? (await readKey(db, secrets)) ?? (await makeKey(db, secrets));
  known.set(db, found);
  return found;
}

/** Encrypts it with the first key of SECRETS_KEY. Gives how many there were to encrypt: one or none. */
export async function sealPushKey(db: DataSource, box: SecretBox): Promise<number> {
  const row = await db.manager.findOneBy(PushKey, { id: ONLY });
  if (!row || box.isFresh(row.privateKey)) return 0;
  const privateKey = box.seal(openKey(row.privateKey, box), ABOUT);
  await db.manager.update(PushKey, { id: ONLY }, { privateKey });
  return 1;
}

async function readKey(db: DataSource, box: SecretBox | null): Promise<VapidKey | null> {
  const row = await db.manager.findOneBy(PushKey, { id: ONLY });
  return row && { publicKey: row.publicKey, privateKey: openKey(row.privateKey, box) };
}

/** Of two processes that make one at once, the first one's counts. */
async function makeKey(db: DataSource, box: SecretBox | null): Promise<VapidKey> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const row = { id: ONLY, publicKey, privateKey: box?.seal(privateKey, ABOUT) ?? privateKey };
  await db.manager.createQueryBuilder().insert().into(PushKey).values(row).orIgnore().execute();
  const kept = await readKey(db, box);
  if (!kept) throw new Error('The push key could not be kept.');
  return kept;
}

/** Base64url has no dot. */
function openKey(kept: string, box: SecretBox | null): string {
  if (!kept.includes('.')) return kept;
  if (!box) throw new Error('SECRETS_KEY is not set, and the push key is encrypted with it');
  return box.open(kept, ABOUT);
}
