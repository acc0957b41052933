import {
  AppError,
  checkDeal,
  checkNewDeal,
  type DealFields,
  type DealPaymentStatus,
  type DealStage,
  type FieldErrors,
  isPayable,
  MESSAGES,
  QUOTAS,
  quotaReached,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import { type EntityManager, In } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Context, Viewer } from '../../kernel/context.ts';
import { emit } from '../../kernel/events.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { describeStale } from '../../kernel/saved-state.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { type Contact, ContactStore, MergeLine } from '../contacts/index.ts';
import type { Lead } from '../exchange/index.ts';
import { assertIncluded } from '../plans/index.ts';
import { Deal } from './deal.entity.ts';
import type { CreateDealInput, DeleteDealInput, MoveDealInput, UpdateDealInput } from './deal.inputs.ts';
import { DealChange } from './deal-change.entity.ts';
import { toContactName } from './deal-list.service.ts';
import { findDealOrigin } from './deal-origin.service.ts';
import { queueCheckoutEnd } from './payments/end-checkout.service.ts';

/**
 * Opens a deal with a contact or a lead. BAD_USER_INPUT names all wrong fields; NOT_FOUND for others' contacts and leads;
 * PLAN_LIMIT after as many as the plan includes in a month.
 */
export async function createDeal(context: Context, viewer: Viewer, input: CreateDealInput): Promise<Deal> {
  await context.rateLimits.consume('dealByViewer', viewer.id);
  const { deal: fields, errors } = checkNewDeal(input);
  if (!input.contactId && !input.leadId)
    errors.contactId = msg('Choose the contact or the lead that the deal is with.');
  assertNoErrors(errors);
  return inTransaction(context.db, async (tx) => {
    await ContactStore.lockAddressBook(tx, viewer.id);
    const { contact, lead } = await findDealOrigin(tx, viewer, input);
    if ((await tx.countBy(Deal, { ownerId: viewer.id })) >= QUOTAS.deals) throw quotaReached('deals');
    const count = await countOpened(tx, viewer.id);
    await assertIncluded(context, tx, { userId: viewer.id, feature: 'dealsPerMonth', count });
    const now = new Date();
    const made = {
      ...fields,
      ...{ id: uuid(), ownerId: viewer.id, contactId: contact.id, keptName: '', version: 1 },
      ...{ leadId: lead?.id ?? null, cardId: lead?.cardId ?? null, campaign: lead?.campaign ?? null },
      ...{ closedAt: isClosed(fields.stage) ? now : null, paymentStatus: null, createdAt: now, updatedAt: now },
    };
    await tx.insert(Deal, made);
    const deal = Object.assign(new Deal(), made);
    await addToHistory(tx, viewer.id, { before: null, after: deal });
    await emit(tx, 'deal.created', { deal, contact: toNamed(deal, contact) });
    return deal;
  });
}

/** Counts a deal that is opened in this calendar month (UTC); gives how many there were before. */
async function countOpened(tx: EntityManager, ownerId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }[]>(
    `INSERT INTO deal_months (owner_id, month, opened_count)
     VALUES ($1, date_trunc('month', now() AT TIME ZONE 'UTC')::date, 1)
     ON CONFLICT (owner_id, month) DO UPDATE SET opened_count = deal_months.opened_count + 1
     RETURNING opened_count - 1 AS count`,
    [ownerId],
  );
  return row?.count ?? 0;
}

/** Changes what is given. CONFLICT with the saved deal when `version` is stale; NOT_FOUND for others' deals. */
export async function updateDeal(
  context: Context,
  viewer: Viewer,
  { id, version, ...input }: UpdateDealInput,
): Promise<Deal> {
  await context.rateLimits.consume('dealByViewer', viewer.id);
  const { fields, errors } = checkDeal(input);
  return inTransaction(context.db, async (tx) => {
    const deal = await lockDeal(tx, viewer, id);
    assertNoErrors(errors);
    assertVersion(deal, version);
    return saveDeal(tx, viewer.id, { deal, fields });
  });
}

/** Gives the deal another stage. CONFLICT with the saved deal when `version` is stale; NOT_FOUND for others' deals. */
export function moveDeal(context: Context, viewer: Viewer, { id, stage, version }: MoveDealInput): Promise<Deal> {
  return updateDeal(context, viewer, { id, stage, version });
}

/** Writes what has changed of a locked deal, with its history, and tells webhooks; `payment` where that is what changed. */
async function saveDeal(
  tx: EntityManager,
  userId: string | null,
  { deal, fields, payment = null }: { deal: Deal; fields: Partial<DealFields>; payment?: DealPaymentStatus | null },
): Promise<Deal> {
  const before = { ...deal };
  const now = new Date();
  Object.assign(deal, fields, { version: deal.version + 1, updatedAt: now });
  if (payment) deal.paymentStatus = payment;
  if (isClosed(deal.stage) !== isClosed(before.stage)) deal.closedAt = isClosed(deal.stage) ? now : null;
  const { name, valueMinor, currency, stage, expectedOn, note, version, closedAt, updatedAt, paymentStatus } = deal;
  const changed = { name, valueMinor, currency, stage, expectedOn, note, version, closedAt, updatedAt };
  await tx.update(Deal, { id: deal.id }, { ...changed, paymentStatus });
  const hasOtherPrice = valueMinor !== before.valueMinor || currency !== before.currency;
  // No one should pay an earlier price, or for a deal that can't be paid any more.
  if (before.paymentStatus === 'OPEN' && !payment && (hasOtherPrice || !isPayable(deal)))
    await queueCheckoutEnd(tx, deal.id);
  const hasMoved = stage !== before.stage || hasOtherPrice;
  if (hasMoved || payment) await addToHistory(tx, userId, { before, after: deal, payment });
  const contact = deal.contactId ? (await MergeLine.findLine(tx, deal.contactId)).at(-1) : undefined;
  await emit(tx, 'deal.updated', { deal, contact: toNamed(deal, contact) });
  return deal;
}

/** Deletes the deal with its history and returns its id. CONFLICT when `version` is stale; NOT_FOUND for others' deals. */
export function deleteDeal({ db }: Context, viewer: Viewer, { id, version }: DeleteDealInput): Promise<string> {
  return inTransaction(db, async (tx) => {
    const deal = await lockDeal(tx, viewer, id);
    assertVersion(deal, version);
    if (deal.paymentStatus === 'OPEN') await queueCheckoutEnd(tx, id);
    await tx.delete(Deal, { id });
    await emit(tx, 'deal.deleted', { deal });
    return id;
  });
}

async function addToHistory(
  tx: EntityManager,
  userId: string | null,
  { before, after, payment = null }: { before: DealFields | null; after: Deal; payment?: DealPaymentStatus | null },
): Promise<void> {
  const { id: dealId, stage, valueMinor, currency, updatedAt: createdAt } = after;
  await tx.insert(DealChange, {
    ...{ id: uuid(), dealId, userId, stage, valueMinor, currency, payment, createdAt },
    stageBefore: before?.stage ?? null,
    valueMinorBefore: before?.valueMinor ?? null,
    currencyBefore: before?.currency ?? null,
  });
}

/** The row lock makes two changes of one deal run one after the other, so that the second sees the first's version. */
export async function lockDeal(tx: EntityManager, viewer: Viewer, id: string): Promise<Deal> {
  const where = { id, ownerId: viewer.id };
  const deal = isUuid(id) ? await tx.findOne(Deal, { where, lock: { mode: 'pessimistic_write' } }) : null;
  if (!deal) throw noSuchDeal();
  return deal;
}

function toNamed(deal: Deal, contact: Contact | undefined) {
  return { id: contact?.id ?? null, name: toContactName(deal, contact) };
}

function isClosed(stage: DealStage): boolean {
  return stage === 'WON' || stage === 'LOST';
}

function assertVersion(deal: Deal, sent: number | null | undefined): void {
  const { id, version, name, stage, valueMinor, currency, expectedOn, note, updatedAt } = deal;
  if (typeof sent !== 'number' || sent === version) return;
  const current = { id, version, name, stage, valueMinor, currency, expectedOn, note };
  throw new AppError('CONFLICT', msg('This deal was changed elsewhere. Reload it and try again.'), {
    version: describeStale({ sent, saved: version }),
  }).with({ current: { ...current, updatedAt: updatedAt.toISOString() } });
}

function noSuchDeal(): AppError {
  return new AppError('NOT_FOUND', msg('This deal no longer exists.'), 'id');
}

function assertNoErrors(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new AppError('BAD_USER_INPUT', MESSAGES.invalidFields, errors);
}

/** The deal without a check of rights, for a payment provider's reports and for the payer. Null once it is deleted. */
export function lockDealById(tx: EntityManager, id: string): Promise<Deal | null> {
  return tx.findOne(Deal, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

interface Price {
  amountMinor: number;
  currency: string;
}

/**
 * Records the state of a payment on a locked deal. Paying the deal's value wins it. Paying an earlier price, or a refund, leaves
 * the deal as it is. Every change is added to the history and sent to webhooks.
 */
export async function recordPayment(
  tx: EntityManager,
  deal: Deal,
  { status, paid, userId = null }: { status: DealPaymentStatus; paid?: Price; userId?: string | null },
): Promise<Deal> {
  if (deal.paymentStatus === status) return deal;
  if (status === 'OPEN') {
    // A link doesn't change the deal, so nobody who is editing it gets a conflict.
    await tx.update(Deal, { id: deal.id }, { paymentStatus: status });
    return Object.assign(deal, { paymentStatus: status });
  }
  const isWon = status === 'PAID' && paid?.amountMinor === deal.valueMinor && paid.currency === deal.currency;
  return saveDeal(tx, userId, { deal, fields: isWon ? { stage: 'WON' } : {}, payment: status });
}

/** Hands the deals with these contacts to another owner, together with the contacts. */
export async function moveDeals(tx: EntityManager, contactIds: string[], heirId: string): Promise<void> {
  await tx.update(Deal, { contactId: In(contactIds) }, { ownerId: heirId });
}

/**
 * Takes what a visitor erased off the deals with their contact: a name that tells who it was becomes “Deal”. The notes
 * go where nothing is left of the contact. Who was merged into the contact is one with it by now.
 */
export async function eraseFromDeals(
  tx: EntityManager,
  lead: Lead,
  { contactId, isContactGone }: { contactId: string; isContactGone: boolean },
): Promise<void> {
  const told = [lead.name, lead.email, lead.phone, lead.company].filter(Boolean).map((text) => text.toLowerCase());
  for (const deal of await tx.findBy(Deal, { contactId })) {
    const isTelling = told.some((text) => deal.name.toLowerCase().includes(text));
    if (!isTelling && !isContactGone) continue;
    const name = isTelling ? 'Deal' : deal.name;
    const note = isContactGone ? '' : deal.note;
    await tx.update(Deal, { id: deal.id }, { name, note, version: deal.version + 1, updatedAt: new Date() });
  }
}
