import DataLoader from 'dataloader';
import { defineModule } from '../../kernel/module.ts';
import { AnalyticsResolver, CardTotalsResolver } from './analytics.resolver.ts';
import type { CardTotals } from './analytics.types.ts';
import { CardEvent } from './card-event.entity.ts';
import { CardFigurePart } from './card-figure-part.entity.ts';
import { CardFigures } from './card-figures.entity.ts';
import { loadCardTotals } from './figures.service.ts';
import { sweepMonths } from './month.service.ts';
import { sweepVisitors } from './visitor.service.ts';
import { VisitorDay } from './visitor-day.entity.ts';
import { VisitorKey } from './visitor-key.entity.ts';
import { VisitorNetwork } from './visitor-network.entity.ts';

declare module '../../kernel/loaders.ts' {
  interface Loaders {
    /** By the card's id. */
    cardTotals: DataLoader<string, CardTotals>;
  }
}

export const analytics = defineModule({
  name: 'analytics',
  entities: [CardEvent, CardFigures, CardFigurePart, VisitorDay, VisitorKey, VisitorNetwork],
  resolvers: [AnalyticsResolver, CardTotalsResolver],
  loaders: {
    cardTotals: (db) => new DataLoader((ids) => loadCardTotals(db, ids)),
  },
  sweeps: [sweepMonths, sweepVisitors],
});
