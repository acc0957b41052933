import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { recordSecurityEvent, Users } from '../../identity/index.ts';
import { paymentProvider } from './installed-payments.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { PayoutAccountRow } from './payout-account.entity.ts';
import type { StartPayoutsPayload } from './payout-start.types.ts';

/** Where the person gets what is paid for their deals; null before they began, and where nobody takes payments. */
export async function findPayoutAccount(
  { db, env }: Pick<Context, 'db' | 'env'>,
  userId: string,
): Promise<PayoutAccountRow | null> {
  return env.billing === 'none' ? null : db.manager.findOneBy(PayoutAccountRow, { userId, provider: env.billing });
}

/**
 * Opens an account of the viewer's own at the provider, once, and gives the page on which it is completed or looked at.
 * FORBIDDEN where nobody takes payments for deals.
 */
export async function startPayouts(context: Context, viewer: Viewer): Promise<StartPayoutsPayload> {
  const provider = paymentProvider(context);
  Users.primeViewer(context);
  // The provider is asked while the person is locked, so that two taps open one account.
  const row = await inTransaction(context.db, (tx) => ensureAccount(tx, context, { provider, userId: viewer.id }));
  return { account: row, url: await provider.accountUrl(row) };
}

/**
 * Asks the provider how far the viewer's account is, because its report may be late or lost; null before they began. FORBIDDEN
 * where nobody takes payments for deals.
 */
export async function checkPayouts(context: Context, viewer: Viewer): Promise<PayoutAccountRow | null> {
  const provider = paymentProvider(context);
  await context.rateLimits.consume('dealByViewer', viewer.id);
  return inTransaction(context.db, async (tx) => {
    await Users.lockUser(tx, viewer.id);
    const known = await tx.findOneBy(PayoutAccountRow, { userId: viewer.id, provider: provider.name });
    return known && refreshAccount(tx, provider, known);
  });
}

async function refreshAccount(tx: EntityManager, provider: PaymentProvider, account: PayoutAccountRow) {
  return account.isReady ? account : tx.save(Object.assign(account, await provider.readProgress(account.accountRef)));
}

async function ensureAccount(
  tx: EntityManager,
  context: Context,
  { provider, userId }: { provider: PaymentProvider; userId: string },
): Promise<PayoutAccountRow> {
  await Users.lockUser(tx, userId);
  const known = await tx.findOneBy(PayoutAccountRow, { userId, provider: provider.name });
  if (known) return refreshAccount(tx, provider, known);
  const user = await context.loaders.user.load(userId);
  if (!user) throw new AppError('UNAUTHENTICATED', msg('Sign in to continue.'));
  const accountRef = await provider.openAccount({ userId, email: user.email });
  // Of another provider there may be one that nobody pays to any more.
  const made = {
    userId,
    provider: provider.name,
    accountRef,
    isReady: false,
    isComplete: false,
    createdAt: new Date(),
  };
  await tx.upsert(PayoutAccountRow, made, ['userId']);
  await recordSecurityEvent(tx, context, { userId, kind: 'PAYOUTS_STARTED' });
  return Object.assign(new PayoutAccountRow(), made);
}

/** The account that the person's deals are paid to; null unless it is ready. */
export async function findReadyAccount(
  tx: EntityManager,
  provider: PaymentProvider,
  userId: string,
): Promise<PayoutAccountRow | null> {
  return tx.findOneBy(PayoutAccountRow, { userId, provider: provider.name, isReady: true });
}
