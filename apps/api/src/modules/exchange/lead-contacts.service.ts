import {
  CONTACT_LIMITS,
  CONTACT_TEXTS,
  type ContactFields,
  type ContactPoint,
  completePoints,
  EXCHANGE_DETAILS,
  type ExchangeDetails,
  isNobody,
  POINT_LISTS,
  pointKey,
  unitePoints,
} from '@tessera/domain';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { emit } from '../../kernel/events.ts';
import { Contact, ContactMerge, finishMergesInto, MergeLine, SavedCards, saveFields } from '../contacts/index.ts';
import { Lead } from './lead.entity.ts';
import { addNote, hasNote, replaceNote } from './lead-note.ts';

/**
 * Finds the contact of the visitor's earlier details: the same name and email, or the same name and number if they left no
 * email. Skips contacts whose email or number the owner entered. The caller has locked the address book.
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

/** Ignores case, spacing and the composition of letters. */
function isSameName(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim());
  return a === b;
}

/** Fills empty fields and adds a number, a note and the account of the visitor; existing values stay. */
export async function addToContact(
  tx: EntityManager,
  contact: Contact,
  added: { details: ExchangeDetails; event: string; entryId: string; userId: string | null },
): Promise<void> {
  const { details, event, entryId, userId } = added;
  const fields: Partial<ContactFields> = {};
  for (const name of ['company', 'role'] as const) if (!contact[name]) fields[name] = details[name];
  if (!contact.event) fields.event = event;
  fields.note = addNote(contact.note, details.note);
  for (const [one, many] of POINT_LISTS) fields[many] = withPoint(contact[many], details[one]);
  contact.userId ??= userId;
  await saveFields(tx, contact, { fields, source: 'EXCHANGE', entryId });
}

function withPoint(points: ContactPoint[], value: string): ContactPoint[] {
  const isThere = points.some((point) => isSamePoint(point.value, value));
  return isThere || value === '' || points.length >= CONTACT_LIMITS.points ? points : [...points, { value, label: '' }];
}

function isSamePoint(one: string, other: string): boolean {
  return pointKey(one) === pointKey(other);
}

/**
 * Corrects what the lead said in its contact and in the contacts that this became a part of. What the owner wrote stays, and
 * a merge can still be undone.
 */
export async function correctContacts(tx: EntityManager, lead: Lead, after: ExchangeDetails): Promise<void> {
  const contacts = await MergeLine.findLine(tx, lead.contactId);
  const others = await findOtherLeads(tx, lead, contacts.at(-1)?.id ?? lead.contactId);
  for (const contact of contacts) {
    const fields = correctedFields(contact, { lead, after, others });
    await saveFields(tx, contact, { fields, source: 'EXCHANGE', entryId: lead.id });
  }
  const merges = contacts.flatMap(({ mergeId }) => mergeId ?? []);
  for (const merge of await tx.findBy(ContactMerge, { id: In(merges) }))
    await correctMerge(tx, merge, { lead, after, others });
}

/** The other leads of a contact and of those that were merged into it, the latest first. */
async function findOtherLeads(tx: EntityManager, lead: Lead, rootId: string): Promise<Lead[]> {
  const merged = await MergeLine.findMerged(tx, rootId);
  const contactId = In([rootId, ...merged.map(({ id }) => id)]);
  return tx.find(Lead, { where: { contactId, id: Not(lead.id) }, order: { createdAt: 'DESC' } });
}

interface Correction {
  lead: Lead;
  after: ExchangeDetails;
  others: readonly Lead[];
}

function correctedFields(contact: Contact, { lead, after, others }: Correction): Partial<ContactFields> {
  const fields: Partial<ContactFields> = {};
  for (const name of EXCHANGE_DETAILS) {
    if (lead[name] === after[name]) continue;
    if (name === 'note') fields.note = correctedNote(contact.note, { lead, after, others });
    else if (name === 'email' || name === 'phone')
      Object.assign(fields, correctedPoints(contact, name, { lead, after, others }));
    else if (after[name] ? !isOwners(contact, name, [lead, ...others]) : isFrom(contact, name, lead))
      fields[name] = after[name];
  }
  return fields;
}

function isFrom({ provenance }: Contact, name: keyof ContactFields, lead: Lead): boolean {
  return provenance[name]?.entryId === lead.id;
}

/** Whether the owner wrote the value: it came from none of the leads. */
function isOwners(contact: Contact, name: keyof ContactFields, leads: readonly Lead[]): boolean {
  return Boolean(contact[name]) && !leads.some((lead) => isFrom(contact, name, lead));
}

/** The lead's number or address may be anywhere in the list after a merge. An emptied one stays if another lead has it. */
function correctedPoints(
  contact: Contact,
  one: 'email' | 'phone',
  { lead, after, others }: Correction,
): Partial<ContactFields> {
  const many = one === 'email' ? 'emails' : 'phones';
  if (!lead[one]) return { [many]: withPoint(contact[many], after[one]) };
  if (!contact[one]) return { [one]: after[one] };
  const isKept = !after[one] && others.some((other) => isSamePoint(other[one], lead[one]));
  const points = contact[many].flatMap((point, at) => {
    const isOther = !isSamePoint(point.value, lead[one]) || (at === 0 && isOwners(contact, one, [lead, ...others]));
    if (isOther || isKept) return [point];
    return after[one] ? [{ ...point, value: after[one] }] : [];
  });
  return { [many]: unitePoints(points) };
}

function correctedNote(note: string, { lead, after, others }: Correction): string {
  return replaceNote(note, { before: lead.note, after: after.note, others: others.map((other) => other.note) });
}

/** Corrects what a merge remembers, too, so that undoing it doesn't bring the former values back. */
async function correctMerge(tx: EntityManager, merge: ContactMerge, correction: Correction): Promise<void> {
  const { lead: before, after } = correction;
  const correct = (field: keyof ExchangeDetails, value: unknown) => {
    if (field === 'note') return typeof value === 'string' ? correctedNote(value, correction) : value;
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
 * Removes what came from the lead alone. Values of other leads and those that the owner had before a merge take the empty
 * places. A contact without any name or way to reach it is deleted. Merges with it become final: undoing them would bring
 * the erased values back.
 */
export async function eraseFromContacts(tx: EntityManager, lead: Lead): Promise<void> {
  const root = (await MergeLine.findLine(tx, lead.contactId)).at(-1);
  if (!root) return;
  const merged = await MergeLine.findMerged(tx, root.id);
  await finishMergesInto(tx, root.id);
  const others = await findOtherLeads(tx, lead, root.id);
  // The visitor's own card goes, too.
  const { senderCardId } = lead;
  if (senderCardId && !others.some((other) => other.senderCardId === senderCardId))
    await SavedCards.forgetSavedCard(tx, root, senderCardId);
  const erased = withoutLead(root, lead, others);
  const earlier = wordsBefore(merged, erased, lead);
  const told = { ...erased, ...earlier.fields };
  const fields = completePoints(root, withEarlierPoints(told, earlier.fields));
  const isContactGone = isNobody({ ...root, ...fields });
  await emit(tx, 'lead.erased', { lead, contactId: root.id, isContactGone });
  if (isContactGone) {
    await tx.delete(Contact, { id: root.id });
    await emit(tx, 'contacts.gone', { ownerId: root.ownerId, contacts: [root], mergedInto: null });
    return;
  }
  await saveFields(tx, root, { fields, source: 'EXCHANGE' });
  Object.assign(root.provenance, originsOfOthers(root, lead, others), earlier.origins);
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

/** The origins of values that came from the erased lead and that another lead has as well. */
function originsOfOthers(root: Contact, lead: Lead, others: readonly Lead[]): Contact['provenance'] {
  const origins: Contact['provenance'] = {};
  for (const name of EXCHANGE_DETAILS) {
    const origin = root.provenance[name];
    const isErased = origin?.source === 'EXCHANGE' && (!origin.entryId || origin.entryId === lead.id);
    const other = isErased && others.find((one) => hasValue(one, name, root[name]));
    if (other) origins[name] = { source: 'EXCHANGE', at: other.createdAt.toISOString(), entryId: other.id };
  }
  return origins;
}

function hasValue(lead: Lead, name: keyof ExchangeDetails, value: string): boolean {
  if (name === 'note') return hasNote(value, lead.note);
  return name === 'email' || name === 'phone' ? isSamePoint(lead[name], value) : lead[name] === value;
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

function withoutLead(contact: Contact, lead: Lead, others: readonly Lead[]): Partial<ContactFields> {
  const fields: Partial<ContactFields> = {};
  for (const name of CONTACT_TEXTS) if (name !== 'note' && isFrom(contact, name, lead)) fields[name] = '';
  for (const name of ['name', 'company', 'role'] as const)
    if (fields[name] === '') fields[name] = others.find((other) => other[name])?.[name] ?? '';
  for (const [one, many] of POINT_LISTS) {
    if (!lead[one]) continue;
    const isKept = others.some((other) => isSamePoint(other[one], lead[one]));
    fields[many] = contact[many].filter(
      ({ value }, at) => isKept || !isSamePoint(value, lead[one]) || (at === 0 && !isFrom(contact, one, lead)),
    );
  }
  if (isFrom(contact, 'metAt', lead)) fields.metAt = null;
  const { note } = lead;
  if (note)
    fields.note = replaceNote(contact.note, { before: note, after: '', others: others.map((other) => other.note) });
  return fields;
}
