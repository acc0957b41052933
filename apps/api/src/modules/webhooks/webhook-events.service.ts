import { fillCardData, pickWebhookFacts, type WebhookEvent } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import type { Services } from '../../kernel/context.ts';
import type { Card } from '../cards/index.ts';
import type { Contact } from '../contacts/index.ts';
import type { Deal } from '../deals/index.ts';
import type { Lead } from '../exchange/index.ts';
import type { Share } from '../shares/index.ts';
import { countQueued, insertDeliveries } from './webhook-sql.ts';

/** Tells the owner's webhooks of a card that was made or changed, or that is gone. */
export async function enqueueCardEvent(
  tx: EntityManager,
  { env }: Pick<Services, 'env'>,
  { event, card }: { event: 'card.created' | 'card.updated' | 'card.deleted'; card: Card },
): Promise<void> {
  const { ownerId, slug } = card;
  // Cards of earlier versions may lack a part.
  const data = fillCardData(card.data);
  const facts = { ...card, data, title: data.title, url: `${env.publicOrigin}/${ownerId}/${slug}` };
  await enqueueEvent(tx, ownerId, { event, data: [{ card: pickWebhookFacts(event, facts) }] });
}

/** Tells the webhooks of a card's owner that it was shared. */
export async function enqueueShareEvent(tx: EntityManager, card: Card, share: Partial<Share>): Promise<void> {
  const facts = { ...share, cardId: card.id, groupId: share.groupId ?? null, createdAt: new Date() };
  const data = [{ share: pickWebhookFacts('share.created', facts) }];
  await enqueueEvent(tx, card.ownerId, { event: 'share.created', data });
}

/** Tells the webhooks of a card's owner what a visitor left. */
export async function enqueueLeadEvent(tx: EntityManager, lead: Lead): Promise<void> {
  const data = [{ lead: pickWebhookFacts('lead.created', lead) }];
  await enqueueEvent(tx, lead.ownerId, { event: 'lead.created', data });
}

type ContactFacts = Omit<Contact, 'provenance' | 'ownerId'>;

/** Tells the owner's webhooks of contacts that were added or changed. */
export async function enqueueContactEvents(
  tx: EntityManager,
  ownerId: string,
  { event, contacts }: { event: 'contact.created' | 'contact.updated'; contacts: readonly Partial<ContactFacts>[] },
): Promise<void> {
  const data = contacts.map((contact) => ({ contact: pickWebhookFacts(event, contact) }));
  await enqueueEvent(tx, ownerId, { event, data });
}

/** Tells the owner's webhooks about contacts that were deleted or merged. */
export async function enqueueContactsGone(
  tx: EntityManager,
  ownerId: string,
  { contacts, mergedInto }: { contacts: readonly Pick<Contact, 'id' | 'name' | 'tags'>[]; mergedInto: string | null },
): Promise<void> {
  const event = 'contact.deleted';
  const data = contacts.map((contact) => ({ contact: pickWebhookFacts(event, { ...contact, mergedInto }) }));
  await enqueueEvent(tx, ownerId, { event, data });
}

/** Tells the owner's webhooks about a deleted deal. */
export async function enqueueDealGone(tx: EntityManager, deal: Deal): Promise<void> {
  const event = 'deal.deleted';
  await enqueueEvent(tx, deal.ownerId, { event, data: [{ deal: pickWebhookFacts(event, deal) }] });
}

/** Tells the owner's webhooks of a deal that was opened or changed. */
export async function enqueueDealEvent(
  tx: EntityManager,
  told: { event: 'deal.created' | 'deal.updated'; deal: Deal; contact: { id: string | null; name: string } },
): Promise<void> {
  const { event, deal, contact } = told;
  const facts = { ...deal, contactId: contact.id, contactName: contact.name };
  await enqueueEvent(tx, deal.ownerId, { event, data: [{ deal: pickWebhookFacts(event, facts) }] });
}

/** Writes a delivery and its job for each webhook that wants to hear of it, in the transaction that causes it. */
async function enqueueEvent(
  tx: EntityManager,
  ownerId: string,
  { event, data }: { event: WebhookEvent; data: readonly object[] },
): Promise<void> {
  if (data.length === 0) return;
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
