import { cardVcf, OWNER } from '@tessera/domain';
import type { DataSource } from 'typeorm';
import type { Services } from '../../kernel/context.ts';
import type { ExportPart } from '../../kernel/hooks.ts';
import { Card, CardVersion } from '../cards/index.ts';
import { User, Users } from '../identity/index.ts';
import { ListingRow } from './listing.entity.ts';
import { toListings } from './listing.service.ts';

/** For the archive of everything that is a person's: their cards with what the directory lists of them. */
export const exploreExport: ExportPart = async (context, userId) => {
  const { manager } = context.db;
  const owner = await manager.findOneByOrFail(User, { id: userId });
  const cards = await manager.find(Card, { where: { ownerId: userId }, order: { createdAt: 'ASC' } });
  return [
    { name: 'cards.json', json: await cardFacts(context.db, cards) },
    ...cards.map((card) => ({ name: `contacts/${card.slug}.vcf`, text: buildVcard(context, owner, card) })),
  ];
};

async function cardFacts({ manager }: DataSource, cards: Card[]): Promise<object[]> {
  return Promise.all(
    cards.map(async (card) => ({
      id: card.id,
      slug: card.slug,
      visibility: card.visibility,
      version: card.version,
      createdAt: card.createdAt,
      updatedAt: card.updatedAt,
      data: card.data,
      listings: toListings(card, await manager.findBy(ListingRow, { cardId: card.id })),
      earlierVersions: await manager.find(CardVersion, { where: { cardId: card.id }, order: { version: 'ASC' } }),
    })),
  );
}

/** With everything on it, also what others don't get to see: it is the owner who asks. */
function buildVcard({ env }: Pick<Services, 'env'>, user: User, card: Card): string {
  return cardVcf({
    data: card.data,
    uid: card.id,
    rev: card.updatedAt,
    sourceUrl: `${env.publicOrigin}/${Users.ownerSegment(user)}/${card.slug}.vcf`,
    version: '3.0',
    language: user.locale,
    reader: OWNER,
    show: { email: true, socials: true, birthday: true, anniversary: true, homeAddress: true },
  });
}
