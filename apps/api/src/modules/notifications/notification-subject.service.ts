import {
  ADDRESSES,
  contactTitle,
  dealPath,
  displayTitle,
  fillPath,
  formatValue,
  type NotificationFact,
  notificationMessage,
  sharedCardPath,
} from '@tessera/domain';
import type { DataSource } from 'typeorm';
import type { Loaders } from '../../kernel/loaders.ts';
import { CardSql, Cards } from '../cards/index.ts';
import { isInConversation } from '../chat/index.ts';
import { ContactSql } from '../contacts/index.ts';
import { selectLead } from '../exchange/index.ts';
import { ShareSql } from '../shares/index.ts';
import type { Notification } from './notification.entity.ts';
import type { NotificationSubject } from './notification-subject.ts';

const selectSubjects = (condition: string) => `
  SELECT n.id, a.full_name AS actor, lead.name AS "leadName", coalesce(lead.contact_id, r.contact_id) AS "contactId",
         ${CardSql.selectTitle('lc')} AS "leadCardTitle", c.kind AS conversation, g.name AS "group", s.card_id AS "cardId", s.mark, s.mode,
         r.note, d.id AS "dealId", d.name AS "dealName", p.amount_minor AS "paidMinor", p.currency AS "paidCurrency"
    FROM notifications n
    LEFT JOIN users a ON a.id = n.actor_id
    LEFT JOIN LATERAL (${selectLead('n.lead_id', 'n.owner_id')}) lead ON n.lead_id IS NOT NULL
    LEFT JOIN cards lc ON lc.id = lead.card_id
    LEFT JOIN conversations c ON c.id = n.conversation_id AND ${isInConversation('n.conversation_id', 'n.owner_id')}
    LEFT JOIN groups g ON g.id = c.id
    LEFT JOIN shares s ON s.id = n.share_id AND c.id IS NOT NULL AND ${ShareSql.isLive('s')}
    LEFT JOIN contact_reminders r ON r.id = n.reminder_id
    LEFT JOIN deals d ON d.id = n.deal_id AND d.owner_id = n.owner_id
    LEFT JOIN deal_payments p ON p.id = n.payment_id AND d.id IS NOT NULL
   WHERE ${condition}`;
const SUBJECTS = selectSubjects('n.id = ANY ($1::uuid[])');

/** SQL: what a notification says of its subject: a person, a card, a group, a contact, a note or a deal. */
export function selectSubjectTexts({ id, ownerId }: { id: string; ownerId: string }): string {
  const contact = ContactSql.selectKeptTitle('s."contactId"', ownerId);
  const sharedTitle = `(SELECT ${CardSql.selectTitle('c')} FROM cards c WHERE c.id = s."cardId")`;
  return `(SELECT concat_ws(' ', CASE WHEN s.conversation IS NOT NULL THEN s.actor END, s."leadName", s."leadCardTitle",
      s."group", ${sharedTitle}, s.note, s."dealName", ${contact})
    FROM (${selectSubjects(`n.id = ${id}`)}) s)`;
}

/** The subjects of these notifications, in order; null for one that is gone. One statement. */
export async function findSubjects(db: DataSource, ids: readonly string[]): Promise<(NotificationSubject | null)[]> {
  const rows = await db.query<NotificationSubject[]>(SUBJECTS, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** The notification with its words and where it leads; null when it was deleted meanwhile. */
export async function describeNotification(loaders: Loaders, notification: Notification): Promise<Notification | null> {
  const subject = await loaders.notificationSubject.load(notification.id);
  if (!subject) return null;
  const described = await describe(loaders, notification, subject);
  return Object.assign(notification, {
    message: notificationMessage(described.fact),
    detail: subject.note ?? '',
    path: described.path,
  });
}

interface Described {
  fact: NotificationFact;
  path: string | null;
}

async function describe(
  loaders: Loaders,
  { kind, count, conversationId }: Notification,
  subject: NotificationSubject,
): Promise<Described> {
  const { actor, conversation } = subject;
  switch (kind) {
    case 'LEAD': {
      const fact = { kind, name: subject.leadName, cardTitle: subject.leadCardTitle };
      return { fact, path: contactPath(await loadContact(loaders, subject)) };
    }
    case 'REMINDER': {
      const contact = await loadContact(loaders, subject);
      return { fact: { kind, name: contact && contactTitle(contact) }, path: contactPath(contact) };
    }
    case 'MESSAGE': {
      const isDirect = conversation === 'direct';
      const fact = { kind, name: conversation && actor, count, group: subject.group, isDirect };
      return { fact, path: conversation && conversationPath(conversation, conversationId ?? '') };
    }
    case 'SHARE':
      return describeShare(loaders, subject);
    case 'PAYMENT':
      return describePayment(subject);
  }
}

async function describeShare(
  loaders: Loaders,
  { actor, conversation, cardId, mark, mode }: NotificationSubject,
): Promise<Described> {
  const card = cardId ? await loaders.card.load(cardId) : null;
  const fact = { kind: 'SHARE', name: conversation && actor, cardTitle: card && displayTitle(card.data) } as const;
  if (!card || !mark || !mode) return { fact, path: null };
  const link = { id: card.id, path: await Cards.cardPath({ loaders }, card), visibility: card.visibility };
  return { fact, path: sharedCardPath({ card: link, share: { mark, mode } }) };
}

function describePayment({ dealId, dealName, paidMinor, paidCurrency }: NotificationSubject): Described {
  const amount = paidCurrency && formatValue(Number(paidMinor), paidCurrency);
  return { fact: { kind: 'PAYMENT', dealName, amount }, path: dealId && dealPath(dealId) };
}

function loadContact(loaders: Loaders, { contactId }: NotificationSubject) {
  return contactId ? loaders.keptContact.load(contactId) : null;
}

function contactPath(contact: { id: string } | null): string | null {
  return contact && fillPath(ADDRESSES.contactDetails.path, { id: contact.id });
}

function conversationPath(kind: 'direct' | 'group', id: string): string {
  return kind === 'direct'
    ? fillPath(ADDRESSES.directMessages.path, { id })
    : fillPath(ADDRESSES.chat.path, { groupId: id });
}
