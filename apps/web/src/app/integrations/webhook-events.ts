import type { WebhookEvent as EventName, WebhookLineFragment } from '@tessera/client';
import { LISTENER_URL, WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS, type WebhookEvent } from '@tessera/domain';
import { say, t } from '@tessera/texts';

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
  return say(WEBHOOK_EVENTS[event].label);
}

/** Where its events go, for people. */
export function placeOf(url: string): string {
  return url === LISTENER_URL ? t('A program that listens') : url;
}

/** Whether a former secret signs beside the present one. */
export function hasOldKey({ oldKeyUntil }: Pick<WebhookLineFragment, 'oldKeyUntil'>): boolean {
  return oldKeyUntil !== null && Date.parse(oldKeyUntil) > Date.now();
}
