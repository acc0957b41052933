import { definePort } from '../../kernel/port.ts';

// SQL on the cards' tables for statements of other modules. Arguments are SQL expressions with their aliases, never values.

/** The card's shares that open it to the person, or to who holds the token, as (id, sender_id, created_at). */
export const selectOpeningShares =
  definePort<(cardId: string, to: { userId: string; tokenHash: string }) => string>('cards.selectOpeningShares');

/** Whether anyone who has its address may open the card. */
export function whereOpen(card: string): string {
  return `${card}.visibility <> 'PRIVATE'`;
}

/** Whether directory, profile and search engines show the card. */
export function wherePublic(card: string): string {
  return `${card}.visibility = 'PUBLIC'`;
}

/** Whether the share hands the card on: anybody shares an open card, only its owner a private one. */
export function whereHandedOn(card: string, share: string): string {
  return `(${whereOpen(card)} OR ${card}.owner_id = ${share}.sender_id)`;
}

/** Whether a card of the person has a photo or a logo. */
export function hasPicture(ownerId: string): string {
  return `EXISTS (SELECT 1 FROM cards c WHERE c.owner_id = ${ownerId} AND '' <> concat(
    c.data->>'logoUrl', c.data#>>'{extra,personal,photoUrl}', c.data#>>'{extra,company,companyLogo}'))`;
}

/** The cards of a person, as (id). */
export function selectOwnCards(ownerId: string): string {
  return `SELECT c.id FROM cards c WHERE c.owner_id = ${ownerId}`;
}

/** Whether the person once owned the card and has given it away. */
export function wasCardOf(cardId: string, ownerId: string): string {
  return `EXISTS (SELECT 1 FROM former_slugs fs WHERE fs.card_id = ${cardId} AND fs.owner_id = ${ownerId})`;
}

/** Whose the cards are, as (id). */
export function selectCardOwners(cardIds: string): string {
  return `SELECT c.owner_id AS id FROM cards c WHERE c.id IN (${cardIds})`;
}

/** What a card calls itself, as `displayTitle` says it; '' for one that says nothing of itself. */
export function selectTitle(card: string): string {
  const texts = ["->>'title'", "->>'name'", "#>>'{extra,company,companyName}'"];
  return `coalesce(${texts.map((path) => `nullif(btrim(${card}.data${path}), '')`).join(', ')}, '')`;
}

/** The title of a card while the person may see it, as `loadVisibleCard` finds it; null for any other. */
export function selectSeenTitle(cardId: string, userId: string): string {
  const opening = selectOpeningShares('seen.id', { userId, tokenHash: 'NULL' });
  return `(SELECT ${selectTitle('seen')} FROM cards seen WHERE seen.id = ${cardId} AND (${whereOpen('seen')}
    OR seen.owner_id = ${userId} OR EXISTS (SELECT 1 FROM (${opening}) s WHERE s.sender_id = seen.owner_id)))`;
}
