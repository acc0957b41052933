import { pointKey, unitePoints, uniteTags } from './contact-check.ts';
import { CONTACT_LIMITS, CONTACT_TEXTS, type ContactFields, POINT_LISTS, type Provenance } from './contact-data.ts';
import { DUPLICATE_REASONS, type DuplicateReason, duplicateReason } from './contact-keys.ts';
import { cutText } from './cut-text.ts';

/** A contact, and the keys of `matchKeys` that it shares with others. */
export interface Comparable {
  id: string;
  keys: readonly string[];
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
    for (const key of contact.keys) {
      const reason = duplicateReason(key);
      if (!reason) continue;
      const same = withKey.get(key) ?? [];
      const first = same.find((id) => unite(contact.id, id));
      if (first !== undefined) shared.push([first, reason]);
      // One of each group is enough to find the others.
      else withKey.set(key, [...same, contact.id]);
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

/** A value that a merge can't keep: another value of a field that holds only one, or the end of a note that is too long. */
export interface UnmergedValue {
  field: keyof ContactFields;
  value: string;
}

/**
 * What the kept contact says once the others are part of it: its own words, its empty fields filled from the others in
 * their order, everybody's numbers, addresses and tags, the notes one below the other and the earliest meeting. Each field
 * keeps its origin. `unmerged` lists values without a place.
 */
export function mergeContactFields(
  kept: MergeableContact,
  others: readonly MergeableContact[],
): { merged: MergeableContact; unmerged: UnmergedValue[] } {
  const merged: MergeableContact = { ...kept, provenance: { ...kept.provenance } };
  const unmerged: UnmergedValue[] = [];
  const take = <Name extends keyof ContactFields>(name: Name, from: MergeableContact, value: ContactFields[Name]) => {
    Object.assign(merged, { [name]: value });
    const origin = from.provenance[name];
    if (origin) merged.provenance[name] = origin;
  };
  for (const other of others) {
    for (const name of CONTACT_TEXTS) {
      if (!merged[name] && other[name]) take(name, other, other[name]);
      else if (name !== 'note' && !(name in LISTED) && other[name] && !isSame(merged[name], other[name]))
        unmerged.push({ field: name, value: other[name] });
    }
    for (const [one, many] of POINT_LISTS) {
      const points = unitePoints(merged[many], other[many]);
      for (const { value } of points.slice(CONTACT_LIMITS.points)) unmerged.push({ field: many, value });
      merged[many] = points.slice(0, CONTACT_LIMITS.points);
      merged[one] = merged[many][0]?.value ?? '';
    }
    if (other.metAt && (!merged.metAt || other.metAt < merged.metAt)) take('metAt', other, other.metAt);
    if (other.note && !merged.note.includes(other.note)) {
      const note = `${merged.note}\n\n${other.note}`;
      const fitting = cutText(note, CONTACT_LIMITS.note);
      if (fitting.length < note.length) unmerged.push({ field: 'note', value: note.slice(fitting.length).trim() });
      merged.note = fitting.trimEnd();
    }
    if (merged.tags.length === 0 && other.tags.length > 0) take('tags', other, []);
    const tags = uniteTags(merged.tags, other.tags);
    for (const value of tags.slice(CONTACT_LIMITS.tags)) unmerged.push({ field: 'tags', value });
    merged.tags = tags.slice(0, CONTACT_LIMITS.tags);
  }
  return { merged, unmerged };
}

/** Fields that hold the first entry of a list; the list takes the others. */
const LISTED: Partial<Record<keyof ContactFields, true>> = { email: true, phone: true };

function isSame(one: string, other: string): boolean {
  return pointKey(one).toLowerCase() === pointKey(other).toLowerCase();
}
