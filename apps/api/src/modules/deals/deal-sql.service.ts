import { selectFamily } from '../contacts/contact-sql.service.ts';

// SQL on the deals' tables for statements of other modules. Arguments are SQL expressions with their aliases, never values.

/** Keeps what a contact is called on its deals and on those of what was merged into it, before it is deleted. */
export function keepNameOnDeals(contactId: string, ownerId: string): string {
  return `WITH RECURSIVE ${selectFamily(contactId)}
    UPDATE deals d SET kept_name = coalesce(nullif(c.name, ''), nullif(c.company, ''), nullif(c.email::text, ''), c.phone)
      FROM contacts c
     WHERE c.id = ${contactId} AND c.owner_id = ${ownerId} AND d.contact_id IN (SELECT id FROM family)`;
}
