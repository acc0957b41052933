import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { DataSource } from 'typeorm';
import type { SecretBox } from '../../infra/secrets/secret-box.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { Webhook } from './webhook.entity.ts';

/** Whose key it is, for the box: in the row of another webhook it doesn't open. */
function keptFor(webhookId: string): string {
  return `webhook ${webhookId}`;
}

/** The key as it is kept. UNAVAILABLE where the server has no key for others' secrets. */
export function sealKey(box: SecretBox | null, webhookId: string, key: string): string {
  if (box) return box.seal(key, keptFor(webhookId));
  throw new AppError('UNAVAILABLE', msg('This installation isn’t set up for webhooks.'));
}

/** The key to sign with. Throws when the key that has sealed it is not at hand any more. */
export function openKey(box: SecretBox | null, webhookId: string, kept: string): string {
  if (!box) throw new Error('SECRETS_KEY is not set, and the signing keys of webhooks are kept under it');
  return box.open(kept, keptFor(webhookId));
}

/**
 * Seals the signing keys anew that another key than the first one has sealed, so that former keys can be taken away. Gives
 * how many webhooks that were.
 */
export function sealWebhookKeys(db: DataSource, box: SecretBox): Promise<number> {
  const isDue = (kept: string) => !box.isFresh(kept);
  return inTransaction(db, async (tx) => {
    const webhooks = await tx.createQueryBuilder(Webhook, 'w').orderBy('w.id').setLock('pessimistic_write').getMany();
    const again = (id: string, kept: string) => (isDue(kept) ? sealKey(box, id, openKey(box, id, kept)) : kept);
    const due = webhooks.filter(({ secret, oldSecret }) => isDue(secret) || (oldSecret !== null && isDue(oldSecret)));
    for (const { id, secret, oldSecret, oldSecretUntil } of due) {
      // A former key whose time is over signs nothing more: it is forgotten rather than kept on.
      const isOver = oldSecret === null || oldSecretUntil === null || oldSecretUntil <= new Date();
      await tx.update(Webhook, { id }, { secret: again(id, secret), oldSecret: isOver ? null : again(id, oldSecret) });
    }
    return due.length;
  });
}
