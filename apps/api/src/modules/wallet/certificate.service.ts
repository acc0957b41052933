import type { Services } from '../../kernel/context.ts';
import { daysLeft, WARN_DAYS } from './apple/identity.ts';
import { findAppleIdentity } from './pass.service.ts';

/** Once an hour: warns of a certificate that ends soon. Without it no pass can be added or changed. */
export async function warnOfCertificate({ env, log, metrics }: Services, now: Date): Promise<void> {
  if (!env.wallet.apple) return;
  const identity = findAppleIdentity({ env });
  const days = identity ? daysLeft(identity, now) : 0;
  metrics.walletCertificateDays.set(days);
  if (!identity) log.error('cards can’t be added to Apple Wallet: `npm run admin -- wallet` says why');
  else if (days < WARN_DAYS) log.warn({ days }, 'the certificate for Apple Wallet ends soon');
}
