import { ANALYTICS_OPERATIONS } from './authorization-analytics.ts';
import { BILLING_OPERATIONS } from './authorization-billing.ts';
import { CARD_OPERATIONS } from './authorization-cards.ts';
import { CHAT_OPERATIONS } from './authorization-chat.ts';
import { CONNECTOR_OPERATIONS } from './authorization-connectors.ts';
import { CONTACT_OPERATIONS } from './authorization-contacts.ts';
import { DEAL_OPERATIONS } from './authorization-deals.ts';
import { EXCHANGE_OPERATIONS } from './authorization-exchange.ts';
import { GROUP_OPERATIONS } from './authorization-groups.ts';
import { INCIDENT_OPERATIONS } from './authorization-incidents.ts';
import { OPERATIONS, type Operations } from './authorization-matrix.ts';
import { ORGANIZATION_OPERATIONS } from './authorization-organizations.ts';
import { REMINDER_OPERATIONS } from './authorization-reminders.ts';
import { TEMPLATE_OPERATIONS } from './authorization-templates.ts';
import { APP_OPERATIONS, SECURITY_OPERATIONS, TOKEN_OPERATIONS, WEBHOOK_OPERATIONS } from './authorization-tokens.ts';

/** Every operation of the schema, with attempts on it. */
export const ALL_OPERATIONS: Operations = {
  ...OPERATIONS,
  ...ANALYTICS_OPERATIONS,
  ...CONTACT_OPERATIONS,
  ...CARD_OPERATIONS,
  ...EXCHANGE_OPERATIONS,
  ...REMINDER_OPERATIONS,
  ...DEAL_OPERATIONS,
  ...GROUP_OPERATIONS,
  ...CHAT_OPERATIONS,
  ...SECURITY_OPERATIONS,
  ...TOKEN_OPERATIONS,
  ...APP_OPERATIONS,
  ...WEBHOOK_OPERATIONS,
  ...CONNECTOR_OPERATIONS,
  ...ORGANIZATION_OPERATIONS,
  ...TEMPLATE_OPERATIONS,
  ...BILLING_OPERATIONS,
  ...INCIDENT_OPERATIONS,
};
