import {
  RestCreateWebhookDocument,
  RestDeleteWebhookDocument,
  RestReadWebhookDocument,
  RestRotateWebhookSecretDocument,
  RestTestWebhookDocument,
  RestUpdateWebhookDocument,
  type RestWebhookFragment,
  RestWebhooksDocument,
} from './generated/graphql.ts';
import { type Row, row } from './row.ts';
import { defined, nextCursor, PER_PAGE, restUser, toCount } from './shapes.ts';

/** The fields that `restWebhook` adds to those of the schema. */
const ANSWER_NAMES = ['isOn', 'cardIds'];

/** The viewer's webhooks. */
export const webhookRoutes: Row[] = [
  row({
    method: 'get',
    path: '/api/webhooks',
    operation: RestWebhooksDocument,
    variables: ({ query: { q = '', limit = PER_PAGE, after = null } }) => ({ q, first: toCount(limit), after }),
    body: ({ viewer }) => ({
      items: viewer ? viewer.webhooks.edges.map(({ node }) => restWebhook(node)) : restUser(null),
      total: viewer?.webhooks.totalCount,
      nextCursor: viewer && nextCursor(viewer.webhooks),
    }),
  }),
  row({
    method: 'post',
    path: '/api/webhooks',
    operation: RestCreateWebhookDocument,
    answerNames: ANSWER_NAMES,
    variables: ({ body }) => ({ input: webhookInput(body) }),
    status: 201,
    location: ({ createWebhook: { webhook } }) => `/api/webhooks/${webhook.id}`,
    body: ({ createWebhook: { webhook, signingKey } }) => ({ webhook: restWebhook(webhook), signingKey }),
  }),
  row({
    method: 'get',
    path: '/api/webhooks/:id',
    operation: RestReadWebhookDocument,
    variables: ({ params: { id } }) => ({ id }),
    body: ({ webhook }) => webhook && { webhook: restWebhook(webhook) },
  }),
  row({
    method: 'patch',
    path: '/api/webhooks/:id',
    operation: RestUpdateWebhookDocument,
    answerNames: ANSWER_NAMES,
    variables: ({ params: { id }, body }) => ({
      input: { ...webhookInput(body), ...defined({ isOn: body.isOn }), id },
    }),
    body: ({ updateWebhook: { webhook } }) => ({ webhook: restWebhook(webhook) }),
  }),
  row({
    method: 'delete',
    path: '/api/webhooks/:id',
    operation: RestDeleteWebhookDocument,
    variables: ({ params: { id } }) => ({ input: { id } }),
    status: 204,
  }),
  row({
    method: 'post',
    path: '/api/webhooks/:id/test',
    operation: RestTestWebhookDocument,
    variables: ({ params: { id }, body }) => ({ input: { id, event: toEvent(body.event) } }),
    body: ({
      testWebhook: {
        webhookDelivery: { event, ...delivery },
      },
    }) => ({
      delivery: { ...delivery, event: eventName(event) },
    }),
  }),
  row({
    method: 'post',
    path: '/api/webhooks/:id/rotate',
    operation: RestRotateWebhookSecretDocument,
    variables: ({ params: { id } }) => ({ input: { id } }),
    body: ({ rotateWebhookSecret: { webhook, signingKey } }) => ({ webhook: restWebhook(webhook), signingKey }),
  }),
];

function webhookInput({ url, description, events, cardIds, tags }: Record<string, unknown>) {
  const names = Array.isArray(events) ? events.map(toEvent) : toEvent(events);
  return defined({ url, description, events: names, cardIds, tags });
}

/** Events in lower case, as REST writes every name of the schema. */
function restWebhook({ events, cards, ...webhook }: RestWebhookFragment) {
  const isOn = webhook.disabledAt === null || webhook.disabledAt === undefined;
  return { ...webhook, events: events.map(eventName), cardIds: cards.map(({ id }) => id), isOn };
}

function eventName(event: string): string {
  return event.toLowerCase();
}

/** Payloads use `card.created`, so requests may use it too. */
function toEvent(name: unknown): unknown {
  return typeof name === 'string' ? name.toUpperCase().replace(/^(\w+)\.(\w+)$/, '$1_$2') : name;
}
