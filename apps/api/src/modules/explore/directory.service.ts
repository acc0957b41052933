import {
  ADDRESSES,
  cardPreview,
  categoryKey,
  fillPath,
  formatPhone,
  isPublicCard,
  type PrivacySwitches,
  readPrivacy,
  searchText,
  translatedTexts,
  visibleCardData,
} from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import { type Card, CardAccess } from '../cards/index.ts';
import { User, Users } from '../identity/index.ts';
import type { DirectoryEntry } from './directory.types.ts';
import { addChosenCategories, listOwnCategory } from './listing-sql.ts';

type Listed = Pick<Card, 'id' | 'ownerId' | 'slug' | 'visibility' | 'data' | 'createdAt'>;
type Owner = Pick<User, 'id' | 'fullName' | 'handle'> & PrivacySwitches;

/** Brings the directory in step with cards of one owner that were just written, in the same transaction. */
export async function listCards(
  tx: EntityManager,
  cards: readonly Listed[],
  owner: Owner | null = null,
): Promise<void> {
  const [shown, hidden] = [cards.filter(isPublicCard), cards.filter((card) => !isPublicCard(card))];
  if (hidden.length > 0) await unlist(tx, hidden);
  const [first] = shown;
  if (first) await write(tx, owner ?? (await tx.findOneByOrFail(User, { id: first.ownerId })), shown);
}

/** Lists cards that were just written. Others than public ones are in no directory; the cards of a team have many owners. */
export async function listWritten(
  tx: EntityManager,
  { cards, owner, wasPublic }: { cards: readonly Listed[]; owner: Owner | null; wasPublic: boolean },
): Promise<void> {
  const listed = wasPublic ? cards : cards.filter(isPublicCard);
  for (const ownerId of new Set(listed.map((card) => card.ownerId))) {
    const own = listed.filter((card) => card.ownerId === ownerId);
    await listCards(tx, own, owner);
  }
}

/** Brings the directory in step with what its owner changed about themselves: name, handle or what they show. */
export async function listOwnerCards(tx: EntityManager, owner: Owner): Promise<void> {
  await write(tx, owner, await CardAccess.findPublicCards(tx, owner.id));
}

async function unlist(tx: EntityManager, cards: readonly Listed[]): Promise<void> {
  await tx.query(
    `WITH searched AS (DELETE FROM card_search WHERE card_id = ANY ($1::uuid[])),
       unlisted AS (UPDATE listings SET is_active = false WHERE card_id = ANY ($1::uuid[]) AND is_active)
     DELETE FROM directory_entries WHERE card_id = ANY ($1::uuid[])`,
    [cards.map(({ id }) => id)],
  );
}

/** All tables in one statement, however many cards there are. */
const WRITE = `
  WITH said AS (SELECT * FROM json_to_recordset($1::json) AS w (
    "cardId" uuid, "createdAt" timestamptz, "ownerId" uuid, "ownerName" text, "ownerPath" text, title text, category text,
    badge text, keywords json, theme text, path text, preview json, "allowContactDownloads" boolean, "categoryKey" text,
    search text)),
  ${addChosenCategories('said')},
  searched AS (
    INSERT INTO card_search (card_id, created_at, search, categories)
    SELECT "cardId", "createdAt", search, categories FROM written
    ON CONFLICT (card_id) DO UPDATE SET created_at = excluded.created_at, search = excluded.search,
      categories = excluded.categories),
  ${listOwnCategory('written')}
  INSERT INTO directory_entries (card_id, created_at, owner_id, owner_name, owner_path, title, category, badge, keywords,
      theme, path, preview, allow_contact_downloads)
    SELECT "cardId", "createdAt", "ownerId", "ownerName", "ownerPath", title, category, badge, keywords, theme, path, preview,
      "allowContactDownloads" FROM written
    ON CONFLICT (card_id) DO UPDATE SET created_at = excluded.created_at, owner_id = excluded.owner_id,
      owner_name = excluded.owner_name, owner_path = excluded.owner_path, title = excluded.title,
      category = excluded.category, badge = excluded.badge, keywords = excluded.keywords, theme = excluded.theme,
      path = excluded.path, preview = excluded.preview, allow_contact_downloads = excluded.allow_contact_downloads`;

async function write(tx: EntityManager, owner: Owner, cards: readonly Listed[]): Promise<void> {
  const written = cards.map((card) => {
    const view = toDirectoryEntry(card, owner);
    return {
      ...view,
      cardId: card.id,
      categoryKey: categoryKey(view.category ?? ''),
      search: toSearch(card, view, owner),
    };
  });
  await tx.query(WRITE, [JSON.stringify(written)]);
}

/** Everything that anybody may see of a public card. */
export function toDirectoryEntry(card: Listed, owner: Owner): DirectoryEntry {
  const show = readPrivacy(owner);
  const data = visibleCardData(card.data, show);
  const preview = cardPreview(data, formatPhone);
  const segment = Users.ownerSegment(owner);
  return {
    id: card.id,
    ownerId: owner.id,
    ownerName: owner.fullName,
    ownerPath: fillPath(ADDRESSES.publicProfile.path, { owner: segment }),
    title: preview.title,
    category: data.extra.company.category.trim() || null,
    badge: preview.badge,
    keywords: preview.tags,
    theme: preview.theme,
    path: `/${segment}/${card.slug}`,
    createdAt: card.createdAt,
    allowContactDownloads: show.details,
    preview,
  };
}

/**
 * Title, owner's name and handle, company, role, in all languages, tags, the card's own category and its place are searched;
 * phones and email addresses are not. Nothing is found by words that not everyone sees.
 */
function toSearch(card: Listed, view: DirectoryEntry, owner: Owner): string {
  const { title, name, company, role, location } = view.preview;
  const own = [title, view.ownerName, name, company, role, view.category ?? ''];
  const texts = [...own, ...view.keywords, location, owner.handle ?? ''];
  return searchText([...texts, ...translatedTexts(visibleCardData(card.data, readPrivacy(owner)))]);
}
