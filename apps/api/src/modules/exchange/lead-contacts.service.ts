import {
  CONTACT_LIMITS,
  CONTACT_TEXTS,
  type ContactFields,
  type ContactPoint,
  completePoints,
  cutText,
  EXCHANGE_DETAILS,
  type ExchangeDetails,
  isNobody,
  POINT_LISTS,
} from '@tessera/domain';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { emit } from '../../kernel/events.ts';
import { Contact, ContactMerge, finishMergesInto, MergeLine, SavedCards, saveFields } from '../contacts/index.ts';
import { Lead } from './lead.entity.ts';

/**
 * The contact that the visitor's earlier details became: the same name with the same email, or with the same number where no
 * email was left. Null for a first time, and for contacts whose address did not come from visitors. The address book is locked.
 */
export async function findEarlierContact(
  tx: EntityManager,
  ownerId: string,
  { name, email, phone }: ExchangeDetails,
): Promise<Contact | null> {
  const way = email ? { email } : { phone };
  const found = await tx.find(Contact, { where: { ownerId, mergeId: IsNull(), ...way }, order: { createdAt: 'ASC' } });
  const isVisitors = ({ provenance }: Contact) => provenance[email ? 'email' : 'phone']?.source === 'EXCHANGE';
  return found.find((contact) => isVisitors(contact) && isSameName(contact.name, name)) ?? null;
}

/** As people type a name twice: capitals, spaces and composed letters may differ. */
function isSameName(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim());
  return a === b;
}

/** What the visitor says this time: it fills in what was empty and adds a number and a note; what stands stays. */
export async function addToContact(
  tx: EntityManager,
  contact: Contact,
  { details, event, entryId }: { details: ExchangeDetails; event: string; entryId: string },
): Promise<void> {
  const fields: Partial<ContactFields> = {};
  for (const name of ['company', 'role'] as const) if (!contact[name]) fields[name] = details[name];
  if (!contact.event) fields.event = event;
  fields.note = withNote(contact.note, details.note);
  for (const [one, many] of POINT_LISTS) fields[many] = withPoint(contact[many], details[one]);
  await saveFields(tx, contact, { fields, source: 'EXCHANGE', entryId });
}

/** Once, also where somebody says the same again. */
function withNote(note: string, more: string): string {
  return note.includes(more) ? note : correctedNote(note, '', more);
}

function withPoint(points: ContactPoint[], value: string): ContactPoint[] {
  const isThere = points.some((point) => point.value.toLowerCase() === value.toLowerCase());
  return isThere || value === '' || points.length >= CONTACT_LIMITS.points ? points : [...points, { value, label: '' }];
}

/**
 * Puts right what came from the lead, in its contact and in those that it became a part of. What the owner wrote
 * stays, and a merge can still be undone.
 */
export async function correctContacts(tx: EntityManager, lead: Lead, after: ExchangeDetails): Promise<void> {
  const contacts = await MergeLine.findLine(tx, lead.contactId);
  for (const contact of contacts) {
    const fields = correctedFields(contact, lead, after);
    await saveFields(tx, contact, { fields, source: 'EXCHANGE', entryId: lead.id });
  }
  const merges = contacts.flatMap(({ mergeId }) => mergeId ?? []);
  for (const merge of await tx.findBy(ContactMerge, { id: In(merges) })) await correctMerge(tx, merge, [lead, after]);
}

function correctedFields(contact: Contact, lead: Lead, after: ExchangeDetails): Partial<ContactFields> {
  const fields: Partial<ContactFields> = {};
  for (const name of EXCHANGE_DETAILS) {
    if (lead[name] === after[name]) continue;
    const isFromLead = contact.provenance[name]?.entryId === lead.id;
    if (name === 'note') fields.note = correctedNote(contact.note, lead.note, after.note);
    else if (name === 'email' || name === 'phone')
      Object.assign(fields, correctedPoints(contact, name, { lead, after }));
    else if (isFromLead || !contact[name]) fields[name] = after[name];
  }
  return fields;
}

/** The number or address of the lead comes first, or anywhere in the list after a merge. */
function correctedPoints(
  contact: Contact,
  one: 'email' | 'phone',
  { lead, after }: { lead: Lead; after: ExchangeDetails },
): Partial<ContactFields> {
  const many = one === 'email' ? 'emails' : 'phones';
  if (!contact[one]) return { [one]: after[one] };
  const isOwners = contact.provenance[one]?.entryId !== lead.id;
  const points = contact[many].flatMap((point, at) => {
    if (point.value !== lead[one] || (at === 0 && isOwners)) return [point];
    return after[one] ? [{ ...point, value: after[one] }] : [];
  });
  return { [many]: points };
}

/** The owner may have written around it. */
function correctedNote(note: string, before: string, after: string): string {
  const text = before ? note.replace(before, () => after) : [note, after].filter(Boolean).join('\n\n');
  return cutText(text.trim(), CONTACT_LIMITS.note);
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
    const list = POINT_LISTS.find(([, many]) => many === change.field);
    if (list && before[list[0]]) {
      const correctList = (points: unknown) => correctPoints(points, before[list[0]], after[list[0]]);
      return { ...change, before: correctList(change.before), after: correctList(change.after) };
    }
    const field = EXCHANGE_DETAILS.find((name) => name === change.field);
    return field && before[field]
      ? { ...change, before: correct(field, change.before), after: correct(field, change.after) }
      : change;
  });
  await tx.save(merge);
}

/** Replaces a value and keeps its label; '' removes it. */
function correctPoints(points: unknown, before: string, after: string): unknown {
  if (!Array.isArray(points)) return points;
  return (points as ContactPoint[]).flatMap((point) => {
    if (point.value !== before) return [point];
    return after ? [{ ...point, value: after }] : [];
  });
}

/**
 * Removes what came from the lead; what its owner had said in those places before a merge is back. A contact about whom
 * nothing is left then is gone, with what its owner noted. Merges with it become final: what they remember would bring
 * the erased back.
 */
export async function eraseFromContacts(tx: EntityManager, lead: Lead): Promise<void> {
  const root = (await MergeLine.findLine(tx, lead.contactId)).at(-1);
  if (!root) return;
  const merged = await MergeLine.findMerged(tx, root.id);
  await finishMergesInto(tx, root.id);
  // The visitor's own card goes, too.
  if (lead.senderCardId) await SavedCards.forgetSavedCard(tx, root, lead.senderCardId);
  const erased = withoutLead(root, lead);
  const earlier = wordsBefore(merged, erased, lead);
  const others = await tx.find(Lead, { where: { contactId: root.id, id: Not(lead.id) }, order: { createdAt: 'DESC' } });
  const again = wordsOfOthers(others, erased);
  const told = { ...erased, ...again.fields, ...earlier.fields };
  const fields = completePoints(root, withEarlierPoints(told, earlier.fields));
  const isContactGone = isNobody({ ...root, ...fields });
  await emit(tx, 'lead.erased', { lead, contactId: root.id, isContactGone });
  if (isContactGone) {
    await tx.delete(Contact, { id: root.id });
    await emit(tx, 'contacts.gone', { ownerId: root.ownerId, contacts: [root], mergedInto: null });
    return;
  }
  await saveFields(tx, root, { fields, source: 'EXCHANGE' });
  Object.assign(root.provenance, again.origins, earlier.origins);
  await tx.save(root);
}

/** What the merged contacts say, not by the lead, where it is erased. The note has been made of all of theirs already. */
function wordsBefore(merged: Contact[], erased: Partial<ContactFields>, lead: Lead) {
  const fields: Partial<ContactFields> = {};
  const origins: Contact['provenance'] = {};
  for (const name of [...CONTACT_TEXTS, 'metAt'] as const) {
    if (name === 'note' || !(name in erased)) continue;
    const origin = (contact: Contact) => contact.provenance[name];
    const found = merged.find((contact) => contact[name] && origin(contact) && origin(contact)?.entryId !== lead.id);
    if (!found) continue;
    Object.assign(fields, { [name]: found[name] });
    origins[name] = origin(found);
  }
  return { fields, origins };
}

/** What the same visitor said another time, where it is erased. */
function wordsOfOthers(others: Lead[], erased: Partial<ContactFields>) {
  const fields: Partial<ContactFields> = {};
  const origins: Contact['provenance'] = {};
  const origin = (lead: Lead) => ({ source: 'EXCHANGE' as const, at: lead.createdAt.toISOString(), entryId: lead.id });
  for (const name of ['name', 'company', 'role'] as const) {
    const other = erased[name] === '' && others.find((lead) => lead[name]);
    if (!other) continue;
    fields[name] = other[name];
    origins[name] = origin(other);
  }
  const { note } = erased;
  if (note !== undefined) fields.note = others.reduce((told, lead) => withNote(told, lead.note), note);
  for (const [one, many] of POINT_LISTS) {
    const left = erased[many];
    if (!left) continue;
    fields[many] = others.reduce((points, lead) => withPoint(points, lead[one]), left);
    const other = left.length === 0 && others.find((lead) => lead[one]);
    if (other) origins[one] = origin(other);
  }
  return { fields, origins };
}

/** The owner's own values from before a merge that was made when contacts had one number and one address. */
function withEarlierPoints(fields: Partial<ContactFields>, earlier: Partial<ContactFields>): Partial<ContactFields> {
  const complete = { ...fields };
  for (const [one, many] of POINT_LISTS) {
    const [value, points] = [earlier[one], fields[many]];
    if (value && points && !points.some((point) => point.value === value))
      complete[many] = [{ value, label: '' }, ...points];
  }
  return complete;
}

function withoutLead(contact: Contact, lead: Lead): Partial<ContactFields> {
  const isFromLead = (name: keyof ContactFields) => contact.provenance[name]?.entryId === lead.id;
  const fields: Partial<ContactFields> = Object.fromEntries(
    CONTACT_TEXTS.filter((name) => name !== 'note' && isFromLead(name)).map((name) => [name, '']),
  );
  for (const [one, many] of POINT_LISTS) {
    if (!lead[one]) continue;
    fields[many] = contact[many].filter(({ value }, at) => value !== lead[one] || (at === 0 && !isFromLead(one)));
  }
  if (isFromLead('metAt')) fields.metAt = null;
  if (lead.note) fields.note = correctedNote(contact.note, lead.note, '');
  return fields;
}
