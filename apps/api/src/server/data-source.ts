import 'reflect-metadata';
import { runMigrations as migrateJobs } from 'graphile-worker';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { IdempotencyKey } from '../infra/idempotency-key.entity.ts';
import { namingDriver } from '../infra/postgres/named-statements.ts';
import { CardEvent } from '../modules/analytics/card-event.entity.ts';
import { CardFigurePart } from '../modules/analytics/card-figure-part.entity.ts';
import { CardFigures } from '../modules/analytics/card-figures.entity.ts';
import { VisitorDay } from '../modules/analytics/visitor-day.entity.ts';
import { VisitorKey } from '../modules/analytics/visitor-key.entity.ts';
import { VisitorNetwork } from '../modules/analytics/visitor-network.entity.ts';
import { BillingEvent } from '../modules/billing/billing-event.entity.ts';
import { InvoiceRow } from '../modules/billing/invoice.entity.ts';
import { InvoiceCounter } from '../modules/billing/invoice-counter.entity.ts';
import { OrganizationSeat } from '../modules/billing/organization-seat.entity.ts';
import { SubscriptionRow } from '../modules/billing/subscription.entity.ts';
import { Card } from '../modules/cards/card.entity.ts';
import { CardVersion } from '../modules/cards/card-version.entity.ts';
import { FormerSlug } from '../modules/cards/former-slug.entity.ts';
import { Conversation } from '../modules/chat/conversations/conversation.entity.ts';
import { ConversationMute } from '../modules/chat/conversations/conversation-mute.entity.ts';
import { DirectMember } from '../modules/chat/conversations/direct-member.entity.ts';
import { Report } from '../modules/chat/conversations/report.entity.ts';
import { UserBlock } from '../modules/chat/conversations/user-block.entity.ts';
import { Group } from '../modules/chat/groups/group.entity.ts';
import { GroupInvitation } from '../modules/chat/groups/group-invitation.entity.ts';
import { GroupMember } from '../modules/chat/groups/group-member.entity.ts';
import { GroupRemoval } from '../modules/chat/groups/group-removal.entity.ts';
import { Message } from '../modules/chat/messages/message.entity.ts';
import { MessageReaction } from '../modules/chat/messages/message-reaction.entity.ts';
import { Connector } from '../modules/connectors/connector.entity.ts';
import { ConnectorDeal } from '../modules/connectors/connector-deal.entity.ts';
import { ConnectorGrant } from '../modules/connectors/connector-grant.entity.ts';
import { ConnectorLink } from '../modules/connectors/connector-link.entity.ts';
import { ConnectorRecord } from '../modules/connectors/connector-record.entity.ts';
import { ConnectorRun } from '../modules/connectors/connector-run.entity.ts';
import { Contact } from '../modules/contacts/contact.entity.ts';
import { ContactCard } from '../modules/contacts/contact-card.entity.ts';
import { ContactDifference } from '../modules/contacts/contact-difference.entity.ts';
import { ContactFilter } from '../modules/contacts/contact-filter.entity.ts';
import { ContactFirst } from '../modules/contacts/contact-first.entity.ts';
import { ContactImport } from '../modules/contacts/contact-import.entity.ts';
import { ContactImportRow } from '../modules/contacts/contact-import-row.entity.ts';
import { ContactMerge } from '../modules/contacts/contact-merge.entity.ts';
import { ContactMatch } from '../modules/contacts/google/contact-match.entity.ts';
import { Deal } from '../modules/deals/deal.entity.ts';
import { DealChange } from '../modules/deals/deal-change.entity.ts';
import { DealMonth } from '../modules/deals/deal-month.entity.ts';
import { DealPayment } from '../modules/deals/payments/deal-payment.entity.ts';
import { PayoutAccountRow } from '../modules/deals/payments/payout-account.entity.ts';
import { ExchangeFormRow } from '../modules/exchange/exchange-form.entity.ts';
import { Lead } from '../modules/exchange/lead.entity.ts';
import { CardSearch } from '../modules/explore/card-search.entity.ts';
import { CardWord } from '../modules/explore/card-word.entity.ts';
import { DirectoryRow } from '../modules/explore/directory-entry.entity.ts';
import { FeaturedMonth } from '../modules/explore/featured-month.entity.ts';
import { ListingRow } from '../modules/explore/listing.entity.ts';
import { SearchWord } from '../modules/explore/search-word.entity.ts';
import { AccountDeletion } from '../modules/identity/deletions/account-deletion.entity.ts';
import { OAuthApp } from '../modules/identity/oauth/oauth-app.entity.ts';
import { OAuthGrant } from '../modules/identity/oauth/oauth-grant.entity.ts';
import { OAuthRecord } from '../modules/identity/oauth/oauth-record.entity.ts';
import { Authenticator } from '../modules/identity/security/authenticators/authenticator.entity.ts';
import { RecoveryCode } from '../modules/identity/security/authenticators/recovery-code.entity.ts';
import { SignInTicket } from '../modules/identity/security/authenticators/sign-in-ticket.entity.ts';
import { KnownDevice } from '../modules/identity/security/devices/known-device.entity.ts';
import { SecurityEvent } from '../modules/identity/security/log/security-event.entity.ts';
import { Passkey } from '../modules/identity/security/passkeys/passkey.entity.ts';
import { PasskeyChallenge } from '../modules/identity/security/passkeys/passkey-challenge.entity.ts';
import { Session } from '../modules/identity/sessions/session.entity.ts';
import { SigningKey } from '../modules/identity/sessions/signing-key.entity.ts';
import { AccessToken } from '../modules/identity/tokens/access-token.entity.ts';
import { Credential } from '../modules/identity/users/credential.entity.ts';
import { EmailLink } from '../modules/identity/users/email-link.entity.ts';
import { FormerHandle } from '../modules/identity/users/former-handle.entity.ts';
import { PhoneCode } from '../modules/identity/users/phone-code.entity.ts';
import { User } from '../modules/identity/users/user.entity.ts';
import { Incident } from '../modules/incidents/incident.entity.ts';
import { Notification } from '../modules/notifications/notification.entity.ts';
import { NotificationChoices } from '../modules/notifications/notification-settings.entity.ts';
import { PushKey } from '../modules/notifications/push-key.entity.ts';
import { PushSubscription } from '../modules/notifications/push-subscription.entity.ts';
import { Reminder } from '../modules/reminders/reminder.entity.ts';
import { ContactRequestRow } from '../modules/requests/contact-request.entity.ts';
import { DemoRequestRow } from '../modules/requests/demo-request.entity.ts';
import { Share } from '../modules/shares/share.entity.ts';
import { ShareOpen } from '../modules/shares/share-open.entity.ts';
import { ShareRecipient } from '../modules/shares/share-recipient.entity.ts';
import { Deletion } from '../modules/sync/deletion.entity.ts';
import { AuditEntry } from '../modules/teams/audit/audit-entry.entity.ts';
import { Organization } from '../modules/teams/organizations/organization.entity.ts';
import { OrganizationContact } from '../modules/teams/organizations/organization-contact.entity.ts';
import { OrganizationInvitation } from '../modules/teams/organizations/organization-invitation.entity.ts';
import { OrganizationMember } from '../modules/teams/organizations/organization-member.entity.ts';
import { OrganizationRemoval } from '../modules/teams/organizations/organization-removal.entity.ts';
import { OrganizationCard } from '../modules/teams/templates/organization-card.entity.ts';
import { OrganizationTemplate } from '../modules/teams/templates/organization-template.entity.ts';
import { OrganizationDesign } from '../modules/templates/organization-design.entity.ts';
import { TemplateRow } from '../modules/templates/template.entity.ts';
import { PictureCopy } from '../modules/uploads/copies/picture-copy.entity.ts';
import { Upload } from '../modules/uploads/upload.entity.ts';
import { Webhook } from '../modules/webhooks/webhook.entity.ts';
import { WebhookDelivery } from '../modules/webhooks/webhook-delivery.entity.ts';

const POOL_SIZE = 20;
/** Any number that no other program on the database uses for its advisory locks. */
const MIGRATION_LOCK = 7_355_608;

import { migrations } from './migrations.ts';

const entities = [
  User,
  Credential,
  FormerHandle,
  EmailLink,
  PhoneCode,
  AccountDeletion,
  DemoRequestRow,
  ContactRequestRow,
  Session,
  SecurityEvent,
  KnownDevice,
  Passkey,
  PasskeyChallenge,
  Authenticator,
  RecoveryCode,
  SignInTicket,
  SigningKey,
  AccessToken,
  OAuthApp,
  OAuthGrant,
  OAuthRecord,
  Webhook,
  WebhookDelivery,
  Connector,
  ConnectorRecord,
  ConnectorRun,
  ConnectorLink,
  ConnectorDeal,
  ConnectorGrant,
  Card,
  CardVersion,
  FormerSlug,
  CardSearch,
  ListingRow,
  FeaturedMonth,
  SearchWord,
  DirectoryRow,
  CardWord,
  Upload,
  PictureCopy,
  Conversation,
  DirectMember,
  UserBlock,
  Report,
  Group,
  GroupMember,
  GroupRemoval,
  GroupInvitation,
  ContactMatch,
  Contact,
  ContactCard,
  ContactFirst,
  ContactMerge,
  ContactImport,
  ContactImportRow,
  ContactDifference,
  ContactFilter,
  ExchangeFormRow,
  Lead,
  Reminder,
  Notification,
  NotificationChoices,
  PushSubscription,
  PushKey,
  ConversationMute,
  Deal,
  DealChange,
  Deletion,
  DealMonth,
  DealPayment,
  PayoutAccountRow,
  Share,
  ShareRecipient,
  ShareOpen,
  Message,
  MessageReaction,
  CardEvent,
  CardFigures,
  CardFigurePart,
  VisitorDay,
  VisitorKey,
  VisitorNetwork,
  TemplateRow,
  SubscriptionRow,
  InvoiceRow,
  InvoiceCounter,
  BillingEvent,
  OrganizationSeat,
  Incident,
  IdempotencyKey,
  Organization,
  OrganizationMember,
  OrganizationRemoval,
  OrganizationInvitation,
  OrganizationContact,
  AuditEntry,
  OrganizationTemplate,
  OrganizationCard,
  OrganizationDesign,
];

function dataSourceOptions(url: string): DataSourceOptions {
  return {
    type: 'postgres',
    driver: namingDriver,
    url,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    poolSize: POOL_SIZE,
    connectTimeoutMS: 5000,
    installExtensions: false,
    logging: false,
    extra: { application_name: 'tessera' },
  };
}

/** A connected data source; migrations are not run. */
export function connect(url: string): Promise<DataSource> {
  return new DataSource(dataSourceOptions(url)).initialize();
}

/** Brings a database to the newest schema. Several processes may do this at once. */
export async function migrate(url: string): Promise<void> {
  const db = await new DataSource({ ...dataSourceOptions(url), poolSize: 2 } as DataSourceOptions).initialize();
  const lock = db.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await db.runMigrations({ transaction: 'each' });
    // The worker keeps its jobs in a schema of its own, with migrations of its own.
    await migrateJobs({ connectionString: url });
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await lock.release();
    await db.destroy();
  }
}
