import type { WebhookEvent } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import type { Services } from '../../composition/context.ts';
import type { Card } from '../cards/card.entity.ts';
import type { Contact } from '../contacts/contact.entity.ts';
import type { Deal } from '../deals/deal.entity.ts';
import type { Lead } from '../exchange/lead.entity.ts';
import type { Share } from '../shares/share.entity.ts';
import { countQueued, insertDeliveries } from './webhook-sql.service.ts';

/** Tells the owner's webhooks of a card that was made or changed, or that is gone. */
export async function enqueueCardEvent(
  tx: EntityManager,
  { env }: Pick<Services, 'env'>,
  { event, card }: { event: 'card.created' | 'card.updated' | 'card.deleted'; card: Card },
): Promise<void> {
  const { id, slug, data, visibility, version, createdAt, updatedAt, ownerId } = card;
  const title = data.title;
  const url = `${env.publicOrigin}/${ownerId}/${slug}`;
  const facts =
    event === 'card.deleted'
      ? { id, slug, title }
      : { id, slug, title, visibility, version, url, data, createdAt, updatedAt };
  await enqueueEvent(tx, ownerId, { event, data: [{ card: facts }] });
}

/** Tells the webhooks of a card's owner that it was shared. */
export async function enqueueShareEvent(tx: EntityManager, card: Card, share: Partial<Share>): Promise<void> {
  const { id, mode, groupId = null } = share;
  const facts = { id, cardId: card.id, mode, groupId, createdAt: new Date() };
  await enqueueEvent(tx, card.ownerId, { event: 'share.created', data: [{ share: facts }] });
}

/** Tells the webhooks of a card's owner what a visitor left. */
export async function enqueueLeadEvent(tx: EntityManager, lead: Lead): Promise<void> {
  const { id, contactId, cardId, name, company, role, email, phone, note, createdAt } = lead;
  const facts = { id, contactId, cardId, name, company, role, email, phone, note, createdAt };
  await enqueueEvent(tx, lead.ownerId, { event: 'lead.created', data: [{ lead: facts }] });
}

type ContactFacts = Omit<Contact, 'provenance' | 'ownerId'>;

/** Tells the owner's webhooks of contacts that were added or changed. */
export async function enqueueContactEvents(
  tx: EntityManager,
  ownerId: string,
  { event, contacts }: { event: 'contact.created' | 'contact.updated'; contacts: readonly Partial<ContactFacts>[] },
): Promise<void> {
  await enqueueEvent(tx, ownerId, { event, data: contacts.map((contact) => ({ contact: contactFacts(contact) })) });
}

function contactFacts(contact: Partial<ContactFacts>): object {
  const { id, name, company, role, email, phone, website, note, event, tags, metAt, source, createdAt, updatedAt } =
    contact;
  return { id, name, company, role, email, phone, website, note, event, tags, metAt, source, createdAt, updatedAt };
}

/** Tells the owner's webhooks of a deal that was opened or changed. */
export async function enqueueDealEvent(
  tx: EntityManager,
  told: { event: 'deal.created' | 'deal.updated'; deal: Deal; contact: { id: string | null; name: string } },
): Promise<void> {
  const { event, deal, contact } = told;
  const { id, name, stage, valueMinor, currency, expectedOn, note, paymentStatus } = deal;
  const { version, createdAt, updatedAt } = deal;
  const said = { id, name, stage, valueMinor, currency, expectedOn, note, paymentStatus };
  const facts = { ...said, contactId: contact.id, contactName: contact.name, version, createdAt, updatedAt };
  await enqueueEvent(tx, deal.ownerId, { event, data: [{ deal: facts }] });
}

/** Writes a delivery and its job for each webhook that wants to hear of it, in the transaction that causes it. */
async function enqueueEvent(
  tx: EntityManager,
  ownerId: string,
  { event, data }: { event: WebhookEvent; data: readonly object[] },
): Promise<void> {
  // Nearly always there is nobody to tell, and then nothing is written out.
  const hearing = await tx.query<unknown[]>(
    'SELECT 1 FROM webhooks WHERE owner_id = $1 AND disabled_at IS NULL AND $2 = ANY (events) LIMIT 1',
    [ownerId, event],
  );
  if (hearing.length === 0) return;
  const deliveries = insertDeliveries({
    event,
    data: 'd.value',
    ownerId: '$1',
    from: 'json_array_elements($2::json) d',
  });
  await tx.query(`WITH deliveries AS (${deliveries}) SELECT ${countQueued('deliveries')}`, [
    ownerId,
    JSON.stringify(data),
  ]);
}
