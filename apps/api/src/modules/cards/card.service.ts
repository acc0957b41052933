import {
  AppError,
  type CardData,
  checkSentCard,
  ENTITLEMENTS,
  type FieldErrors,
  fillCardData,
  isPublicCard,
  missingForSave,
  type PlanKey,
  patchCardData,
  planLimit,
  QUOTAS,
  quotaReached,
  type Region,
  restoreAudiences,
  type Visibility,
} from '@tessera/domain';
import { joinTexts, msg } from '@tessera/texts';
import type { DataSource, EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { announcePublicChange } from '../../infra/response-cache.ts';
import type { Context, Viewer } from '../../kernel/context.ts';
import { emit } from '../../kernel/events.ts';
import { enumName } from '../../kernel/graphql/enums.ts';
import { type CountedPage, decodeCursor, encodeCursor, isUuid, toPage } from '../../kernel/lists/page.ts';
import { bothWays, type PageArgs, readStart } from '../../kernel/lists/page-args.ts';
import { definePort } from '../../kernel/port.ts';
import { queryRows, toEntity } from '../../kernel/rows.ts';
import { describeStale, SavedState } from '../../kernel/saved-state.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { Users } from '../identity/index.ts';
import { findPlan } from '../plans/index.ts';
import { Card } from './card.entity.ts';
import type { CreateCardInput, DeleteCardInput, RestoreCardVersionInput, UpdateCardInput } from './card.inputs.ts';
import { type CardReader, findVisibleCard } from './card-access.service.ts';
import type { PatchCardInput } from './card-patch.inputs.ts';
import { noteWay } from './card-reader.service.ts';
import { CardVersion } from './card-version.entity.ts';
import { FormerSlug } from './former-slug.entity.ts';
import { schemaCardData } from './inputs/card-data-names.ts';
import { findFreeSlug, lockOwner, moveSlug } from './slug.service.ts';

/** FORBIDDEN or BAD_USER_INPUT, with the fields, if the data breaks the template that the card follows. */
export const assertAllowed =
  definePort<(tx: EntityManager, cardId: string, data: CardData) => Promise<void>>('cards.assertAllowed');
/** The data with the parts that the card's template sets today. Used to restore an earlier version. */
export const adaptData =
  definePort<(tx: EntityManager, cardId: string, data: CardData) => Promise<CardData>>('cards.adaptData');

/**
 * Saves a new card and gives it an address. BAD_USER_INPUT names all wrong fields as `data.…`; CONFLICT at the quota;
 * PLAN_LIMIT at the plan's limit of cards, or of listings for a public one.
 */
export async function createCard(context: Context, viewer: Viewer, input: CreateCardInput): Promise<Card> {
  Users.primeViewer(context);
  const data = checkedData(fillCardData(input.data), input.data, await Users.regionOfViewer(context, viewer));
  return change(context, async (tx) => {
    const plan = await findPlan(context, tx, viewer.id);
    const card = await insertCard(tx, viewer.id, { data, visibility: nextVisibility('PRIVATE', input), plan });
    await emit(tx, 'card.created', { card });
    return card;
  });
}

/** Writes a card that has been checked. PLAN_LIMIT or CONFLICT when its owner has as many as there can be. */
export async function insertCard(
  tx: EntityManager,
  ownerId: string,
  { data, visibility, plan }: Pick<Card, 'data' | 'visibility'> & { plan: PlanKey },
): Promise<Card> {
  const owner = await lockOwner(tx, ownerId);
  const slug = await findFreeSlug(tx, ownerId, { data, cardId: null });
  const [row] = await tx.query<{ card: Record<string, unknown> }[]>(
    `INSERT INTO cards (id, owner_id, slug, visibility, data) SELECT $1, $2::uuid, $3, $4, $5
      WHERE (SELECT count(*) FROM cards WHERE owner_id = $2) < $6
     RETURNING row_to_json(cards.*) AS card`,
    [uuid(), ownerId, slug, visibility, data, ENTITLEMENTS[plan].cards ?? QUOTAS.cards],
  );
  if (!row) throw ENTITLEMENTS[plan].cards === null ? quotaReached('cards') : planLimit('cards', plan);
  const card = toEntity(tx.dataSource, Card, row.card);
  await emit(tx, 'cards.written', { cards: [card], owner, wasPublic: false });
  return card;
}

/**
 * Replaces what a card says and keeps what it said. CONFLICT with both versions when `version` is stale; FORBIDDEN names
 * fields that the template of a team locks.
 */
export function updateCard(context: Context, viewer: Viewer, input: UpdateCardInput): Promise<Card> {
  return saveData(context, viewer, { ...input, makeData: (saved) => fillCardData(input.data, saved) });
}

/** Changes parts of what a card says, on top of what is saved. Errors as of `updateCard`. */
export function patchCard(context: Context, viewer: Viewer, input: PatchCardInput): Promise<Card> {
  return saveData(context, viewer, { ...input, makeData: (saved) => patchCardData(saved, input.data ?? {}) });
}

interface SavedData extends Omit<UpdateCardInput, 'data'> {
  /** As it was sent. */
  data?: object | null;
  /** The card's new data, made of that and of the data that is saved. */
  makeData: (saved: CardData) => CardData;
}

async function saveData(context: Context, viewer: Viewer, input: SavedData): Promise<Card> {
  Users.primeViewer(context);
  const region = await Users.regionOfViewer(context, viewer);
  return change(context, async (tx) => {
    const card = await lockOwnCard(tx, viewer, input.id);
    const data = checkedData(input.makeData(card.data), input.data, region);
    assertVersion(card, input.version);
    await assertAllowed(tx, card.id, data);
    const before = { ...card };
    const saved = await saveCardChange(tx, card, { data, visibility: nextVisibility(card.visibility, input) });
    await emit(tx, 'card.updated', { card: saved, before });
    return saved;
  });
}

/** Brings an earlier version back as the newest one. NOT_FOUND when it is not kept any more. */
export function restoreCardVersion(context: Context, viewer: Viewer, input: RestoreCardVersionInput): Promise<Card> {
  return change(context, async (tx) => {
    const card = await lockOwnCard(tx, viewer, input.id);
    const earlier = await tx.findOneBy(CardVersion, { cardId: card.id, version: input.version });
    if (!earlier) throw new AppError('NOT_FOUND', msg('This version is no longer available.'), 'version');
    const data = await adaptData(tx, card.id, restoreAudiences(earlier.data, card.data));
    const before = { ...card };
    const saved = await saveCardChange(tx, card, { data, visibility: card.visibility });
    await emit(tx, 'card.updated', { card: saved, before });
    return saved;
  });
}

/** Deletes a card with its versions and its figures; gives its id. CONFLICT with the saved card when `version` is stale. */
export function deleteCard(context: Context, viewer: Viewer, { id, version }: DeleteCardInput): Promise<string> {
  return change(context, async (tx) => {
    const card = await lockOwnCard(tx, viewer, id);
    assertVersion(card, version);
    await tx.delete(Card, { id: card.id });
    await emit(tx, 'card.deleted', { card });
    return id;
  });
}

/** One transaction on cards; after it, whoever keeps public answers is told. */
async function change<T>(context: Context, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  const result = await inTransaction(context.db, work);
  await announcePublicChange(context);
  return result;
}

/** The card, if the viewer or whoever holds the token may see it. */
export async function findCard(
  context: CardReader,
  viewer: Viewer | null,
  { id, ...way }: { id: string; token?: string | null; shareMark?: string | null },
): Promise<Card | null> {
  const card = await findVisibleCard(context, viewer, { id, ...way });
  return card && noteWay(card, way);
}

/** The card at a public address, under its present or a former slug, if the viewer may see it. */
export async function findCardByAddress(
  reader: CardReader,
  viewer: Viewer | null,
  { shareMark, ...address }: { owner: string; slug: string; shareMark?: string | null },
): Promise<Card | null> {
  const owner = await Users.findOwner(reader.db, address.owner);
  if (!owner) return null;
  const card = await findBySlug(reader.db, owner.id, address.slug);
  return card && findCard(reader, viewer, { id: card.id, shareMark: shareMark ?? null });
}

async function findBySlug(db: DataSource, ownerId: string, slug: string): Promise<Card | null> {
  const present = await db.manager.findOneBy(Card, { ownerId, slug });
  if (present) return present;
  const former = await db.manager.findOneBy(FormerSlug, { ownerId, slug });
  return former && db.manager.findOneBy(Card, { id: former.cardId });
}

/** Path of the public page: `/{handle or owner id}/{slug}`. */
export async function cardPath({ loaders }: Pick<Context, 'loaders'>, card: Card): Promise<string> {
  const owner = await loaders.user.load(card.ownerId);
  return `/${owner ? Users.ownerSegment(owner) : card.ownerId}/${card.slug}`;
}

/** The viewer's own cards, newest first. */
export async function listOwnCards({ db }: Context, viewer: Viewer, page: PageArgs): Promise<CountedPage<Card>> {
  const start = readStart(page, decodeCursor);
  const values = [viewer.id, start.place?.createdAt ?? null, start.place?.id ?? null, start.size + 1];
  const [found] = await queryRows<{ cards: Record<string, unknown>[] }>(db, ownCards(start), values);
  const cards = (found?.cards ?? []).map((card) => toEntity(db, Card, card));
  const shown = toPage(cards, page, { cursor: encodeCursor, node: (card) => card });
  return { ...shown, count: () => db.manager.countBy(Card, { ownerId: viewer.id }) };
}

/** $1 owner, $2 and $3 the cursor, $4 how many. */
const ownCards = bothWays(
  'DESC',
  ({ order, beyond }) => `
  SELECT coalesce(json_agg(row_to_json(page.*)), '[]') AS cards FROM
    (SELECT c.* FROM cards c
      WHERE c.owner_id = $1 AND ($2::timestamptz IS NULL OR (c.created_at, c.id) ${beyond} ($2, $3::uuid))
      ORDER BY c.created_at ${order}, c.id ${order} LIMIT $4) page`,
);

/** Earlier versions, newest first. */
export function listVersions({ db }: Context, card: Card): Promise<CardVersion[]> {
  return db.manager.find(CardVersion, {
    where: { cardId: card.id },
    order: { version: 'DESC' },
    take: QUOTAS.cardVersions,
  });
}

async function lockOwnCard(tx: EntityManager, viewer: Viewer, id: string): Promise<Card> {
  // The row lock makes two saves of one card run one after the other, so that the second sees the first's version.
  const text = 'SELECT row_to_json(c.*) AS card FROM cards c WHERE c.id = $1 AND c.owner_id = $2 FOR UPDATE';
  const [row] = isUuid(id) ? await tx.query<{ card: Record<string, unknown> }[]>(text, [id, viewer.id]) : [];
  if (!row) throw gone();
  return toEntity(tx.dataSource, Card, row.card);
}

/** Writes a change of a card that is locked, and keeps what it said before. */
export async function saveCardChange(
  tx: EntityManager,
  card: Card,
  change: Pick<Card, 'data' | 'visibility'>,
): Promise<Card> {
  const { id: cardId, version, data, updatedAt: savedAt } = card;
  await tx.query(
    `WITH pruned AS (DELETE FROM card_versions WHERE card_id = $1 AND version <= $2::int - ${QUOTAS.cardVersions})
     INSERT INTO card_versions (card_id, version, data, saved_at) VALUES ($1, $2, $3, $4)`,
    [cardId, version, data, savedAt],
  );
  const wasPublic = isPublicCard(card);
  const slug = await moveSlug(tx, card, change.data);
  const saved = Object.assign(card, change, { slug, version: version + 1, updatedAt: new Date() });
  await tx.query(
    'UPDATE cards SET data = $2, visibility = $3, slug = $4, version = $5, updated_at = $6 WHERE id = $1',
    [cardId, saved.data, saved.visibility, slug, saved.version, saved.updatedAt],
  );
  await emit(tx, 'cards.written', { cards: [saved], owner: null, wasPublic });
  return saved;
}

/** Gives a card that is locked to somebody else. Its old address leads to the new one. */
export async function moveCard(tx: EntityManager, card: Card, ownerId: string): Promise<void> {
  const { id: cardId, ownerId: formerId, slug: formerSlug } = card;
  const owner = await lockOwner(tx, ownerId);
  const slug = await findFreeSlug(tx, ownerId, { data: card.data, cardId });
  await tx.insert(FormerSlug, { ownerId: formerId, slug: formerSlug, cardId });
  await tx.delete(FormerSlug, { ownerId, slug });
  const moved = await tx.save(Object.assign(card, { ownerId, slug, version: card.version + 1, updatedAt: new Date() }));
  await emit(tx, 'card.moved', { cardId, ownerId });
  await emit(tx, 'cards.written', { cards: [moved], owner, wasPublic: isPublicCard(moved) });
}

/** `isPublic: false` turns PUBLIC into PRIVATE and leaves UNLISTED alone. */
function nextVisibility(
  present: Visibility,
  { visibility, isPublic }: { visibility?: Visibility | null; isPublic?: boolean | null },
): Visibility {
  if (visibility) return visibility;
  if (isPublic === true) return 'PUBLIC';
  return isPublic === false && present === 'PUBLIC' ? 'PRIVATE' : present;
}

function checkedData(whole: CardData, sent: unknown, region: Region): CardData {
  const { data, errors } = checkSentCard(whole, sent, region);
  const fields: FieldErrors = Object.fromEntries(Object.entries(errors).map(([path, text]) => [`data.${path}`, text]));
  if (Object.keys(fields).length === 0) return data;
  throw new AppError('BAD_USER_INPUT', missingForSave(whole) ?? joinTexts(Object.values(errors)), fields);
}

function assertVersion(card: Card, sent: number | null | undefined): void {
  const { id, version, data, visibility, updatedAt } = card;
  if (typeof sent !== 'number' || sent === version) return;
  const saved = { id, version, data, visibility, updatedAt: updatedAt.toISOString() };
  const current = new SavedState(saved, { ...saved, data: schemaCardData(data), visibility: enumName(visibility) });
  const text = msg('This card was changed elsewhere in the meantime.');
  throw new AppError('CONFLICT', text, { version: describeStale({ sent, saved: version }) }).with({ current });
}

function gone(): AppError {
  return new AppError('NOT_FOUND', msg('This card no longer exists.'), 'id');
}
