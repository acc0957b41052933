import {
  DEVELOPERS_PATH,
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  webhookPayload,
  webhookPayloadSchema,
} from '@tessera/domain';
import { say } from '@tessera/texts';
import { RELEASE } from '../../../infra/settings/release.ts';
import type { OpenApiDocument } from './document.ts';

const REFERENCE = '#/components/schemas/';

/** Every event of webhooks as AsyncAPI 3, from the table by which events are sent. */
export function describeEvents(rest: OpenApiDocument, origin: string): object {
  const channel = '#/channels/webhook';
  const named = <T>(make: (event: WebhookEvent) => T) =>
    Object.fromEntries(WEBHOOK_EVENT_NAMES.map((event) => [event, make(event)]));
  const messages = named(describeMessage);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Tessera webhooks',
      version: RELEASE,
      description: `What Tessera sends to webhooks, signed as Standard Webhooks describes. How to verify it: ${origin}${DEVELOPERS_PATH}/webhooks`,
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    channels: {
      webhook: {
        address: null,
        title: 'Your address',
        description: 'The address of a webhook, which gets one POST request for each event.',
        messages: named((event) => ({ $ref: `#/components/messages/${event}` })),
      },
    },
    operations: named((event) => ({
      action: 'send',
      channel: { $ref: channel },
      summary: say(WEBHOOK_EVENTS[event].label),
      description: `A token needs \`${WEBHOOK_EVENTS[event].scope}\` to choose it.`,
      messages: [{ $ref: `${channel}/messages/${event}` }],
    })),
    components: { messages, schemas: findSchemas(messages, rest) },
  };
}

function describeMessage(event: WebhookEvent): object {
  const { label, example } = WEBHOOK_EVENTS[event];
  const at = new Date('2026-11-24T08:00:00.000Z');
  return {
    name: event,
    title: say(label),
    contentType: 'application/json',
    headers: HEADERS,
    payload: webhookPayloadSchema(event),
    examples: [{ payload: JSON.parse(webhookPayload({ event, data: example, at })) }],
  };
}

const HEADERS = {
  type: 'object',
  properties: {
    'webhook-id': { type: 'string', description: 'The same for each try of one event: handle it once.' },
    'webhook-timestamp': { type: 'string', description: 'When it was sent, in seconds since 1970.' },
    'webhook-signature': {
      type: 'string',
      description: '`v1,` and the signature in Base64. Two with a space between them while a key is changed.',
    },
    'webhook-test': {
      type: 'string',
      description: '`true` for a test event. Real events don’t have it.',
    },
  },
  required: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
};

/** The schemas of REST that are referred to, and those that they refer to. */
function findSchemas(part: unknown, rest: OpenApiDocument): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const queue: unknown[] = [part];
  while (queue.length > 0) {
    const text = JSON.stringify(queue.pop());
    for (const [, name = ''] of text.matchAll(new RegExp(`"\\$ref":"${REFERENCE}(\\w+)"`, 'g'))) {
      if (name in found) continue;
      found[name] = rest.components.schemas[name];
      queue.push(found[name]);
    }
  }
  return found;
}
