import type { WebhookEvent as EventName, WebhookLineFragment } from '@tessera/client';
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS, type WebhookEvent } from '@tessera/domain';

/** 'card.created' as GraphQL calls it: CARD_CREATED. */
export function eventName(event: WebhookEvent): EventName {
  return event.toUpperCase().replace('.', '_') as EventName;
}

/** CARD_CREATED → 'card.created' */
export function toEvent(name: EventName): WebhookEvent {
  return WEBHOOK_EVENT_NAMES.find((event) => eventName(event) === name) ?? 'card.created';
}

/** What an event is, for people. */
export function eventLabel(event: WebhookEvent): string {
  return WEBHOOK_EVENTS[event].label;
}

/** Whether a former secret signs beside the present one. */
export function hasOldKey({ oldKeyUntil }: Pick<WebhookLineFragment, 'oldKeyUntil'>): boolean {
  return oldKeyUntil !== null && Date.parse(oldKeyUntil) > Date.now();
}
