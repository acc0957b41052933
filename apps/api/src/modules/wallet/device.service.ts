import type { Services } from '../../kernel/context.ts';
import { areEqualSecrets } from '../../kernel/equal-secrets.ts';
import { findAppleIdentity, findPass, makeApplePass, readContent } from './pass.service.ts';
import type { WalletPass } from './wallet-pass.entity.ts';
import { WalletRegistration } from './wallet-registration.entity.ts';

/** Devices that keep one pass. One phone may register hundreds of ids. */
const MOST_DEVICES = 20_000;
const MOST_LISTED = 1000;

/** The pass, for the device that knows its token; null for a wrong token and for a pass that there is not. */
export async function authorizeDevice(
  services: Pick<Services, 'db' | 'env'>,
  { passType, serial, authorization }: { passType: string; serial: string; authorization: string | undefined },
): Promise<WalletPass | null> {
  const given = /^ApplePass (\S+)$/.exec(authorization ?? '')?.[1] ?? '';
  const pass = await findPass(services, serial);
  // Compared in any case, so that the time doesn't tell which passes there are.
  const isRight = areEqualSecrets(given, pass?.token ?? '');
  return pass && isRight && passType === findAppleIdentity(services)?.passType ? pass : null;
}

/** Notes that the device keeps the pass. The same again changes nothing; `full` when too many keep it. */
export async function registerDevice(
  { db }: Pick<Services, 'db'>,
  { serial }: WalletPass,
  { deviceId, pushToken }: { deviceId: string; pushToken: string },
): Promise<'new' | 'known' | 'full'> {
  const [row] = await db.query<{ isKnown: boolean; isKept: boolean }[]>(
    `WITH known AS (SELECT 1 FROM wallet_registrations WHERE device_id = $1 AND serial = $2),
     kept AS (
       INSERT INTO wallet_registrations (device_id, serial, push_token) SELECT $1, $2::uuid, $3
        WHERE EXISTS (SELECT 1 FROM known) OR (SELECT count(*) FROM wallet_registrations WHERE serial = $2) < $4
       ON CONFLICT (device_id, serial) DO UPDATE SET push_token = excluded.push_token RETURNING 1)
     SELECT EXISTS (SELECT 1 FROM known) AS "isKnown", EXISTS (SELECT 1 FROM kept) AS "isKept"`,
    [deviceId, serial, pushToken, MOST_DEVICES],
  );
  if (!row?.isKept) return 'full';
  return row.isKnown ? 'known' : 'new';
}

export async function unregisterDevice(
  { db }: Pick<Services, 'db'>,
  { serial }: WalletPass,
  deviceId: string,
): Promise<void> {
  await db.manager.delete(WalletRegistration, { serial, deviceId });
}

/** The passes of a device that have changed since it last asked, and the mark to send with its next request; null for none. */
export async function listChangedPasses(
  services: Pick<Services, 'db' | 'env'>,
  { passType, deviceId, since }: { passType: string; deviceId: string; since: string | undefined },
): Promise<{ serialNumbers: string[]; lastUpdated: string } | null> {
  if (passType !== findAppleIdentity(services)?.passType) return null;
  // Something else than what we once said is as nothing.
  const after = /^\d{1,18}$/.test(since ?? '') ? since : '0';
  const rows = await services.db.query<{ serial: string; changeNumber: string }[]>(
    `SELECT p.serial, p.change_number::text AS "changeNumber" FROM wallet_registrations r
       JOIN wallet_passes p ON p.serial = r.serial
      WHERE r.device_id = $1 AND p.change_number > $2 ORDER BY p.change_number LIMIT ${MOST_LISTED}`,
    [deviceId, after],
  );
  const last = rows.at(-1);
  return last ? { serialNumbers: rows.map(({ serial }) => serial), lastUpdated: last.changeNumber } : null;
}

/** The pass as it is now; null when it has not changed since the device got it, or can't be signed here any more. */
export async function readLatestPass(
  services: Services,
  pass: WalletPass,
  { since, from }: { since: string | undefined; from: string },
): Promise<Buffer | 'unchanged' | null> {
  const identity = findAppleIdentity(services);
  if (!identity) return null;
  const known = Date.parse(since ?? '');
  if (known >= Math.floor(pass.changedAt.getTime() / 1000) * 1000) return 'unchanged';
  const content = await readContent(services, services.db.manager, pass);
  return makeApplePass(services, { pass, identity, content, from });
}
