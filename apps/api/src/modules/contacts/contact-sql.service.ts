// SQL on the contacts' tables for statements of other modules. Arguments are SQL expressions with their aliases, never
// values.

/** `family` (id): the contact and everything that was merged into it, for a statement that begins `WITH RECURSIVE`. */
export function selectFamily(contactId: string): string {
  return `family AS (
    SELECT ${contactId} AS id
    UNION
    SELECT c.id FROM family f JOIN contact_merges m ON m.kept_id = f.id JOIN contacts c ON c.merge_id = m.id)`;
}

/** `title`: what the owner's contact is called, as `contactTitle` of the domain has it; no row for others' contacts. */
export function selectContactTitle(contactId: string, ownerId: string): string {
  return `SELECT coalesce(nullif(c.name, ''), nullif(c.company, ''), nullif(c.email::text, ''), c.phone) AS title
    FROM contacts c WHERE c.id = ${contactId} AND c.owner_id = ${ownerId} AND c.merge_id IS NULL`;
}

/** Whether the person's address book has a contact. */
export function hasContacts(ownerId: string): string {
  return `EXISTS (SELECT 1 FROM contacts k WHERE k.owner_id = ${ownerId} AND k.merge_id IS NULL)`;
}

/** Whether the owner's contacts changed after a time, or at that time after an id. */
export function haveContactsChanged(ownerId: string, since: { at: string; id: string }): string {
  return `EXISTS (SELECT 1 FROM contacts k
    WHERE k.owner_id = ${ownerId} AND k.merge_id IS NULL AND k.updated_at >= ${since.at}
      AND (k.updated_at, k.id) > (${since.at}, ${since.id}))`;
}

/** The accounts of the owner's contacts, as (id): of those whose card was saved, or who left their own card. */
export function selectContactAccounts(ownerId: string): string {
  return `SELECT k.user_id AS id FROM contacts k WHERE k.owner_id = ${ownerId} AND k.user_id IS NOT NULL`;
}
