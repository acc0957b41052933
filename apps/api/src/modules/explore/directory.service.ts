import {
  cardPreview,
  formatPhone,
  type PrivacySwitches,
  readPrivacy,
  searchText,
  visibleCardData,
} from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import type { Services } from '../../composition/context.ts';
import { Card } from '../cards/card.entity.ts';
import { User } from '../users/user.entity.ts';
import { ownerSegment } from '../users/user.service.ts';
import { CardSearch } from './card-search.entity.ts';
import type { DirectoryEntry } from './directory.types.ts';
import { DirectoryRow } from './directory-entry.entity.ts';
import { learnWords } from './vocabulary.service.ts';

type Listed = Pick<Card, 'id' | 'ownerId' | 'slug' | 'visibility' | 'data' | 'createdAt'>;
type Owner = Pick<User, 'id' | 'fullName' | 'handle'> & PrivacySwitches;

/** Brings the directory in step with a card that was just written, in the same transaction. */
export async function listCard(tx: EntityManager, card: Listed): Promise<void> {
  if (card.visibility === 'PUBLIC') await write(tx, await tx.findOneByOrFail(User, { id: card.ownerId }), [card]);
  else await unlist(tx, card.id);
}

/** Brings the directory in step with what its owner changed about themselves: name, handle or what they show. */
export async function listCardsOf(tx: EntityManager, owner: Owner): Promise<void> {
  await write(tx, owner, await tx.findBy(Card, { ownerId: owner.id, visibility: 'PUBLIC' }));
}

/** After the commit: what is kept of public answers, here and in all other processes, is out of date. */
export async function announceDirectoryChange({
  responseCache,
  pubSub,
}: Pick<Services, 'responseCache' | 'pubSub'>): Promise<void> {
  responseCache.clear();
  await pubSub.publish('directoryChanged', {});
}

async function unlist(tx: EntityManager, cardId: string): Promise<void> {
  await tx.delete(CardSearch, { cardId });
  await tx.delete(DirectoryRow, { cardId });
}

async function write(tx: EntityManager, owner: Owner, cards: Listed[]): Promise<void> {
  const searches: string[] = [];
  for (const card of cards) {
    const view = viewOf(card, owner);
    const row = searchRowOf(card, view);
    searches.push(row.search);
    await tx.upsert(CardSearch, row, ['cardId']);
    const { id: cardId, ...columns } = view;
    await tx.upsert(DirectoryRow, { cardId, ...columns }, ['cardId']);
  }
  await learnWords(tx, searches);
}

/** Everything that anybody may see of a public card. */
export function viewOf(card: Listed, owner: Owner): DirectoryEntry {
  const data = visibleCardData(card.data, readPrivacy(owner));
  const preview = cardPreview(data, formatPhone);
  const segment = ownerSegment(owner);
  return {
    id: card.id,
    ownerId: owner.id,
    ownerName: owner.fullName,
    ownerPath: `/u/${segment}`,
    title: preview.title,
    category: data.extra.company.category.trim() || null,
    badge: preview.badge,
    keywords: preview.tags,
    theme: preview.theme,
    path: `/${segment}/${card.slug}`,
    createdAt: card.createdAt,
    preview,
  };
}

/** Title, owner's name, company, role, tags and category are searched; contacts are not. */
export function searchRowOf(card: Listed, view: DirectoryEntry): Omit<CardSearch, 'card'> {
  const { title, name, company, role } = view.preview;
  const category = view.category ?? '';
  return {
    cardId: card.id,
    createdAt: card.createdAt,
    category,
    categoryKey: category.toLowerCase(),
    search: searchText([title, view.ownerName, name, company, role, category, ...view.keywords]),
  };
}
