import { msg } from '@tessera/texts';
import { defineModule } from '../../kernel/module.ts';
import { MessageNews } from '../chat/index.ts';
import { StoredMessages1795824000000 } from './1795824000000-stored-messages.ts';
import { deliverWebhook, findDelivery, sweepDeliveries } from './deliver.service.ts';
import { webhooksExport } from './export.ts';
import { sendEvents } from './send-events.service.ts';
import { ViewerWebhooksResolver } from './viewer-webhooks.resolver.ts';
import { wakeWebhooks } from './wake-webhooks.service.ts';
import { Webhook } from './webhook.entity.ts';
import { WebhookDeliveryResolver, WebhookResolver } from './webhook.resolver.ts';
import { findWebhook, pauseAllWebhooks } from './webhook.service.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { countQueued, insertDeliveries, isHeard } from './webhook-sql.ts';

const limits = {
  /** What somebody has webhooks send by hand. */
  webhookByViewer: { points: 60, duration: 600 },
};

type Limits = typeof limits;

declare module '../../kernel/module.ts' {
  interface RateLimits extends Limits {}
  interface JobPayloads {
    sendEvents: { webhookId: string };
    /** A replay is sent whatever came of the delivery before. */
    deliverWebhook: { deliveryId: string; isReplay?: boolean };
    wakeWebhooks: Record<string, never>;
  }
}

export const webhooks = defineModule({
  name: 'webhooks',
  limits,
  entities: [Webhook, WebhookDelivery],
  migrations: [StoredMessages1795824000000],
  resolvers: [ViewerWebhooksResolver, WebhookResolver, WebhookDeliveryResolver],
  jobs: {
    sendEvents: { run: sendEvents, isElsewhere: true },
    deliverWebhook: { run: deliverWebhook, isElsewhere: true },
    wakeWebhooks: { run: wakeWebhooks, cron: '* * * * *' },
  },
  sweeps: [sweepDeliveries],
  nodesOfViewer: {
    Webhook: { entity: Webhook, find: findWebhook },
    WebhookDelivery: { entity: WebhookDelivery, find: findDelivery },
  },
  onAccessEnd: async (tx, userId) => {
    const count = await pauseAllWebhooks(tx, userId);
    return count === 0
      ? null
      : msg('{count, plural, one {# webhook was paused.} other {# webhooks were paused.}}', { count });
  },
  answers: [
    MessageNews.insertDeliveries.answeredBy(({ condition, ...heard }) =>
      insertDeliveries({
        event: 'message.created',
        ...heard,
        condition: `${isHeard('message.created')} AND ${condition}`,
      }),
    ),
    MessageNews.countQueued.answeredBy(countQueued),
  ],
  exports: webhooksExport,
  tokens: {
    'webhooks:read': `
      Query.webhook Webhook WebhookDelivery WebhookAttempt WebhookHeader WebhookWithSecret
      Subscription.webhookRequested WebhookRequest WebhookCard WebhookHealth WebhookHealthDay WebhookFailure
      Viewer.webhooks
    `,
    'webhooks:write': `
      Mutation.createWebhook Mutation.updateWebhook Mutation.deleteWebhook Mutation.rotateWebhookSecret
      Mutation.testWebhook Mutation.resendWebhookDelivery Mutation.replayWebhookDeliveries Mutation.endOldWebhookKey
      WebhookReplay
    `,
  },
});
