import { msg, type Text } from '@tessera/texts';

/** Everything that a person's security log notes → how it is said to them, and whether it is mailed as well. */
const EVENTS = {
  SIGNED_IN: { text: msg('Signed in on a new device'), isMailed: true },
  SESSIONS_ENDED: { text: msg('Other devices were signed out'), isMailed: false },
  /** Mailed by the change itself, as are the next two. */
  PASSWORD_CHANGED: { text: msg('Password changed'), isMailed: false },
  PASSWORD_RESET: { text: msg('Password set by an emailed link'), isMailed: false },
  EMAIL_CHANGED: { text: msg('Email address changed'), isMailed: false },
  EMAIL_CHANGE_UNDONE: { text: msg('Change of the email address undone'), isMailed: false },
  PASSKEY_ADDED: { text: msg('Passkey added'), isMailed: true },
  PASSKEY_REMOVED: { text: msg('Passkey removed'), isMailed: true },
  AUTHENTICATOR_ADDED: { text: msg('Authenticator app turned on'), isMailed: true },
  AUTHENTICATOR_REMOVED: { text: msg('Authenticator app turned off'), isMailed: true },
  RECOVERY_CODES_CREATED: { text: msg('New recovery codes created'), isMailed: false },
  RECOVERY_CODE_USED: { text: msg('Recovery code used'), isMailed: true },
  TOKEN_CREATED: { text: msg('Access token created'), isMailed: true },
  TOKEN_REVOKED: { text: msg('Access token revoked'), isMailed: false },
  APP_CONNECTED: { text: msg('App connected'), isMailed: true },
  APP_DISCONNECTED: { text: msg('App disconnected'), isMailed: false },
  WEBHOOK_CREATED: { text: msg('Webhook created'), isMailed: true },
  WEBHOOK_CHANGED: { text: msg('Address of a webhook changed'), isMailed: true },
  WEBHOOK_DELETED: { text: msg('Webhook deleted'), isMailed: false },
  APP_REGISTERED: { text: msg('App registered'), isMailed: true },
  APP_SECRET_CHANGED: { text: msg('Secret of an app changed'), isMailed: true },
  SERVICE_CONNECTED: { text: msg('Service connected'), isMailed: true },
  INBOUND_KEY_CREATED: { text: msg('Key for automation created'), isMailed: true },
  PUSH_ADDED: { text: msg('Push notifications turned on for a device'), isMailed: true },
  TEAM_ADMIN_INVITED: { text: msg('Team admin invited'), isMailed: true },
  TEAM_ADMIN_ADDED: { text: msg('Team member made an admin'), isMailed: true },
  PAYOUTS_STARTED: { text: msg('Payouts set up'), isMailed: true },
  ACCOUNT_EXPORTED: { text: msg('All data of the account downloaded'), isMailed: true },
  SECOND_FACTOR_DEMANDED: { text: msg('A team now requires two-step sign-in'), isMailed: false },
} as const satisfies Record<string, { text: Text; isMailed: boolean }>;

export type SecurityEventKind = keyof typeof EVENTS;
export const SECURITY_EVENT_KINDS = Object.keys(EVENTS) as SecurityEventKind[];

/** 'Passkey added'; the name of what it was done to is said after it. */
export function securityEventText(kind: SecurityEventKind): Text {
  return EVENTS[kind].text;
}

/** Those that are mailed as well. */
export const MAILED_SECURITY_EVENTS = SECURITY_EVENT_KINDS.filter((kind) => EVENTS[kind].isMailed);
