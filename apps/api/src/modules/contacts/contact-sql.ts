// SQL on the contacts' tables for statements of other modules. Arguments are SQL expressions with their aliases, never
// values.

/** `families` (kept_id, id): each contact of an array and everything merged into it, after `WITH RECURSIVE`. */
export function selectFamilies(contactIds: string): string {
  return `families AS (
    SELECT id AS kept_id, id FROM unnest(${contactIds}) AS id
    UNION
    SELECT f.kept_id, c.id FROM families f JOIN contact_merges m ON m.kept_id = f.id JOIN contacts c ON c.merge_id = m.id)`;
}

/** `family` (id): the contact and everything that was merged into it, for a statement that begins `WITH RECURSIVE`. */
export function selectFamily(contactId: string): string {
  return `family AS (
    SELECT ${contactId} AS id
    UNION
    SELECT c.id FROM family f JOIN contact_merges m ON m.kept_id = f.id JOIN contacts c ON c.merge_id = m.id)`;
}

/** (id, title): each contact of `families` and what its owner calls it, as `contactTitle` of the domain has it. */
export function selectFamilyTitles(ownerId: string): string {
  return `SELECT f.id, ${titleOf('c')} AS title
    FROM families f JOIN contacts c ON c.id = f.kept_id WHERE c.owner_id = ${ownerId} AND c.merge_id IS NULL`;
}

/** All contacts of an owner, those that were merged too, as (id, name). */
export function selectContactNames(ownerId: string): string {
  return `SELECT k.id, k.name FROM contacts k WHERE k.owner_id = ${ownerId}`;
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

/** Whether the owner saved a card of the person themselves. What a visitor leaves makes nobody a contact in that sense. */
export function hasSavedCardOf(ownerId: string, userId: string): string {
  return `EXISTS (SELECT 1 FROM contacts k JOIN contact_cards kc ON kc.contact_id = k.id AND kc.is_chosen
    WHERE k.user_id = ${userId} AND k.owner_id = ${ownerId})`;
}

/** What the owner calls a contact of theirs, or what it was merged into; null where nothing is left of it. */
export function selectKeptTitle(contactId: string, ownerId: string): string {
  return `(WITH RECURSIVE line AS (
      SELECT k.* FROM contacts k WHERE k.id = ${contactId} AND k.owner_id = ${ownerId}
      UNION ALL
      SELECT kept.* FROM line JOIN contact_merges m ON m.id = line.merge_id JOIN contacts kept ON kept.id = m.kept_id)
    SELECT ${titleOf('line')} FROM line WHERE line.merge_id IS NULL)`;
}

/** As `contactTitle` of the domain has it. */
function titleOf(contact: string): string {
  const [name, company, email] = ['name', 'company', 'email::text'].map((field) => `nullif(${contact}.${field}, '')`);
  return `coalesce(${name}, ${company}, ${email}, ${contact}.phone)`;
}
