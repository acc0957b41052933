import type DataLoader from 'dataloader';
import { loadById } from '../../kernel/loaders.ts';
import { defineModule } from '../../kernel/module.ts';
import { Card } from './card.entity.ts';
import { CardDataResolver, CardResolver, PersonalDetailsResolver } from './card.resolver.ts';
import { findCard } from './card.service.ts';
import { CardVersion } from './card-version.entity.ts';
import { FormerSlug } from './former-slug.entity.ts';

declare module '../../kernel/loaders.ts' {
  interface Loaders {
    card: DataLoader<string, Card | null>;
  }
}

export const cards = defineModule({
  name: 'cards',
  entities: [Card, CardVersion, FormerSlug],
  resolvers: [CardResolver, CardDataResolver, PersonalDetailsResolver],
  loaders: {
    card: loadById(Card),
  },
  nodesOfAll: {
    Card: { entity: Card, find: (context, id) => findCard(context, context.viewer, { id }) },
  },
});
