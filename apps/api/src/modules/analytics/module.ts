import DataLoader from 'dataloader';
import { defineModule } from '../../kernel/module.ts';
import { afterCommit } from '../../kernel/transaction.ts';
import { sumViews } from '../cards/index.ts';
import { countLead } from '../exchange/index.ts';
import { selectOpenCounts, wasViewed } from '../shares/index.ts';
import { AnalyticsResolver, CardTotalsResolver } from './analytics.resolver.ts';
import type { CardTotals } from './analytics.types.ts';
import { CardEvent } from './card-event.entity.ts';
import { CardFigurePart } from './card-figure-part.entity.ts';
import { CardFigures } from './card-figures.entity.ts';
import { hasView, moveEvents, recordLead, selectViewCounts } from './event.service.ts';
import { analyticsExport } from './export.ts';
import { loadCardTotals, sumViewsOfCard } from './figures.service.ts';
import { sweepMonths } from './month.service.ts';
import { OrganizationAnalyticsResolver } from './organizations/organization-analytics.resolver.ts';
import { sweepVisitors } from './visitor.service.ts';
import { VisitorDay } from './visitor-day.entity.ts';
import { VisitorKey } from './visitor-key.entity.ts';
import { VisitorNetwork } from './visitor-network.entity.ts';

const limits = {
  eventByAddress: { points: 620, duration: 60, pointsPerProcess: 20 },
  figuresExportByViewer: { points: 60, duration: 3600 },
};

type Limits = typeof limits;
declare module '../../kernel/module.ts' {
  interface RateLimits extends Limits {}
}

declare module '../../kernel/loaders.ts' {
  interface Loaders {
    /** By the card's id. */
    cardTotals: DataLoader<string, CardTotals>;
  }
}

export const analytics = defineModule({
  name: 'analytics',
  limits,
  entities: [CardEvent, CardFigures, CardFigurePart, VisitorDay, VisitorKey, VisitorNetwork],
  resolvers: [OrganizationAnalyticsResolver, AnalyticsResolver, CardTotalsResolver],
  loaders: {
    cardTotals: (db) => new DataLoader((ids) => loadCardTotals(db, ids)),
  },
  sweeps: [sweepMonths, sweepVisitors],
  on: {
    'share.created': async (tx, { card, share }, { pubSub }) =>
      afterCommit(tx, () => pubSub.publish(`activity:${card.ownerId}`, { id: share.id })),
    'card.moved': (tx, { cardId, ownerId }) => moveEvents(tx, cardId, ownerId),
  },
  answers: [
    countLead.answeredBy(recordLead),
    sumViews.answeredBy(sumViewsOfCard),
    selectOpenCounts.answeredBy(selectViewCounts),
    wasViewed.answeredBy(hasView),
  ],
  exports: analyticsExport,
  tokens: {
    'analytics:read': `
      Query.analyticsOverview Query.analyticsReport Subscription.activityAdded Activity Card.totals CardTotals
      Query.salesFunnel SalesFunnel SalesFunnelTotal SalesFunnelCard SalesFunnelCampaign AnalyticsOverview
      AnalyticsReport AnalyticsPeriod AnalyticsTotals AnalyticsCampaign AnalyticsChannel AnalyticsCountry
      AnalyticsFunnel AnalyticsLink Download.analytics
    `,
    'team:read': 'Query.organizationAnalytics OrganizationAnalytics OrganizationFigures OrganizationMemberFigures',
    // Visitors do this.
    none: 'Mutation.recordCardEvent',
  },
});
