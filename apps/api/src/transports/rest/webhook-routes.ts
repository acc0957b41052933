import { type Answer, is, lower, object, selected, without } from './answers.ts';
import type { WebhookFragment } from './generated/graphql.ts';
import { graphql, input, page, type Route, route } from './route.ts';
import { countedPage, nextCursor, restUser, TEXT } from './shapes.ts';

const WEBHOOK_FIELDS: Route['takes'] = {
  ...input('url', 'description', 'cardIds', 'tags'),
  events: {
    to: 'input.events',
    isLower: true,
    read: (names) => (Array.isArray(names) ? names.map(toEvent) : toEvent(names)),
  },
};

/** What `restWebhook` makes of the webhook at the path. */
function webhookAt(path: string): Answer {
  return selected(path, {
    ...{ cards: without, events: lower },
    cardIds: is({ type: 'array', items: TEXT, description: 'Cards whose events it gets; none means all.' }),
    isOn: is({ type: 'boolean', description: 'Whether it receives events.' }),
  });
}

function keyAnswer(mutation: string): Answer {
  return object('WebhookWithKey', {
    webhook: webhookAt(`${mutation}.webhook`),
    signingKey: selected(`${mutation}.signingKey`),
  });
}

/** The viewer's webhooks. */
export const webhookRoutes: Route[] = [
  route({
    method: 'get',
    path: '/api/webhooks',
    operation: graphql(`
      query RestListWebhooks($q: String!, $first: Int!, $after: String) {
        viewer {
          webhooks(query: $q, first: $first, after: $after) {
            edges { node { ...Webhook } } pageInfo { hasNextPage endCursor } totalCount
          }
        }
      }
    `),
    query: { q: { to: 'q', default: '' }, ...page() },
    answer: countedPage('viewer.webhooks', webhookAt('viewer.webhooks.edges.node')),
    body: ({ viewer }) => ({
      items: viewer ? viewer.webhooks.edges.map(({ node }) => restWebhook(node)) : restUser(null),
      total: viewer?.webhooks.totalCount,
      nextCursor: viewer && nextCursor(viewer.webhooks),
    }),
  }),
  route({
    method: 'post',
    path: '/api/webhooks',
    operation: graphql(`
      mutation RestCreateWebhook($input: CreateWebhookInput!) {
        createWebhook(input: $input) { webhook { ...Webhook } signingKey }
      }
    `),
    takes: WEBHOOK_FIELDS,
    status: 201,
    location: ({ createWebhook: { webhook } }) => `/api/webhooks/${webhook.id}`,
    answer: keyAnswer('createWebhook'),
    body: ({ createWebhook: { webhook, signingKey } }) => ({ webhook: restWebhook(webhook), signingKey }),
  }),
  route({
    method: 'get',
    path: '/api/webhooks/:id',
    operation: graphql(`query RestGetWebhook($id: ID!) { webhook(id: $id) { ...Webhook } }`),
    answer: object(null, { webhook: webhookAt('webhook') }),
    body: ({ webhook }) => webhook && { webhook: restWebhook(webhook) },
  }),
  route({
    method: 'patch',
    path: '/api/webhooks/:id',
    operation: graphql(`
      mutation RestUpdateWebhook($input: UpdateWebhookInput!) {
        updateWebhook(input: $input) { webhook { ...Webhook } }
      }
    `),
    takes: { ...WEBHOOK_FIELDS, ...input('isOn') },
    answer: object(null, { webhook: webhookAt('updateWebhook.webhook') }),
    body: ({ updateWebhook: { webhook } }) => ({ webhook: restWebhook(webhook) }),
  }),
  route({
    method: 'delete',
    path: '/api/webhooks/:id',
    operation: graphql(`
      mutation RestDeleteWebhook($input: WebhookInput!) {
        deleteWebhook(input: $input) { deletedWebhookId }
      }
    `),
    status: 204,
  }),
  route({
    method: 'post',
    path: '/api/webhooks/:id/test',
    operation: graphql(`
      mutation RestTestWebhook($input: TestWebhookInput!) {
        testWebhook(input: $input) {
          webhookDelivery {
            id event status isTest createdAt attempts { at status durationMs answer error }
          }
        }
      }
    `),
    takes: { event: { to: 'input.event', isLower: true, read: toEvent } },
    answer: object(null, { delivery: selected('testWebhook.webhookDelivery', { event: lower }) }),
    body: ({
      testWebhook: {
        webhookDelivery: { event, ...delivery },
      },
    }) => ({
      delivery: { ...delivery, event: eventName(event) },
    }),
  }),
  route({
    method: 'post',
    path: '/api/webhooks/:id/rotate',
    operation: graphql(`
      mutation RestRotateWebhookSecret($input: WebhookInput!) {
        rotateWebhookSecret(input: $input) { webhook { ...Webhook } signingKey }
      }
    `),
    answer: keyAnswer('rotateWebhookSecret'),
    body: ({ rotateWebhookSecret: { webhook, signingKey } }) => ({ webhook: restWebhook(webhook), signingKey }),
  }),
];

/** Events in lower case, as REST writes every name of the schema. */
function restWebhook({ events, cards, ...webhook }: WebhookFragment) {
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
