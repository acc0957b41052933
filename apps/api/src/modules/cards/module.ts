import { displayTitle, fillCardData, spellAudiences, withSingleFields } from '@tessera/domain';
import type DataLoader from 'dataloader';
import type { Services } from '../../kernel/context.ts';
import { loadById } from '../../kernel/loaders.ts';
import { defineModule } from '../../kernel/module.ts';
import { webhookNews } from '../../kernel/webhook-news.ts';
import type { User } from '../identity/index.ts';
import { OpenedAddresses1796086800000 } from './1796086800000-opened-addresses.ts';
import { ContactLists1796100000000 } from './1796100000000-contact-lists.ts';
import { Card } from './card.entity.ts';
import { CardBlockResolver, CardResolver, CardVersionResolver, PersonalDetailsResolver } from './card.resolver.ts';
import { findCard } from './card.service.ts';
import { CardVersion } from './card-version.entity.ts';
import { FormerSlug } from './former-slug.entity.ts';
import { EndedAddress, OpenedAddress } from './opened-address.entity.ts';
import { ViewerCardsResolver } from './viewer-cards.resolver.ts';

declare module '../../kernel/loaders.ts' {
  interface Loaders {
    card: DataLoader<string, Card | null>;
  }
}

declare module '../../kernel/events.ts' {
  interface Events {
    /** Cards were inserted or changed. `owner` is null where nobody has loaded it. `wasPublic`: the directory had the card before. */
    'cards.written': { cards: readonly Card[]; owner: User | null; wasPublic: boolean };
    'card.created': { card: Card };
    /** `before` is what the card said; it is missing when someone other than the owner changed the card. */
    'card.updated': { card: Card; before?: Pick<Card, 'visibility' | 'data'> };
    'card.deleted': { card: Card };
    /** The card now belongs to somebody else. */
    'card.moved': { cardId: string; ownerId: string };
  }
}

function tellOfCard(event: 'card.created' | 'card.updated' | 'card.deleted') {
  return ({ card }: { card: Card }, { env }: Services) => {
    // Cards of earlier versions may lack a part.
    const data = spellAudiences(withSingleFields(fillCardData(card.data)));
    const facts = { ...card, data, title: displayTitle(data), url: `${env.publicOrigin}/${card.ownerId}/${card.slug}` };
    return webhookNews(event, card.ownerId, [facts]);
  };
}

export const cards = defineModule({
  name: 'cards',
  entities: [Card, CardVersion, FormerSlug, OpenedAddress, EndedAddress],
  migrations: [OpenedAddresses1796086800000, ContactLists1796100000000],
  resolvers: [ViewerCardsResolver, CardResolver, CardVersionResolver, CardBlockResolver, PersonalDetailsResolver],
  loaders: {
    card: loadById(Card),
  },
  nodesOfAll: {
    Card: { entity: Card, find: (context, id) => findCard(context, context.viewer, { id }) },
  },
  webhooks: {
    'card.created': tellOfCard('card.created'),
    'card.updated': tellOfCard('card.updated'),
    'card.deleted': tellOfCard('card.deleted'),
  },
  tokens: {
    any: `
      BlockPicture CardAddress CardBlock CardData CardDesign CardDesignColors CardDesignFonts CardEmail CardExtra CardFace CardFieldAudience CardFaceEvent CardFaceSocial
      CardPhone CardProfile CardSocials CardTranslation CardWebsite CompanyDetails EventDetails PersonalDetails PortfolioWork
    `,
    'cards:read': 'Query.card Query.cardByAddress Viewer.cards Card CardVersion Download.card',
    'cards:write': `
      Mutation.createCard Mutation.updateCard Mutation.deleteCard Mutation.restoreCardVersion Mutation.reorderCards
      Mutation.patchCard
    `,
  },
});
