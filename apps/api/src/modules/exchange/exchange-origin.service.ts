import {
  CONTACT_LIMITS,
  CONTACT_TEXTS,
  type ContactFields,
  EXCHANGE_DETAILS,
  type ExchangeDetails,
  isNobody,
} from '@tessera/domain';
import { type EntityManager, In } from 'typeorm';
import { Contact } from '../contacts/contact.entity.ts';
import { saveFields } from '../contacts/contact.service.ts';
import { ContactMerge } from '../contacts/contact-merge.entity.ts';
import { finishMergesOf } from '../contacts/merge.service.ts';
import { findLine, findMerged } from '../contacts/merge-line.service.ts';
import { forgetSavedCard } from '../contacts/saved-card.service.ts';
import type { ExchangeEntryRow } from './exchange-entry.entity.ts';

/**
 * Puts right what came from the entry, in its contact and in those that it became a part of. What the owner wrote
 * stays, and a merge can still be undone.
 */
export async function correctContacts(
  tx: EntityManager,
  entry: ExchangeEntryRow,
  after: ExchangeDetails,
): Promise<void> {
  const contacts = await findLine(tx, entry.contactId);
  for (const contact of contacts) {
    const fields = correctedFields(contact, entry, after);
    await saveFields(tx, contact, { fields, source: 'EXCHANGE', entryId: entry.id });
  }
  const merges = contacts.flatMap(({ mergeId }) => mergeId ?? []);
  for (const merge of await tx.findBy(ContactMerge, { id: In(merges) })) await correctMerge(tx, merge, [entry, after]);
}

function correctedFields(contact: Contact, entry: ExchangeEntryRow, after: ExchangeDetails): Partial<ContactFields> {
  const fields: Partial<ContactFields> = {};
  for (const name of EXCHANGE_DETAILS) {
    if (entry[name] === after[name]) continue;
    const isFromEntry = contact.provenance[name]?.entryId === entry.id;
    if (name === 'note') fields.note = correctedNote(contact.note, entry.note, after.note);
    else if (isFromEntry || !contact[name]) fields[name] = after[name];
  }
  return fields;
}

/** The owner may have written around it. */
function correctedNote(note: string, before: string, after: string): string {
  const text = before ? note.replace(before, () => after) : [note, after].filter(Boolean).join('\n\n');
  return text.trim().slice(0, CONTACT_LIMITS.note);
}

/** What a merge remembers is put right, too, so that undoing it brings nothing back. */
async function correctMerge(
  tx: EntityManager,
  merge: ContactMerge,
  [before, after]: readonly [ExchangeDetails, ExchangeDetails],
): Promise<void> {
  const correct = (field: keyof ExchangeDetails, value: unknown) => {
    if (field === 'note') return typeof value === 'string' ? correctedNote(value, before.note, after.note) : value;
    return value === before[field] ? after[field] : value;
  };
  merge.changes = merge.changes.map((change) => {
    const field = EXCHANGE_DETAILS.find((name) => name === change.field);
    return field && before[field]
      ? { ...change, before: correct(field, change.before), after: correct(field, change.after) }
      : change;
  });
  await tx.save(merge);
}

/**
 * Removes what came from the entry; what its owner had said in those places before a merge is back. A contact about whom
 * nothing is left then is gone, with what its owner noted. Merges with it become final: what they remember would bring
 * the erased back.
 */
export async function eraseFromContacts(tx: EntityManager, entry: ExchangeEntryRow): Promise<void> {
  const root = (await findLine(tx, entry.contactId)).at(-1);
  if (!root) return;
  const merged = await findMerged(tx, root.id);
  await finishMergesOf(tx, root.id);
  // The visitor's own card goes, too.
  if (entry.senderCardId) await forgetSavedCard(tx, root, entry.senderCardId);
  const erased = withoutEntry(root, entry);
  const earlier = wordsBefore(merged, erased, entry);
  const fields = { ...erased, ...earlier.fields };
  if (isNobody({ ...root, ...fields })) {
    await tx.delete(Contact, { id: root.id });
    return;
  }
  await saveFields(tx, root, { fields, source: 'EXCHANGE' });
  Object.assign(root.provenance, earlier.origins);
  await tx.save(root);
}

/** What the merged contacts say, not by the entry, where it is erased. The note has been made of all of theirs already. */
function wordsBefore(merged: Contact[], erased: Partial<ContactFields>, entry: ExchangeEntryRow) {
  const fields: Partial<ContactFields> = {};
  const origins: Contact['provenance'] = {};
  for (const name of [...CONTACT_TEXTS, 'metAt'] as const) {
    if (name === 'note' || !(name in erased)) continue;
    const origin = (contact: Contact) => contact.provenance[name];
    const found = merged.find((contact) => contact[name] && origin(contact) && origin(contact)?.entryId !== entry.id);
    if (!found) continue;
    Object.assign(fields, { [name]: found[name] });
    origins[name] = origin(found);
  }
  return { fields, origins };
}

function withoutEntry(contact: Contact, entry: ExchangeEntryRow): Partial<ContactFields> {
  const isFromEntry = (name: keyof ContactFields) => contact.provenance[name]?.entryId === entry.id;
  const fields: Partial<ContactFields> = Object.fromEntries(
    CONTACT_TEXTS.filter((name) => name !== 'note' && isFromEntry(name)).map((name) => [name, '']),
  );
  if (isFromEntry('metAt')) fields.metAt = null;
  if (entry.note) fields.note = correctedNote(contact.note, entry.note, '');
  return fields;
}
