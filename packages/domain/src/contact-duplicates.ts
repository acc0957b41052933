import { uniteTags } from './contact-check.ts';
import { CONTACT_LIMITS, CONTACT_TEXTS, type ContactFields, type Provenance } from './contact-data.ts';
import { textKey } from './contact-keys.ts';
import { emailKey } from './email.ts';

/** Why two contacts look like one person. */
export const DUPLICATE_REASONS = ['EMAIL', 'PHONE', 'PERSON', 'NAME_COMPANY'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

export interface Comparable {
  id: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  userId: string | null;
}

/** What two contacts of one person share. A name alone is none: two people have it too often. */
function duplicateKeys({ email, phone, userId, name, company }: Comparable): [DuplicateReason, string][] {
  const who = textKey(name);
  const where = textKey(company);
  const keys: [DuplicateReason, string][] = [];
  if (email) keys.push(['EMAIL', emailKey(email)]);
  if (phone) keys.push(['PHONE', phone]);
  if (userId) keys.push(['PERSON', userId]);
  if (who && where) keys.push(['NAME_COMPANY', `${who}\n${where}`]);
  return keys;
}

/**
 * Groups of contacts that look like one person, each with its reasons; in the order of the list. Of `apart`, which are
 * pairs of ids, no two get into one group.
 */
export function findDuplicates(
  contacts: readonly Comparable[],
  apart: readonly (readonly [string, string])[] = [],
): { ids: string[]; reasons: DuplicateReason[] }[] {
  const parent = new Map(contacts.map(({ id }) => [id, id]));
  const findRoot = (id: string): string => {
    let root = id;
    while (parent.get(root) !== root) root = parent.get(root) ?? root;
    for (let at = id; at !== root; ) {
      const next = parent.get(at) ?? root;
      parent.set(at, root);
      at = next;
    }
    return root;
  };
  const others = new Map<string, Set<string>>();
  for (const [one, other] of apart) {
    others.set(one, (others.get(one) ?? new Set()).add(other));
    others.set(other, (others.get(other) ?? new Set()).add(one));
  }
  /** Makes one group of two, unless somebody of the one is known to be different from somebody of the other. */
  const unite = (one: string, other: string): boolean => {
    const [from, to] = [findRoot(one), findRoot(other)];
    const different = others.get(from) ?? new Set();
    if (from === to) return true;
    if ([...different].some((id) => findRoot(id) === to)) return false;
    parent.set(from, to);
    if (different.size > 0) others.set(to, new Set([...(others.get(to) ?? []), ...different]));
    return true;
  };
  const withKey = new Map<string, string[]>();
  const shared: [id: string, reason: DuplicateReason][] = [];
  for (const contact of contacts) {
    for (const [reason, key] of duplicateKeys(contact)) {
      const same = withKey.get(`${reason} ${key}`) ?? [];
      const first = same.find((id) => unite(contact.id, id));
      if (first !== undefined) shared.push([first, reason]);
      // One of each group is enough to find the others.
      else withKey.set(`${reason} ${key}`, [...same, contact.id]);
    }
  }
  const groups = new Map<string, { ids: string[]; reasons: Set<DuplicateReason> }>();
  for (const [id, reason] of shared) {
    const group = groups.get(findRoot(id)) ?? { ids: [], reasons: new Set() };
    group.reasons.add(reason);
    groups.set(findRoot(id), group);
  }
  for (const { id } of contacts) groups.get(findRoot(id))?.ids.push(id);
  return [...groups.values()].map(({ ids, reasons }) => ({
    ids,
    reasons: DUPLICATE_REASONS.filter((reason) => reasons.has(reason)),
  }));
}

export type MergeableContact = ContactFields & { provenance: Provenance };

/**
 * What the kept contact says once the others are part of it: its own words, its empty fields filled from the others in
 * their order, everybody's tags, the notes one below the other and the earliest meeting. Each field keeps its origin.
 */
export function mergeContactFields(kept: MergeableContact, others: readonly MergeableContact[]): MergeableContact {
  const merged: MergeableContact = { ...kept, provenance: { ...kept.provenance } };
  const take = <Name extends keyof ContactFields>(name: Name, from: MergeableContact, value: ContactFields[Name]) => {
    Object.assign(merged, { [name]: value });
    const origin = from.provenance[name];
    if (origin) merged.provenance[name] = origin;
  };
  for (const other of others) {
    for (const name of CONTACT_TEXTS) if (!merged[name] && other[name]) take(name, other, other[name]);
    if (other.metAt && (!merged.metAt || other.metAt < merged.metAt)) take('metAt', other, other.metAt);
    if (other.note && !merged.note.includes(other.note)) merged.note = addNote(merged.note, other.note);
    if (merged.tags.length === 0 && other.tags.length > 0) take('tags', other, []);
    merged.tags = uniteTags(merged.tags, other.tags).slice(0, CONTACT_LIMITS.tags);
  }
  return merged;
}

function addNote(note: string, more: string): string {
  return `${note}\n\n${more}`.slice(0, CONTACT_LIMITS.note);
}
