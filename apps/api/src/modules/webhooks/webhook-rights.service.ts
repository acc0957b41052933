import { allowsScope, WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS, type WebhookEvent } from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import type { Services, Viewer } from '../../kernel/context.ts';
import { AccessTokens, findGrantScopes, TokenRules } from '../identity/index.ts';
import type { Webhook } from './webhook.entity.ts';

/** FORBIDDEN for a program that may not read what the events tell. */
export function assertMayHear(viewer: Viewer, events: readonly WebhookEvent[]): void {
  TokenRules.assertScopes(viewer, [...new Set(events.map((event) => WEBHOOK_EVENTS[event].scope))]);
}

/** The events of which the viewer may read what they tell. */
export function listHeard(viewer: Viewer | null): WebhookEvent[] {
  const { token } = viewer ?? {};
  return WEBHOOK_EVENT_NAMES.filter((event) => !token || allowsScope(token.scopes, WEBHOOK_EVENTS[event].scope));
}

/**
 * Whose choice a webhook is from now on: that of the program, which ends with its token, or the person's. An app gets another
 * token each hour: its choice ends when the person disconnects it.
 */
export function chosenBy({ token, sessionId }: Viewer): Pick<Webhook, 'tokenId'> {
  return { tokenId: token ? (token.grantId ?? sessionId) : null };
}

/** Why the webhook may not be sent the event; null when it may. */
export async function findObstacle(
  services: Pick<Services, 'db'>,
  { tokenId }: Webhook,
  event: WebhookEvent,
): Promise<Message | null> {
  if (!tokenId) return null;
  const scopes = (await AccessTokens.findScopes(services.db, tokenId)) ?? (await findGrantScopes(services, tokenId));
  if (!scopes) return msg('The access token that set it up has ended.');
  const { scope } = WEBHOOK_EVENTS[event];
  return allowsScope(scopes, scope) ? null : msg('The access token that set it up lacks {scope}.', { scope });
}
