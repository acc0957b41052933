import { Readable } from 'node:stream';
import { invoiceNumber } from '@tessera/domain';
import { say } from '@tessera/texts';
import type { DataSource } from 'typeorm';
import type { ExportPart } from '../../kernel/hooks.ts';
import { InvoiceRow } from './invoice.entity.ts';
import { invoicePdf } from './invoice-pdf.service.ts';
import { SubscriptionRow } from './subscription.entity.ts';
import { findDetails } from './tax.service.ts';

/** For the archive of everything that is a person's: their team with its seats, and what is paid for. */
export const billingExport: ExportPart = async ({ db }, userId) => {
  const invoices = await findInvoices(db, userId);
  return [
    { name: 'team.json', json: await teamFacts(db, userId) },
    { name: 'billing.json', json: await billingFacts(db, userId) },
    ...invoices.map((invoice) => ({
      name: `invoices/${invoiceNumber(invoice.provider, invoice.number)}.pdf`,
      bytes: { at: invoice.createdAt, read: async () => Readable.from([await invoicePdf(invoice)]) },
    })),
  ];
};

/** The team that the person is in, as what, and what of theirs is the team's. The others in it are named nowhere. */
async function teamFacts(db: DataSource, userId: string): Promise<object[]> {
  return db.query<object[]>(
    `SELECT o.name, m.role, m.label, m.joined_at AS "joinedAt",
            s.given_at IS NOT NULL AS "wasGivenASeat",
            array(SELECT oc.card_id FROM organization_cards oc JOIN cards c ON c.id = oc.card_id
                   WHERE oc.organization_id = o.id AND c.owner_id = $1) AS "cardIds",
            array(SELECT x.contact_id FROM organization_contacts x JOIN contacts c ON c.id = x.contact_id
                   WHERE x.organization_id = o.id AND c.owner_id = $1) AS "contactIds"
       FROM organization_members m JOIN organizations o ON o.id = m.organization_id
       LEFT JOIN organization_seats s ON s.organization_id = o.id AND s.user_id = m.user_id
      WHERE m.user_id = $1`,
    [userId],
  );
}

/** What is paid for, and every invoice as data. */
async function billingFacts({ manager }: DataSource, userId: string): Promise<object> {
  const row = await manager.findOneBy(SubscriptionRow, { userId });
  const invoices = await findInvoices({ manager }, userId);
  return {
    details: await findDetails(manager, userId),
    subscription: row && {
      ...{ status: row.status, plan: row.planId, interval: row.interval, seats: row.seats, currency: row.currency },
      ...{ startsAt: row.startsAt, endsAt: row.endsAt, nextPlan: row.nextPlanId, triedAt: row.triedAt },
      ...{ provider: row.provider, customerAtProvider: row.customerRef },
    },
    invoices: invoices.map(({ id: _id, userId: _userId, number, planId, ...facts }) => ({
      number: invoiceNumber(facts.provider, number),
      plan: planId,
      ...facts,
      lines: facts.lines.map((line) => ({ ...line, text: say(line.text) })),
    })),
  };
}

/** The person's invoices, the first one first. */
function findInvoices({ manager }: Pick<DataSource, 'manager'>, userId: string): Promise<InvoiceRow[]> {
  return manager.find(InvoiceRow, { where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } });
}
