import { defineModule } from '../../kernel/module.ts';
import { webhookNews } from '../../kernel/webhook-news.ts';
import { type Card, CardSql } from '../cards/index.ts';
import { ShareMarks1796083200000 } from './1796083200000-share-marks.ts';
import { sharesExport } from './export.ts';
import { Share } from './share.entity.ts';
import { SentCardResolver, ShareListResolver, ShareResolver } from './share.resolver.ts';
import { findOwnShare } from './share.service.ts';
import { ShareOpen } from './share-open.entity.ts';
import { ShareRecipient } from './share-recipient.entity.ts';
import { selectSharesThatHand, selectSharesThatOpen } from './share-sql.ts';

const limits = {
  shareByViewer: { points: 300, duration: 3600 },
};

type Limits = typeof limits;
declare module '../../kernel/module.ts' {
  interface RateLimits extends Limits {}
}

declare module '../../kernel/events.ts' {
  interface Events {
    'share.created': { card: Card; share: Partial<Share> & Pick<Share, 'id'> };
    /** A signed-in person opened these shares for the first time. */
    'shares.opened': { shareIds: string[]; userId: string };
  }
}

export const shares = defineModule({
  name: 'shares',
  limits,
  entities: [Share, ShareRecipient, ShareOpen],
  migrations: [ShareMarks1796083200000],
  resolvers: [ShareResolver, SentCardResolver, ShareListResolver],
  nodesOfViewer: {
    Share: { entity: Share, find: findOwnShare },
  },
  answers: [
    CardSql.selectOpeningShares.answeredBy(selectSharesThatOpen),
    CardSql.selectHandingShares.answeredBy(selectSharesThatHand),
  ],
  exports: sharesExport,
  webhooks: {
    'share.created': ({ card, share }) =>
      webhookNews('share.created', card.ownerId, [
        { ...share, cardId: card.id, groupId: share.groupId ?? null, createdAt: new Date() },
      ]),
  },
  tokens: {
    any: 'ShareOpening PreparedShare',
    'shares:read': 'Query.sentShares Query.sentCards SentCard Query.receivedShares Share',
    'shares:write': 'Query.preparedShares Mutation.shareCard Mutation.revokeShare',
  },
});
