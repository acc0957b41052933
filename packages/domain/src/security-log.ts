import { t } from '@tessera/texts';

/** Everything that a person's security log notes → how it is said to them, and whether it is mailed as well. */
const EVENTS = {
  SIGNED_IN: { text: t('Signed in on a new device'), isMailed: true },
  SESSIONS_ENDED: { text: t('Other devices were signed out'), isMailed: false },
  /** Mailed by the change itself, as are the next two. */
  PASSWORD_CHANGED: { text: t('Password changed'), isMailed: false },
  PASSWORD_RESET: { text: t('Password set by an emailed link'), isMailed: false },
  EMAIL_CHANGED: { text: t('Email address changed'), isMailed: false },
  EMAIL_CHANGE_UNDONE: { text: t('Change of the email address undone'), isMailed: false },
  PASSKEY_ADDED: { text: t('Passkey added'), isMailed: true },
  PASSKEY_REMOVED: { text: t('Passkey removed'), isMailed: true },
  AUTHENTICATOR_ADDED: { text: t('Authenticator app turned on'), isMailed: true },
  AUTHENTICATOR_REMOVED: { text: t('Authenticator app turned off'), isMailed: true },
  RECOVERY_CODES_CREATED: { text: t('New recovery codes created'), isMailed: false },
  RECOVERY_CODE_USED: { text: t('Recovery code used'), isMailed: true },
  TOKEN_CREATED: { text: t('Access token created'), isMailed: true },
  TOKEN_REVOKED: { text: t('Access token revoked'), isMailed: false },
  APP_CONNECTED: { text: t('App connected'), isMailed: true },
  APP_DISCONNECTED: { text: t('App disconnected'), isMailed: false },
  WEBHOOK_CREATED: { text: t('Webhook created'), isMailed: true },
  WEBHOOK_CHANGED: { text: t('Address of a webhook changed'), isMailed: true },
  WEBHOOK_DELETED: { text: t('Webhook deleted'), isMailed: false },
  APP_REGISTERED: { text: t('App registered'), isMailed: true },
  APP_SECRET_CHANGED: { text: t('Secret of an app changed'), isMailed: true },
  SERVICE_CONNECTED: { text: t('Service connected'), isMailed: true },
  INBOUND_KEY_CREATED: { text: t('Key for automation created'), isMailed: true },
  PUSH_ADDED: { text: t('Push notifications turned on for a device'), isMailed: true },
  TEAM_ADMIN_INVITED: { text: t('Team admin invited'), isMailed: true },
  TEAM_ADMIN_ADDED: { text: t('Team member made an admin'), isMailed: true },
  PAYOUTS_STARTED: { text: t('Payouts set up'), isMailed: true },
  ACCOUNT_EXPORTED: { text: t('All data of the account downloaded'), isMailed: true },
  SECOND_FACTOR_DEMANDED: { text: t('A team now requires two-step sign-in'), isMailed: false },
} as const satisfies Record<string, { text: string; isMailed: boolean }>;

export type SecurityEventKind = keyof typeof EVENTS;
export const SECURITY_EVENT_KINDS = Object.keys(EVENTS) as SecurityEventKind[];

/** 'Passkey added'; the name of what it was done to is said after it. */
export function securityEventText(kind: SecurityEventKind): string {
  return EVENTS[kind].text;
}

/** Those that are mailed as well. */
export const MAILED_SECURITY_EVENTS = SECURITY_EVENT_KINDS.filter((kind) => EVENTS[kind].isMailed);
