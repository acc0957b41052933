import { pickWebhookFacts, type WebhookEvent } from '@tessera/domain';
import type { Services } from './context.ts';
import type { Events } from './events.ts';

/** What webhooks are told: whose webhooks, and the `data` of each delivery. */
export interface WebhookNews {
  event: WebhookEvent;
  ownerId: string;
  data: readonly object[];
}

/** Event of the server → what webhooks are told of it. */
export type WebhookTellers = { [Name in keyof Events]?: (told: Events[Name], services: Services) => WebhookNews };

/** News with the facts that the event documents, taken from objects that may have more. */
export function webhookNews<Event extends WebhookEvent>(
  event: Event,
  ownerId: string,
  objects: readonly Parameters<typeof pickWebhookFacts<Event>>[1][],
): WebhookNews {
  const [noun = ''] = event.split('.');
  return { event, ownerId, data: objects.map((object) => ({ [noun]: pickWebhookFacts(event, object) })) };
}
