import { dealCsvHead, dealCsvLine } from '@tessera/domain';
import { type DataSource, In, MoreThan } from 'typeorm';
import { EXPORT_BATCH, readBatch } from '../../infra/export-batch.ts';
import { MergeLine } from '../contacts/index.ts';
import { Deal } from './deal.entity.ts';
import { DealChange } from './deal-change.entity.ts';
import { toContactName } from './deal-list.service.ts';
import { DealPayment } from './payments/deal-payment.entity.ts';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Every deal of the owner as CSV that no spreadsheet runs, a batch at a time, the oldest first. */
export async function* dealsCsv(db: DataSource, ownerId: string): AsyncGenerator<string> {
  // The mark tells spreadsheets that it is UTF-8.
  yield `\uFEFF${dealCsvHead()}`;
  for await (const deals of readDeals(db, ownerId)) yield deals.map(dealCsvLine).join('');
}

/** The owner's deals with their history; for their own archive. */
export async function dealFacts(db: DataSource, ownerId: string): Promise<object[]> {
  const facts: object[] = [];
  for await (const deals of readDeals(db, ownerId)) {
    const changes = await db.manager.find(DealChange, {
      where: { dealId: In(deals.map(({ id }) => id)) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const paid = await db.manager.find(DealPayment, {
      where: { dealId: In(deals.map(({ id }) => id)) },
      order: { createdAt: 'ASC' },
    });
    for (const { ownerId: _owner, keptName: _kept, ...deal } of deals) {
      const history = changes.filter(({ dealId }) => dealId === deal.id);
      const payments = paid.filter(({ dealId }) => dealId === deal.id).map(paymentFacts);
      const told = history.map(({ id: _id, dealId: _deal, userId: _user, ...change }) => change);
      facts.push({ ...deal, history: told, payments });
    }
  }
  return facts;
}

function paymentFacts({ status, amountMinor, currency, feeMinor, paidAt, refundedAt, createdAt }: DealPayment): object {
  return { status, amountMinor, currency, feeMinor, paidAt, refundedAt, createdAt };
}

/** Ids are made in the order of time. */
async function* readDeals(db: DataSource, ownerId: string): AsyncGenerator<(Deal & { contactName: string })[]> {
  for (let last = FIRST_ID; ; ) {
    const where = { ownerId, id: MoreThan(last) };
    const deals = await readBatch(ownerId, () =>
      db.manager.find(Deal, { where, order: { id: 'ASC' }, take: EXPORT_BATCH.entities }),
    );
    const contacts = await MergeLine.findKeptContacts(
      db,
      deals.flatMap(({ contactId }) => contactId ?? []),
    );
    const toName = (deal: Deal) => toContactName(deal, contacts.get(deal.contactId ?? ''));
    if (deals.length > 0) yield deals.map((deal) => Object.assign(deal, { contactName: toName(deal) }));
    const end = deals.at(-1);
    if (!end || deals.length < EXPORT_BATCH.entities) return;
    last = end.id;
  }
}
