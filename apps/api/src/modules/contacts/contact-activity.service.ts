import { allowsScope } from '@tessera/domain';
import { type EntityManager, In } from 'typeorm';
import type { Context, Services, Viewer } from '../../kernel/context.ts';
import { definePort } from '../../kernel/port.ts';
import { type Card, CardAccess } from '../cards/index.ts';
import { selectLastTalk } from '../chat/index.ts';
import { Share, ShareSql } from '../shares/index.ts';
import type { Contact } from './contact.entity.ts';
import type { ContactActivity, ContactActivityKind, SavedCard } from './contact.types.ts';
import { selectFamily } from './contact-sql.ts';

const MOST_ACTIVITY = 30;
const MOST_CARDS = 50;

/** SQL: what these contacts left on cards, as (card_id, created_at). */
export const selectLeads = definePort<(contactIds: string) => string>('contacts.selectLeads');

/** The contact $1 and all that became a part of it. */
const FAMILY = `WITH RECURSIVE ${selectFamily('$1::uuid')}`;

/** The cards that were saved as this contact, the latest first; at most 50. */
export async function listSavedCards(context: Context, contact: Contact): Promise<SavedCard[]> {
  const rows = await context.db.query<{ card_id: string; share_id: string | null; saved_at: Date }[]>(
    `${FAMILY} SELECT card_id, share_id, saved_at FROM contact_cards WHERE contact_id IN (SELECT id FROM family)
      ORDER BY saved_at DESC, card_id LIMIT ${MOST_CARDS}`,
    [contact.id],
  );
  const shareIds = rows.flatMap(({ share_id: id }) => id ?? []);
  // They are looked up beside the cards, not after them.
  const [shares, cards] = await Promise.all([
    shareIds.length > 0 ? context.db.manager.findBy(Share, { id: In(shareIds) }) : [],
    Promise.all(rows.map(({ card_id: id }) => CardAccess.loadVisibleCard(context, id))),
  ]);
  const shareById = new Map(shares.map((share) => [share.id, share]));
  return rows.map(({ share_id: shareId, saved_at: savedAt }, at) => ({
    card: cards[at] ?? null,
    share: shareById.get(shareId ?? '') ?? null,
    savedAt,
  }));
}

/** What happened between the viewer and the contact, the latest first; at most 30. */
export async function listContactActivity(
  context: Context,
  viewer: Viewer,
  contact: Contact,
): Promise<ContactActivity[]> {
  const rows = await context.db.query<{ kind: ContactActivityKind; card_id: string | null; at: Date }[]>(
    `${FAMILY}
     SELECT 'SAVED' AS kind, card_id, saved_at AS at FROM contact_cards WHERE contact_id IN (SELECT id FROM family)
     UNION ALL SELECT 'EXCHANGED', card_id, created_at FROM (${selectLeads('SELECT id FROM family')}) lead
     UNION ALL SELECT CASE sender_id WHEN $2 THEN 'SENT' ELSE 'RECEIVED' END, card_id, created_at
       FROM (${ShareSql.selectSharesBetween('$2', '$3')}) share
     UNION ALL SELECT 'OPENED', card_id, opened_at FROM (${ShareSql.selectOpenings('$2', '$3')}) opening
     UNION ALL SELECT 'MESSAGED', NULL, at FROM (${selectLastTalk('$2', '$3')}) talk WHERE $4
     ORDER BY at DESC LIMIT ${MOST_ACTIVITY}`,
    // When two people last talked is theirs to tell: a program needs the right to their messages.
    [contact.id, viewer.id, contact.userId, !viewer.token || allowsScope(viewer.token.scopes, 'messages:read')],
  );
  const ids = [...new Set(rows.flatMap(({ card_id }) => card_id ?? []))];
  const cards = new Map<string, Card | null>(
    await Promise.all(ids.map(async (id) => [id, await CardAccess.loadVisibleCard(context, id)] as const)),
  );
  return rows.map(({ kind, card_id, at }) => ({ kind, card: cards.get(card_id ?? '') ?? null, at }));
}

/** Sender and recipients of the share had to do with each other just now. */
export function touchByShare({ manager }: Pick<Services['db'], 'manager'>, shareId: string): Promise<void> {
  return touch(
    manager,
    `SELECT c.id FROM contacts c JOIN (${ShareSql.selectSharePeople('$1')}) s
         ON c.owner_id = s.sender_id AND c.user_id = s.recipient_id OR c.owner_id = s.recipient_id AND c.user_id = s.sender_id`,
    [shareId],
  );
}

/** Somebody opened for the first time what these shares lead to. */
export function touchByOpening(
  { manager }: Pick<Services['db'], 'manager'>,
  shareIds: string[],
  userId: string,
): Promise<void> {
  return touch(
    manager,
    `SELECT c.id FROM contacts c WHERE c.owner_id IN (${ShareSql.selectSenders('$1')}) AND c.user_id = $2`,
    [shareIds, userId],
  );
}

/** Locked in one order: two that share with each other at the same time don't stand in each other's way. */
async function touch(manager: EntityManager, contacts: string, values: unknown[]): Promise<void> {
  await manager.query(
    `UPDATE contacts SET last_activity_at = now() WHERE id IN (${contacts} ORDER BY c.id FOR NO KEY UPDATE OF c)`,
    values,
  );
}
