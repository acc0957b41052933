import type { Services } from '../../kernel/context.ts';
import { RetryLater } from '../../kernel/retry-after.ts';
import { pushToDevices } from './apple/push.ts';
import { saveObject } from './google/object.ts';
import { findAppleIdentity, findPass, noteContent, readContent } from './pass.service.ts';
import { WalletPass } from './wallet-pass.entity.ts';

/** Requests of all processes together to Google, in a second. */
const GOOGLE_LIMIT = 'googleWallet';

/** The job: looks whether the pass of a card shows something else now, and has those told who keep it. */
export async function refreshWalletPass(services: Services, { cardId }: { cardId: string }): Promise<void> {
  const known = await services.db.manager.findOneBy(WalletPass, { cardId });
  if (!known || known.contentHash === null) return;
  await noteContent(services, known);
}

/** The job: tells Apple devices to ask for the pass again. It runs again for all of them when some could not be told. */
export async function pushWalletPass(services: Services, { serial }: { serial: string }): Promise<void> {
  const { db, env } = services;
  const identity = findAppleIdentity(services);
  if (!env.wallet.apple || !identity) return;
  const rows = await db.query<{ token: string }[]>(
    'SELECT DISTINCT push_token AS token FROM wallet_registrations WHERE serial = $1',
    [serial],
  );
  if (rows.length === 0) return;
  const tokens = rows.map(({ token }) => token);
  const { gone, failed } = await pushToDevices(env.wallet.apple, identity, tokens);
  if (gone.length > 0) await db.query('DELETE FROM wallet_registrations WHERE push_token = ANY ($1)', [gone]);
  if (failed.length > 0)
    throw new Error(`Apple’s push service took ${tokens.length - failed.length} of ${tokens.length} notices.`);
}

/** The job: brings Google’s object up to date. */
export async function patchWalletPass(services: Services, { serial }: { serial: string }): Promise<void> {
  const { env } = services;
  const pass = await findPass(services, serial);
  if (!pass || !env.wallet.google) return;
  await takeTurnAtGoogle(services);
  const content = await readContent(services, services.db.manager, pass);
  await saveObject(env.wallet.google, { serial, content, origin: env.publicOrigin });
}

/** Google takes 20 requests a second; a job that comes too soon runs again a little later. */
async function takeTurnAtGoogle({ rateLimits }: Pick<Services, 'rateLimits'>): Promise<void> {
  const { isGranted } = await rateLimits.spend(GOOGLE_LIMIT, 'all', 1);
  if (!isGranted) throw new RetryLater(1, 'Google Wallet is asked as often as it allows.');
}
