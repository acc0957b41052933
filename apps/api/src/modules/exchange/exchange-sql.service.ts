// SQL on the exchange's tables for statements of other modules. Arguments are SQL expressions with their aliases, never values.

/** When the contacts left their details on cards that are still there, as (card_id, created_at). */
export function selectLeads(contactIds: string): string {
  return `SELECT e.card_id, e.created_at FROM exchange_entries e
     WHERE e.card_id IS NOT NULL AND e.contact_id IN (${contactIds})`;
}

/** Their own cards that visitors left with the person, as (card_id). */
export function selectLeftCards(ownerId: string): string {
  return `SELECT e.sender_card_id AS card_id FROM exchange_entries e
     WHERE e.owner_id = ${ownerId} AND e.sender_card_id IS NOT NULL`;
}
