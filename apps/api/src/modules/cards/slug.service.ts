import { type CardData, cutSlug, displayTitle, HANDLE_LENGTH, nextFreeSlug, slugify } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import { toLatin } from '../../kernel/latin.ts';
import { User } from '../identity/index.ts';
import type { Card } from './card.entity.ts';
import { FormerSlug } from './former-slug.entity.ts';

/** The most former addresses of a card. After that a new title keeps the address, because no former one may stop working. */
const MOST_FORMER = 20;

/** The owner, whose row is the lock: two cards saved at once must not choose the same slug. */
export async function lockOwner(tx: EntityManager, ownerId: string): Promise<User> {
  return tx.findOneOrFail(User, { where: { id: ownerId }, lock: { mode: 'pessimistic_write' } });
}

/** A slug for what the card calls itself that none of the owner's other cards has or ever had. The owner has to be locked. */
export async function findFreeSlug(
  tx: EntityManager,
  ownerId: string,
  { data, cardId }: { data: CardData; cardId: string | null },
): Promise<string> {
  const { taken } = await readSlugs(tx, ownerId, cardId);
  return nextFreeSlug(wantedSlug(data), taken);
}

/**
 * The card's title or name in Latin letters, 'card' when nothing of it can be written in them. The owner's name is already in
 * the address, so a card without a title uses only the beginning of it.
 */
function wantedSlug(data: CardData): string {
  const slug = slugify(toLatin(displayTitle(data)));
  return data.title ? slug : cutSlug(slug, HANDLE_LENGTH.max);
}

/** The current and former slugs of the owner's other cards, and how many former ones this card has. */
async function readSlugs(
  tx: EntityManager,
  ownerId: string,
  cardId: string | null,
): Promise<{ taken: ReadonlySet<string>; formerCount: number }> {
  const rows = await tx.query<{ slug: string; is_own: boolean }[]>(
    `SELECT slug, false AS is_own FROM cards WHERE owner_id = $1 AND id IS DISTINCT FROM $2
     UNION SELECT slug, card_id IS NOT DISTINCT FROM $2 FROM former_slugs WHERE owner_id = $1`,
    [ownerId, cardId],
  );
  const others = rows.filter((row) => !row.is_own);
  return { taken: new Set(others.map(({ slug }) => slug)), formerCount: rows.length - others.length };
}

/** The slug after a new title or name. The old one keeps leading here. */
export async function moveSlug(tx: EntityManager, card: Card, data: CardData): Promise<string> {
  const wanted = wantedSlug(data);
  if (wanted === wantedSlug(card.data)) return card.slug;
  await lockOwner(tx, card.ownerId);
  const { taken, formerCount } = await readSlugs(tx, card.ownerId, card.id);
  const slug = nextFreeSlug(wanted, taken);
  if (slug === card.slug || formerCount >= MOST_FORMER) return card.slug;
  await tx.delete(FormerSlug, { ownerId: card.ownerId, slug });
  await tx.insert(FormerSlug, { ownerId: card.ownerId, slug: card.slug, cardId: card.id });
  return slug;
}
