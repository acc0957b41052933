import { defineModule } from '../../kernel/module.ts';
import { deliverWebhook, findDelivery, sweepDeliveries } from './deliver.service.ts';
import { sendEvents } from './send-events.service.ts';
import { wakeWebhooks } from './wake-webhooks.service.ts';
import { Webhook } from './webhook.entity.ts';
import { WebhookDeliveryResolver, WebhookResolver } from './webhook.resolver.ts';
import { findWebhook } from './webhook.service.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

declare module '../../kernel/module.ts' {
  interface JobPayloads {
    sendEvents: { webhookId: string };
    /** A replay is sent whatever came of the delivery before. */
    deliverWebhook: { deliveryId: string; isReplay?: boolean };
    wakeWebhooks: Record<string, never>;
  }
}

export const webhooks = defineModule({
  name: 'webhooks',
  entities: [Webhook, WebhookDelivery],
  resolvers: [WebhookResolver, WebhookDeliveryResolver],
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
});
