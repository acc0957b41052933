import { invoiceNumber } from '@tessera/domain';
import type { DataSource } from 'typeorm';
import { InvoiceRow } from '../billing/invoice.entity.ts';
import { SubscriptionRow } from '../billing/subscription.entity.ts';
import { Connector } from '../connectors/connector.entity.ts';
import { AccessToken } from '../identity/tokens/access-token.entity.ts';
import { TemplateRow } from '../templates/template.entity.ts';
import { Webhook } from '../webhooks/webhook.entity.ts';

/** The team that the person is in, as what, and what of theirs is the team's. The others in it are named nowhere. */
export async function teamFacts(db: DataSource, userId: string): Promise<object[]> {
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

/** Templates of one's own. */
export async function templateFacts({ manager }: DataSource, ownerId: string): Promise<object[]> {
  const rows = await manager.find(TemplateRow, { where: { ownerId }, order: { createdAt: 'ASC' } });
  return rows.map(({ name, tag, theme, design, createdAt }) => ({ name, tag, theme, design, createdAt }));
}

/** Whom the account tells and lets in: webhooks, tokens and connected services, none of them with its secret. */
export async function integrationFacts({ manager }: DataSource, ownerId: string): Promise<object> {
  const [webhooks, tokens, connectors] = await Promise.all([
    manager.find(Webhook, { where: { ownerId }, order: { createdAt: 'ASC' } }),
    manager.find(AccessToken, { where: { ownerId }, order: { createdAt: 'ASC' } }),
    manager.find(Connector, { where: { ownerId }, order: { createdAt: 'ASC' } }),
  ]);
  return {
    webhooks: webhooks.map(({ url, description, events, cardIds, tags, disabledAt, disabledReason, createdAt }) => ({
      ...{ url, description, events, cardIds, tags, disabledAt, disabledReason, createdAt },
    })),
    tokens: tokens.map(({ name, scopes, ending, createdAt, expiresAt, lastUsedAt }) => ({
      ...{ name, scopes, ending, createdAt, expiresAt, lastUsedAt },
    })),
    connectors: connectors.map(({ kind, mapping, lastSyncAt, createdAt }) => ({
      kind,
      mapping,
      lastSyncAt,
      createdAt,
    })),
  };
}

/** What is paid for, and every invoice as data. */
export async function billingFacts({ manager }: DataSource, userId: string): Promise<object> {
  const row = await manager.findOneBy(SubscriptionRow, { userId });
  const invoices = await findInvoices({ manager }, userId);
  return {
    subscription: row && {
      ...{ status: row.status, plan: row.planId, interval: row.interval, seats: row.seats, currency: row.currency },
      ...{ startsAt: row.startsAt, endsAt: row.endsAt, nextPlan: row.nextPlanId, triedAt: row.triedAt },
      ...{ provider: row.provider, customerAtProvider: row.customerRef },
    },
    invoices: invoices.map(({ id: _id, userId: _userId, number, planId, ...facts }) => ({
      number: invoiceNumber(facts.provider, number),
      plan: planId,
      ...facts,
    })),
  };
}

/** The person's invoices, the first one first. */
export function findInvoices({ manager }: Pick<DataSource, 'manager'>, userId: string): Promise<InvoiceRow[]> {
  return manager.find(InvoiceRow, { where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } });
}
