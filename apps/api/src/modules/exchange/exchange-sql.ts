// SQL on the exchange's tables for statements of other modules. Arguments are SQL expressions with their aliases, never values.

/** The card's exchange form as JSON for `openRules`; null while its owner has chosen nothing. */
export function selectExchangeForm(cardId: string): string {
  return `SELECT json_build_object('isOn', f.is_on, 'rules', f.rules) FROM exchange_forms f WHERE f.card_id = ${cardId}`;
}

/** When the contacts left their details on cards that are still there, as (card_id, created_at). */
export function selectLeadsOfContacts(contactIds: string): string {
  return `SELECT e.card_id, e.created_at FROM exchange_entries e
     WHERE e.card_id IS NOT NULL AND e.contact_id IN (${contactIds})`;
}

/**
 * `card_id`, `contact_id` and `name` of the lead with that id, as its visitor left it; no row when it was erased, or is another
 * person's. A lead without a name is called as a contact without one.
 */
export function selectLead(id: string, ownerId: string): string {
  // An alias that no caller has: the arguments belong to the statement around it.
  return `SELECT sought.card_id, sought.contact_id,
      coalesce(nullif(sought.name, ''), nullif(sought.company, ''), nullif(sought.email::text, ''), sought.phone) AS name
     FROM exchange_entries sought WHERE sought.id = ${id} AND sought.owner_id = ${ownerId}`;
}

/** Their own cards that visitors left with the person, as (card_id). */
export function selectLeftCards(ownerId: string): string {
  return `SELECT e.sender_card_id AS card_id FROM exchange_entries e
     WHERE e.owner_id = ${ownerId} AND e.sender_card_id IS NOT NULL`;
}
