import { t } from '@tessera/texts';
import type { EntityManager } from 'typeorm';

/** Shown at the webhook, where its owner can switch it on again. */
const REASON = t(
  'Paused when the password or the email address of the account changed. Check the address before you turn it on.',
);

/** Switches all webhooks of a person off; gives how many were on. */
export async function pauseAllWebhooks(tx: EntityManager, ownerId: string): Promise<number> {
  const [, count] = await tx.query<[unknown[], number]>(
    'UPDATE webhooks SET disabled_at = now(), disabled_reason = $2 WHERE owner_id = $1 AND disabled_at IS NULL',
    [ownerId, REASON],
  );
  return count;
}
