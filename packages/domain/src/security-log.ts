/** Everything that a person's security log notes → how it is said to them, and whether it is mailed as well. */
const EVENTS = {
  SIGNED_IN: { text: 'Signed in on a new device', isMailed: true },
  SESSIONS_ENDED: { text: 'Other devices were signed out', isMailed: false },
  /** Mailed by the change itself, as are the next two. */
  PASSWORD_CHANGED: { text: 'Password changed', isMailed: false },
  PASSWORD_RESET: { text: 'Password set by a mailed link', isMailed: false },
  EMAIL_CHANGED: { text: 'Email address changed', isMailed: false },
  EMAIL_CHANGE_UNDONE: { text: 'Change of the email address undone', isMailed: false },
  PASSKEY_ADDED: { text: 'Passkey added', isMailed: true },
  PASSKEY_REMOVED: { text: 'Passkey removed', isMailed: true },
  AUTHENTICATOR_ADDED: { text: 'Authenticator app turned on', isMailed: true },
  AUTHENTICATOR_REMOVED: { text: 'Authenticator app turned off', isMailed: true },
  RECOVERY_CODES_CREATED: { text: 'New recovery codes created', isMailed: false },
  RECOVERY_CODE_USED: { text: 'Recovery code used', isMailed: true },
  TOKEN_CREATED: { text: 'Access token created', isMailed: true },
  TOKEN_REVOKED: { text: 'Access token revoked', isMailed: false },
  APP_CONNECTED: { text: 'App connected', isMailed: true },
  APP_DISCONNECTED: { text: 'App disconnected', isMailed: false },
  WEBHOOK_CREATED: { text: 'Webhook created', isMailed: true },
  WEBHOOK_CHANGED: { text: 'Address of a webhook changed', isMailed: true },
  WEBHOOK_DELETED: { text: 'Webhook deleted', isMailed: false },
  SECOND_FACTOR_DEMANDED: { text: 'A team now requires a second factor', isMailed: false },
} as const satisfies Record<string, { text: string; isMailed: boolean }>;

export type SecurityEventKind = keyof typeof EVENTS;
export const SECURITY_EVENT_KINDS = Object.keys(EVENTS) as SecurityEventKind[];

/** 'Passkey added'; the name of what it was done to is said after it. */
export function securityEventText(kind: SecurityEventKind): string {
  return EVENTS[kind].text;
}

/** Those that are mailed as well. */
export const MAILED_SECURITY_EVENTS = SECURITY_EVENT_KINDS.filter((kind) => EVENTS[kind].isMailed);
