import { needFound, needViewer } from '../errors.ts';
import {
  CreateWebhookDocument,
  type CreateWebhookInput,
  DeleteWebhookDocument,
  EndOldWebhookKeyDocument,
  ReplayWebhookDeliveriesDocument,
  type ReplayWebhookDeliveriesInput,
  ResendWebhookDeliveryDocument,
  RotateWebhookSecretDocument,
  TestWebhookDocument,
  type TestWebhookInput,
  UpdateWebhookDocument,
  type UpdateWebhookInput,
  WebhookDeliveriesDocument,
  type WebhookDeliveryFragment,
  WebhookDocument,
  type WebhookFragment,
  WebhookHealthDocument,
  WebhooksDocument,
} from '../generated/operations.ts';
import { List, type PageOptions, toPage } from '../pages.ts';
import type { CallOptions, Run } from '../transport.ts';

/** Webhooks. Scopes: `webhooks:read`, to change them `webhooks:write`, and the scope of the area of each event. */
export function webhooks(run: Run) {
  return {
    list: (options: PageOptions & CallOptions = {}): List<WebhookFragment> =>
      new List(options, async (first, after) => {
        const { viewer } = await run(WebhooksDocument, { first, after }, options);
        return toPage(needViewer(viewer).webhooks);
      }),
    /** Null if there is none. */
    get: async (id: string, options?: CallOptions) => (await run(WebhookDocument, { id }, options)).webhook,
    /** Keep `signingKey`: it is shown once. */
    create: async (input: CreateWebhookInput, options?: CallOptions) =>
      (await run(CreateWebhookDocument, { input }, options)).createWebhook,
    /** What is left out stays; `isOn` switches it on again after failures. */
    update: async (input: UpdateWebhookInput, options?: CallOptions) =>
      (await run(UpdateWebhookDocument, { input }, options)).updateWebhook.webhook,
    delete: async (id: string, options?: CallOptions) =>
      (await run(DeleteWebhookDocument, { input: { id } }, options)).deleteWebhook.deletedWebhookId,
    /** A new `signingKey`; the old one signs as well until `oldKeyUntil`. */
    rotateSecret: async (id: string, options?: CallOptions) =>
      (await run(RotateWebhookSecretDocument, { input: { id } }, options)).rotateWebhookSecret,
    /** Ends that the old key signs as well. */
    endOldKey: async (id: string, options?: CallOptions) =>
      (await run(EndOldWebhookKeyDocument, { input: { id } }, options)).endOldWebhookKey.webhook,
    /** How the last 14 days went. */
    health: async (id: string, options?: CallOptions) =>
      needFound((await run(WebhookHealthDocument, { id }, options)).webhook, 'webhook').health,
    /** Sends an example of an event. */
    test: async (input: TestWebhookInput, options?: CallOptions) =>
      (await run(TestWebhookDocument, { input }, options)).testWebhook.webhookDelivery,
    /** What was sent in the last 30 days, newest first. */
    deliveries: (id: string, options: PageOptions & CallOptions = {}): List<WebhookDeliveryFragment> =>
      new List(options, async (first, after) => {
        const { webhook } = await run(WebhookDeliveriesDocument, { id, first, after }, options);
        return toPage(needFound(webhook, 'webhook').deliveries);
      }),
    /** Sends the deliveries of a span of time once more, the oldest event first; gives how many. */
    replay: async (input: ReplayWebhookDeliveriesInput, options?: CallOptions) =>
      (await run(ReplayWebhookDeliveriesDocument, { input }, options)).replayWebhookDeliveries.count,
    resend: async (deliveryId: string, options?: CallOptions) =>
      (await run(ResendWebhookDeliveryDocument, { input: { id: deliveryId } }, options)).resendWebhookDelivery
        .webhookDelivery,
  };
}
