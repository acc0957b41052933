import { AppError, contactOfCard, MESSAGES, readPrivacy, readShareMark } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import type { Context, Viewer } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { type Card, CardAccess, CardReaders } from '../cards/index.ts';
import { ShareSql } from '../shares/index.ts';
import { Contact } from './contact.entity.ts';
import type { SaveReceivedCardInput } from './contact.inputs.ts';
import { ContactCard } from './contact-card.entity.ts';
import { assertRoom, insertContacts, lockAddressBook } from './contact-store.service.ts';

/**
 * Keeps another's card as a contact; the same card again gives the contact that there is. NOT_FOUND for a card that the
 * viewer may not see, BAD_USER_INPUT for their own. Where its owner lets nobody download contacts, no details are kept.
 */
export async function saveReceivedCard(
  context: Context,
  viewer: Viewer,
  input: SaveReceivedCardInput,
): Promise<Contact> {
  await context.rateLimits.consume('contactByViewer', viewer.id);
  const card = await CardAccess.findVisibleCard(context, viewer, { id: input.cardId, token: input.token });
  if (!card) throw new AppError('NOT_FOUND', MESSAGES.cardNotVisible, 'cardId');
  if (card.ownerId === viewer.id) {
    throw new AppError('BAD_USER_INPUT', msg('This is your own card.'), 'cardId');
  }
  const owner = await context.loaders.user.load(card.ownerId);
  const reader = await CardReaders.findReader(context, card, { token: input.token, shareMark: input.shareMark });
  const fields = contactOfCard(card.data, readPrivacy(owner), reader);
  const share = await findWay(context, viewer, { card, ...input });
  return inTransaction(context.db, async (tx) => {
    await lockAddressBook(tx, viewer.id);
    const known = await findSaved(tx, viewer.id, card.id);
    if (known) {
      await tx.update(ContactCard, { ownerId: viewer.id, cardId: card.id }, { isChosen: true });
      return tx.findOneByOrFail(Contact, { id: known });
    }
    await assertRoom(tx, viewer.id);
    const met = { ...fields, metAt: share?.createdAt ?? new Date() };
    const [id] = await insertContacts(tx, viewer.id, [{ fields: met, source: 'SAVED_CARD', userId: card.ownerId }]);
    const saved = { cardId: card.id, contactId: id, shareId: share?.id ?? null, isChosen: true };
    await tx.insert(ContactCard, { ownerId: viewer.id, ...saved });
    return tx.findOneByOrFail(Contact, { id });
  });
}

interface Way {
  id: string;
  createdAt: Date;
}

/** The share by which the card came: the named one where it led the viewer there, else the latest that opens it to them. */
async function findWay(
  context: Context,
  viewer: Viewer,
  { card, shareMark, token }: { card: Card; shareMark?: string | null; token?: string | null },
): Promise<Way | null> {
  const [opening] = await CardAccess.findOpeningShares(context, viewer, { id: card.id, token });
  const rows = await context.db.query<Way[]>(
    `SELECT s.id, s.created_at AS "createdAt" FROM shares s
      WHERE s.card_id = $1 AND s.sender_id <> $2 AND (s.id = $5 OR s.mark = $3 AND ${ShareSql.isLive('s')} AND (
            s.token_hash = $4
         OR s.mode NOT IN ('GROUP', 'IN_APP') AND s.token_hash IS NULL
         OR ${ShareSql.reaches('s', '$2')}))
      ORDER BY s.mark = $3 DESC LIMIT 1`,
    [card.id, viewer.id, readShareMark(shareMark), CardAccess.hashToken(token), opening?.id ?? null],
  );
  return rows[0] ?? null;
}

/** The contact as which a card is saved, also where that became a part of another; null when it is not. */
async function findSaved(tx: EntityManager, ownerId: string, cardId: string): Promise<string | null> {
  const [id] = await findContactIdsOfCards(tx, [{ ownerId, cardId }]);
  return id ?? null;
}

/** The contact of each saved card, in the same order; null for a card that is not saved. */
export async function findContactIdsOfCards(
  tx: Pick<EntityManager, 'query'>,
  keys: readonly { ownerId: string; cardId: string }[],
): Promise<(string | null)[]> {
  const rows = await tx.query<{ owner_id: string; card_id: string; contact_id: string }[]>(
    `WITH RECURSIVE saved AS (
       SELECT cc.owner_id, cc.card_id, c.id AS contact_id, c.merge_id FROM contact_cards cc
         JOIN unnest($1::uuid[], $2::uuid[]) AS key (owner_id, card_id) USING (owner_id, card_id)
         JOIN contacts c ON c.id = cc.contact_id
       UNION
       SELECT s.owner_id, s.card_id, k.id, k.merge_id FROM saved s
         JOIN contact_merges m ON m.id = s.merge_id JOIN contacts k ON k.id = m.kept_id
     )
     SELECT owner_id, card_id, contact_id FROM saved WHERE merge_id IS NULL`,
    [keys.map(({ ownerId }) => ownerId), keys.map(({ cardId }) => cardId)],
  );
  const byKey = new Map(rows.map((row) => [`${row.owner_id} ${row.card_id}`, row.contact_id]));
  return keys.map(({ ownerId, cardId }) => byKey.get(`${ownerId} ${cardId}`) ?? null);
}
