import { definePort } from '../../kernel/port.ts';

// SQL on the cards' tables for statements of other modules. Arguments are SQL expressions with their aliases, never values.

/** The card's shares that open it to the person, or to who holds the token, as (id, sender_id, created_at). */
export const selectOpeningShares =
  definePort<(cardId: string, to: { userId: string; tokenHash: string }) => string>('cards.selectOpeningShares');

/** The card's shares by which the person, or who has the token or mark, was handed it, as (sender_id). */
export const selectHandingShares =
  definePort<(cardId: string, to: { userId: string; tokenHash: string; mark: string }) => string>(
    'cards.selectHandingShares',
  );

/** Whether the owner saved a card of the person to their contacts. */
export const hasSavedCardOf = definePort<(ownerId: string, userId: string) => string>('cards.hasSavedCardOf');

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

const COMPANY = '{extra,company}';
const PERSONAL = '{extra,personal}';

/** A card's data with lists of contacts in the place of single fields. For migrations: it stays as it is. */
export function toContactLists(data: string): string {
  return `jsonb_set(jsonb_set(${data} - '{phone,email,website,address,addressMap}'::text[],
      '${COMPANY}', coalesce(${data} #> '${COMPANY}', '{}') - '{companyMobile,email,website,address,mapsLink}'::text[]),
      '${PERSONAL}', coalesce(${data} #> '${PERSONAL}', '{}') - 'mapsLink')
    || jsonb_build_object('suffix', '', 'pronouns', '', 'pronunciation', '',
      'phones', ${toList(data, 'phone', 'companyMobile')}, 'emails', ${toList(data, 'email', 'email')},
      'websites', ${toList(data, 'website', 'website')}, 'addresses', (
        SELECT coalesce(jsonb_agg(jsonb_build_object('label', label, 'value', value, 'map', map) ORDER BY at), '[]')
          FROM (VALUES
            (1, '', coalesce(${data} ->> 'address', ''), coalesce(${data} ->> 'addressMap', '')),
            (2, 'work', coalesce(${data} #> '${COMPANY}' ->> 'address', ''), coalesce(${data} #> '${COMPANY}' ->> 'mapsLink', '')),
            (3, 'home', '', coalesce(${data} #> '${PERSONAL}' ->> 'mapsLink', ''))) said (at, label, value, map)
         WHERE value <> '' OR map <> ''))`;
}

/** The number or address of a person who works for themselves stands once, as that of work. */
function toList(data: string, own: string, company: string): string {
  return `(SELECT coalesce(jsonb_agg(jsonb_build_object('label', label, 'value', value) ORDER BY at), '[]')
    FROM (VALUES (1, '', coalesce(${data} ->> '${own}', '')),
      (2, 'work', coalesce(${data} #> '${COMPANY}' ->> '${company}', ''))) said (at, label, value)
   WHERE value <> '' AND NOT (at = 1 AND value = coalesce(${data} #> '${COMPANY}' ->> '${company}', '')))`;
}

/** Takes `toContactLists` back. */
export function toSingleContacts(data: string): string {
  const first = (kind: string, part = 'value') => `coalesce(${data} #>> '{${kind},0,${part}}', '')`;
  const labelled = (kind: string, label: string, part = 'value') =>
    `coalesce(jsonb_path_query_first(${data}, '$.${kind}[*] ? (@.label == "${label}").${part}') #>> '{}', '')`;
  return `jsonb_set(jsonb_set(
      ${data} - '{phones,emails,websites,addresses,suffix,pronouns,pronunciation}'::text[] || jsonb_build_object(
        'phone', ${first('phones')}, 'email', ${first('emails')}, 'website', ${first('websites')},
        'address', ${first('addresses')}, 'addressMap', ${first('addresses', 'map')}),
      '${COMPANY}', coalesce(${data} #> '${COMPANY}', '{}') || jsonb_build_object(
        'companyMobile', ${labelled('phones', 'work')}, 'email', ${labelled('emails', 'work')},
        'website', ${labelled('websites', 'work')}, 'address', ${labelled('addresses', 'work')},
        'mapsLink', ${labelled('addresses', 'work', 'map')})),
      '${PERSONAL}', coalesce(${data} #> '${PERSONAL}', '{}') || jsonb_build_object(
        'mapsLink', ${labelled('addresses', 'home', 'map')}))`;
}
