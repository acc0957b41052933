import {
  AppError,
  CONTACT_LIMITS,
  CONTACT_TEXTS,
  type ContactFields,
  completePoints,
  contactKeys,
  findDuplicates,
  mergeContactFields,
} from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Context, Services, Viewer } from '../../kernel/context.ts';
import { emit } from '../../kernel/events.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { queryRows } from '../../kernel/rows.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { assertIncluded } from '../plans/index.ts';
import { Contact } from './contact.entity.ts';
import { findOwn } from './contact.service.ts';
import { ContactDifference } from './contact-difference.entity.ts';
import { ContactMerge, type FieldChange } from './contact-merge.entity.ts';
import { lockAddressBook } from './contact-store.service.ts';
import type { MergeContactsInput, UndoMergeInput } from './merge.inputs.ts';
import type { ContactDuplicates, ContactMergeResult, PastMerge } from './merge.types.ts';

const MOST_GROUPS = 100;
/** A merge joins 20 contacts at most, each with a handful of fields. */
const MOST_UNMERGED = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
const MERGED_FIELDS = [...CONTACT_TEXTS, 'phones', 'emails', 'tags', 'metAt', 'userId', 'provenance'] as const;

/** The most contacts compared at once, oldest first. Merging them or keeping them apart makes room for the next ones. */
const MOST_COMPARED = 2000;
const MOST_DIFFERENCES = 5000;
/** The running search of each account. Requests that arrive meanwhile get the same answer. */
const running = new Map<string, Promise<ContactDuplicates[]>>();

/** Groups of the viewer's contacts that look like one person; at most 100. RATE_LIMITED. */
export async function listDuplicates(context: Context, viewer: Viewer): Promise<ContactDuplicates[]> {
  const started = running.get(viewer.id);
  if (started) return started;
  await context.rateLimits.consume('duplicatesByViewer', viewer.id);
  const search = running.get(viewer.id) ?? searchDuplicates(context, viewer).finally(() => running.delete(viewer.id));
  running.set(viewer.id, search);
  return search;
}

/** PostgreSQL finds shared keys; only contacts that share one are read. */
async function searchDuplicates({ db }: Context, viewer: Viewer): Promise<ContactDuplicates[]> {
  const rows = await queryRows<{ id: string; keys: string[] }>(
    db,
    `WITH keyed AS MATERIALIZED (
       SELECT c.id, c.created_at, key FROM contacts c, unnest(c.match_keys) AS key
        WHERE c.owner_id = $1 AND c.merge_id IS NULL),
     shared AS (SELECT key FROM keyed GROUP BY key HAVING count(*) > 1)
     SELECT id, array_agg(key) AS keys FROM keyed JOIN shared USING (key)
      GROUP BY id, created_at ORDER BY created_at, id LIMIT ${MOST_COMPARED}`,
    [viewer.id],
  );
  if (rows.length === 0) return [];
  const apart = await findDifferences(
    db,
    rows.map(({ id }) => id),
  );
  const groups = findDuplicates(rows, apart).slice(0, MOST_GROUPS);
  const shown = groups.map((group) => ({ ...group, ids: group.ids.slice(0, CONTACT_LIMITS.mergedAtOnce) }));
  const ids = shown.flatMap((group) => group.ids);
  if (ids.length === 0) return [];
  const found = new Map((await db.manager.findBy(Contact, { id: In(ids) })).map((contact) => [contact.id, contact]));
  return shown.map((group) => ({
    reasons: group.reasons,
    contacts: group.ids.flatMap((id) => found.get(id) ?? []),
  }));
}

/** Pairs of these contacts that are not the same person. */
async function findDifferences(db: DataSource, ids: readonly string[]): Promise<[string, string][]> {
  const rows = await db.query<{ one_id: string; other_id: string }[]>(
    `SELECT one_id, other_id FROM contact_differences
      WHERE one_id = ANY ($1::uuid[]) AND other_id = ANY ($1::uuid[]) LIMIT ${MOST_DIFFERENCES}`,
    [ids],
  );
  return rows.map(({ one_id, other_id }) => [one_id, other_id]);
}

/** Notes that no two of these contacts are the same person. BAD_USER_INPUT unless all are the viewer's. */
export function keepContactsApart({ db }: Context, viewer: Viewer, input: { ids: string[] }): Promise<Contact[]> {
  const ids = [...new Set(input.ids)];
  if (ids.length < 2 || ids.length > CONTACT_LIMITS.mergedAtOnce) {
    throw wrong('ids', msg('Choose 2 to {most} contacts.', { most: CONTACT_LIMITS.mergedAtOnce }));
  }
  return inTransaction(db, async (tx) => {
    await lockAddressBook(tx, viewer.id);
    const contacts = await findOwn(tx, viewer.id, ids);
    if (contacts.length < ids.length) throw wrong('ids', msg('One of these contacts no longer exists.'));
    // They come in the order of their ids.
    const pairs = contacts.flatMap(({ id: oneId }, n) =>
      contacts.slice(n + 1).map(({ id: otherId }) => ({ oneId, otherId })),
    );
    await tx.createQueryBuilder().insert().into(ContactDifference).values(pairs).orIgnore().execute();
    return contacts;
  });
}

/** Makes one contact of several. BAD_USER_INPUT unless all are the viewer's and `keep` is one of them; PLAN_LIMIT. */
export function mergeContacts(
  context: Context,
  viewer: Viewer,
  input: MergeContactsInput,
): Promise<ContactMergeResult> {
  const ids = [...new Set(input.ids)];
  if (ids.length < 2 || ids.length > CONTACT_LIMITS.mergedAtOnce) {
    throw wrong('ids', msg('Choose 2 to {most} contacts.', { most: CONTACT_LIMITS.mergedAtOnce }));
  }
  if (!ids.includes(input.keep)) throw wrong('keep', msg('Choose one of these contacts to keep.'));
  return inTransaction(context.db, async (tx) => {
    await assertIncluded(context, tx, { userId: viewer.id, feature: 'contactsCrm' });
    await lockAddressBook(tx, viewer.id);
    const contacts = await findOwn(tx, viewer.id, ids);
    const kept = contacts.find(({ id }) => id === input.keep);
    if (!kept || contacts.length < ids.length) throw wrong('ids', msg('One of these contacts no longer exists.'));
    const others = contacts
      .filter(({ id }) => id !== kept.id)
      .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    return merge(tx, kept, others);
  });
}

async function merge(tx: EntityManager, kept: Contact, others: Contact[]): Promise<ContactMergeResult> {
  const before = pickFields(kept);
  const userId = kept.userId ?? others.find((other) => other.userId)?.userId ?? null;
  const { merged, unmerged } = mergeContactFields(kept, others);
  Object.assign(kept, merged, { userId, updatedAt: new Date() });
  Object.assign(kept, contactKeys(kept));
  for (const { lastActivityAt } of others) {
    if (lastActivityAt > kept.lastActivityAt) kept.lastActivityAt = lastActivityAt;
  }
  const after = pickFields(kept);
  const id = uuid();
  const createdAt = new Date();
  const changes = MERGED_FIELDS.map((field) => ({ field, before: before[field], after: after[field] })).filter(
    hasChanged,
  );
  const made = { id, ownerId: kept.ownerId, keptId: kept.id, changes, createdAt };
  await tx.save(Object.assign(new ContactMerge(), made));
  await tx.update(Contact, { id: In(others.map((other) => other.id)) }, { mergeId: id });
  const contact = await tx.save(kept);
  await emit(tx, 'contacts.gone', { ownerId: kept.ownerId, contacts: others, mergedInto: kept.id });
  await emit(tx, 'contacts.updated', { ownerId: kept.ownerId, contacts: [contact] });
  return {
    id,
    contact,
    unmerged: unmerged.slice(0, MOST_UNMERGED),
    undoUntil: new Date(createdAt.getTime() + CONTACT_LIMITS.undoMergeDays * DAY_MS),
  };
}

/** What was merged into the contact and can still be taken apart, the latest first. */
export function listMerges({ db }: Context, contact: Contact): Promise<PastMerge[]> {
  return db.query<PastMerge[]>(
    `SELECT m.id, m.created_at + make_interval(days => $2) AS "undoUntil",
            (SELECT count(*)::int FROM contacts c WHERE c.merge_id = m.id) AS "mergedCount"
       FROM contact_merges m WHERE m.kept_id = $1 ORDER BY m.created_at DESC, m.id`,
    [contact.id, CONTACT_LIMITS.undoMergeDays],
  );
}

/** Brings back what was merged; the kept contact loses what it got by it, except where it was changed since. */
export function undoMerge({ db }: Context, viewer: Viewer, { id }: UndoMergeInput): Promise<Contact[]> {
  return inTransaction(db, async (tx) => {
    await lockAddressBook(tx, viewer.id);
    const merge = isUuid(id) ? await tx.findOneBy(ContactMerge, { id, ownerId: viewer.id }) : null;
    if (!merge) throw new AppError('NOT_FOUND', msg('This merge can no longer be undone.'), 'id');
    const kept = await tx.findOneByOrFail(Contact, { id: merge.keptId });
    const now = pickFields(kept);
    const restored = merge.changes.filter(({ field, after }) => isSame(now[field], after));
    const fields = Object.fromEntries(restored.map(({ field, before }) => [field, toValue(field, before)]));
    // Merges from before contacts had lists don't know the lists.
    Object.assign(kept, completePoints(kept, fields));
    Object.assign(kept, contactKeys(kept), { updatedAt: new Date(), provenance: withoutEmpty(kept) });
    await tx.save(kept);
    const others = await tx.findBy(Contact, { mergeId: id });
    await tx.update(Contact, { mergeId: id }, { mergeId: null });
    await tx.delete(ContactMerge, { id });
    // Programs that followed the merge have deleted them.
    await emit(tx, 'contacts.created', { ownerId: viewer.id, contacts: others });
    await emit(tx, 'contacts.updated', { ownerId: viewer.id, contacts: [kept] });
    return [kept, ...others].filter((contact) => contact.mergeId === null || contact.mergeId === id).map(unmerged);
  });
}

function unmerged(contact: Contact): Contact {
  return Object.assign(contact, { mergeId: null });
}

/** What is empty again came from nowhere. */
function withoutEmpty(contact: Contact): Contact['provenance'] {
  const known = Object.entries(contact.provenance).filter(([name]) => {
    const value = contact[name as keyof ContactFields];
    return value instanceof Date || (value !== null && value.length > 0);
  });
  return Object.fromEntries(known);
}

/** Merges that can't be undone any more become what they look like: one contact, with the cards of all. */
export async function sweepMerges({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const over = new Date(now.getTime() - CONTACT_LIMITS.undoMergeDays * DAY_MS);
  const merges = await db.query<{ id: string; kept_id: string }[]>(
    'SELECT id, kept_id FROM contact_merges WHERE created_at < $1 ORDER BY created_at, id LIMIT 1000',
    [over],
  );
  for (const { id, kept_id: keptId } of merges) await inTransaction(db, (tx) => finishMerge(tx, { id, keptId }));
}

/** From now on it can't be undone: what hangs on the merged contacts hangs on the kept one, and they are gone. */
async function finishMerge(tx: EntityManager, { id, keptId }: Pick<ContactMerge, 'id' | 'keptId'>): Promise<void> {
  const merged = 'SELECT id FROM contacts WHERE merge_id = $2';
  for (const table of ['contact_cards', 'exchange_entries', 'contact_reminders', 'deals']) {
    await tx.query(`UPDATE ${table} SET contact_id = $1 WHERE contact_id IN (${merged})`, [keptId, id]);
  }
  await tx.query(`UPDATE contact_merges SET kept_id = $1 WHERE kept_id IN (${merged})`, [keptId, id]);
  // What was merged goes with it.
  await tx.delete(ContactMerge, { id });
}

/** Finishes everything that was merged into the contact, step by step. */
export async function finishMergesInto(tx: EntityManager, keptId: string): Promise<void> {
  // A step hands the merges of what it finishes to the kept contact.
  for (;;) {
    const merge = await tx.findOneBy(ContactMerge, { keptId });
    if (!merge) return;
    await finishMerge(tx, merge);
  }
}

/** What a merge can change, as JSON keeps it. */
function pickFields(contact: Contact): Record<string, unknown> {
  const fields = Object.fromEntries(MERGED_FIELDS.map((name) => [name, contact[name]]));
  return JSON.parse(JSON.stringify(fields));
}

function toValue(field: string, value: unknown): unknown {
  return field === 'metAt' && typeof value === 'string' ? new Date(value) : value;
}

function hasChanged({ before, after }: FieldChange): boolean {
  return !isSame(before, after);
}

/** PostgreSQL keeps the keys of an object in an order of its own. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([key, inner]) => [key, sorted(inner)]);
}

function wrong(field: string, text: Message): AppError {
  return new AppError('BAD_USER_INPUT', text, field);
}
