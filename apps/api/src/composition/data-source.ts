import 'reflect-metadata';
import { runMigrations as migrateJobs } from 'graphile-worker';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { GroundFloor1700000000000 } from '../migrations/1700000000000-initial-schema.ts';
import { AccountLife1700000001000 } from '../migrations/1700000001000-account-life.ts';
import { Sharing1700000002000 } from '../migrations/1700000002000-sharing.ts';
import { Directory1700000003000 } from '../migrations/1700000003000-directory.ts';
import { ViewColumns1700000004000 } from '../migrations/1700000004000-view-columns.ts';
import { Chat1700000005000 } from '../migrations/1700000005000-chat.ts';
import { Contacts1700000006000 } from '../migrations/1700000006000-contacts.ts';
import { ContactImports1700000006100 } from '../migrations/1700000006100-contact-imports.ts';
import { Analytics1700000007000 } from '../migrations/1700000007000-analytics.ts';
import { Preferences1700000008000 } from '../migrations/1700000008000-preferences.ts';
import { Exchange1700000009000 } from '../migrations/1700000009000-exchange.ts';
import { Reminders1700000009100 } from '../migrations/1700000009100-reminders.ts';
import { SearchWords1700000009900 } from '../migrations/1700000009900-search-words.ts';
import { AccessTokens1700000010000 } from '../migrations/1700000010000-access-tokens.ts';
import { Webhooks1700000010010 } from '../migrations/1700000010010-webhooks.ts';
import { Connectors1700000010020 } from '../migrations/1700000010020-connectors.ts';
import { Organizations1700000011000 } from '../migrations/1700000011000-organizations.ts';
import { OrganizationTemplates1700000011100 } from '../migrations/1700000011100-organization-templates.ts';
import { Templates1700000012000 } from '../migrations/1700000012000-templates.ts';
import { Billing1700000012100 } from '../migrations/1700000012100-billing.ts';
import { Incidents1700000012200 } from '../migrations/1700000012200-incidents.ts';
import { OrganizationLeaderboard1700000013000 } from '../migrations/1700000013000-organization-leaderboard.ts';
import { Vendors1700000015000 } from '../migrations/1700000015000-vendors.ts';
import { BrandKits1700000016000 } from '../migrations/1700000016000-brand-kits.ts';
import { BroughtCards1700000016100 } from '../migrations/1700000016100-brought-cards.ts';
import { TeamDesigns1700000016200 } from '../migrations/1700000016200-team-designs.ts';
import { BillingSeats1700000017000 } from '../migrations/1700000017000-billing-seats.ts';
import { CardWords1700000018000 } from '../migrations/1700000018000-card-words.ts';
import { MessageIndexes1700000019000 } from '../migrations/1700000019000-message-indexes.ts';
import { DirectoryEntries1700000019100 } from '../migrations/1700000019100-directory-entries.ts';
import { WebhookTokens1700000019110 } from '../migrations/1700000019110-webhook-tokens.ts';
import { Removals1700000019120 } from '../migrations/1700000019120-removals.ts';
import { SecurityLog1700000019600 } from '../migrations/1700000019600-security-log.ts';
import { SessionProofs1700000019610 } from '../migrations/1700000019610-session-proofs.ts';
import { SecondFactors1700000019700 } from '../migrations/1700000019700-second-factors.ts';
import { UploadsWithKinds1700000019820 } from '../migrations/1700000019820-uploads-with-kinds.ts';
import { GroupInvitees1700000019830 } from '../migrations/1700000019830-group-invitees.ts';
import { PhoneProofs1700000019840 } from '../migrations/1700000019840-phone-proofs.ts';
import { SealedSigningKeys1700000019850 } from '../migrations/1700000019850-sealed-signing-keys.ts';
import { InvitationCodes1700000019870 } from '../migrations/1700000019870-invitation-codes.ts';
import { TeamSecondFactor1700000019890 } from '../migrations/1700000019890-team-second-factor.ts';
import { PictureCopies1700000019895 } from '../migrations/1700000019895-picture-copies.ts';
import { SharesOutliveGroups1700000019900 } from '../migrations/1700000019900-shares-outlive-groups.ts';
import { MessagesWithCards1700000019910 } from '../migrations/1700000019910-messages-with-cards.ts';
import { CardEvent } from '../modules/analytics/card-event.entity.ts';
import { CardFigurePart } from '../modules/analytics/card-figure-part.entity.ts';
import { CardFigures } from '../modules/analytics/card-figures.entity.ts';
import { VisitorDay } from '../modules/analytics/visitor-day.entity.ts';
import { VisitorKey } from '../modules/analytics/visitor-key.entity.ts';
import { BillingEvent } from '../modules/billing/billing-event.entity.ts';
import { InvoiceRow } from '../modules/billing/invoice.entity.ts';
import { InvoiceCounter } from '../modules/billing/invoice-counter.entity.ts';
import { OrganizationSeat } from '../modules/billing/organization-seat.entity.ts';
import { SubscriptionRow } from '../modules/billing/subscription.entity.ts';
import { Card } from '../modules/cards/card.entity.ts';
import { CardVersion } from '../modules/cards/card-version.entity.ts';
import { FormerSlug } from '../modules/cards/former-slug.entity.ts';
import { Conversation } from '../modules/chat/conversations/conversation.entity.ts';
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
import { AccountDeletion } from '../modules/deletions/account-deletion.entity.ts';
import { ExchangeFormRow } from '../modules/exchange/exchange-form.entity.ts';
import { Lead } from '../modules/exchange/lead.entity.ts';
import { CardSearch } from '../modules/explore/card-search.entity.ts';
import { CardWord } from '../modules/explore/card-word.entity.ts';
import { DirectoryRow } from '../modules/explore/directory-entry.entity.ts';
import { SearchWord } from '../modules/explore/search-word.entity.ts';
import { ContactMatch } from '../modules/google-contacts/contact-match.entity.ts';
import { Incident } from '../modules/incidents/incident.entity.ts';
import { Reminder } from '../modules/reminders/reminder.entity.ts';
import { ContactRequestRow } from '../modules/requests/contact-request.entity.ts';
import { DemoRequestRow } from '../modules/requests/demo-request.entity.ts';
import { Authenticator } from '../modules/security/authenticators/authenticator.entity.ts';
import { RecoveryCode } from '../modules/security/authenticators/recovery-code.entity.ts';
import { SignInTicket } from '../modules/security/authenticators/sign-in-ticket.entity.ts';
import { KnownDevice } from '../modules/security/devices/known-device.entity.ts';
import { SecurityEvent } from '../modules/security/log/security-event.entity.ts';
import { Passkey } from '../modules/security/passkeys/passkey.entity.ts';
import { PasskeyChallenge } from '../modules/security/passkeys/passkey-challenge.entity.ts';
import { Session } from '../modules/sessions/session.entity.ts';
import { SigningKey } from '../modules/sessions/signing-key.entity.ts';
import { Share } from '../modules/shares/share.entity.ts';
import { ShareOpen } from '../modules/shares/share-open.entity.ts';
import { ShareRecipient } from '../modules/shares/share-recipient.entity.ts';
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
import { AccessToken } from '../modules/tokens/access-token.entity.ts';
import { PictureCopy } from '../modules/uploads/copies/picture-copy.entity.ts';
import { Upload } from '../modules/uploads/upload.entity.ts';
import { Credential } from '../modules/users/credential.entity.ts';
import { EmailLink } from '../modules/users/email-link.entity.ts';
import { FormerHandle } from '../modules/users/former-handle.entity.ts';
import { PhoneCode } from '../modules/users/phone-code.entity.ts';
import { User } from '../modules/users/user.entity.ts';
import { Webhook } from '../modules/webhooks/webhook.entity.ts';
import { WebhookDelivery } from '../modules/webhooks/webhook-delivery.entity.ts';
import { IdempotencyKey } from '../platform/idempotency-key.entity.ts';
import { namingDriver } from '../platform/named-statements.ts';

const POOL_SIZE = 20;
/** Any number that no other program on the database uses for its advisory locks. */
const MIGRATION_LOCK = 7_355_608;

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
  Webhook,
  WebhookDelivery,
  Connector,
  ConnectorRecord,
  ConnectorRun,
  ConnectorLink,
  ConnectorGrant,
  Card,
  CardVersion,
  FormerSlug,
  CardSearch,
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
    migrations: [
      GroundFloor1700000000000,
      AccountLife1700000001000,
      Sharing1700000002000,
      Directory1700000003000,
      ViewColumns1700000004000,
      Chat1700000005000,
      Contacts1700000006000,
      ContactImports1700000006100,
      Analytics1700000007000,
      Preferences1700000008000,
      Exchange1700000009000,
      Reminders1700000009100,
      SearchWords1700000009900,
      AccessTokens1700000010000,
      Webhooks1700000010010,
      Connectors1700000010020,
      Organizations1700000011000,
      OrganizationTemplates1700000011100,
      Templates1700000012000,
      Billing1700000012100,
      Incidents1700000012200,
      OrganizationLeaderboard1700000013000,
      Vendors1700000015000,
      BrandKits1700000016000,
      BroughtCards1700000016100,
      TeamDesigns1700000016200,
      BillingSeats1700000017000,
      CardWords1700000018000,
      MessageIndexes1700000019000,
      DirectoryEntries1700000019100,
      WebhookTokens1700000019110,
      Removals1700000019120,
      SecurityLog1700000019600,
      SessionProofs1700000019610,
      SecondFactors1700000019700,
      UploadsWithKinds1700000019820,
      GroupInvitees1700000019830,
      PhoneProofs1700000019840,
      SealedSigningKeys1700000019850,
      InvitationCodes1700000019870,
      TeamSecondFactor1700000019890,
      PictureCopies1700000019895,
      SharesOutliveGroups1700000019900,
      MessagesWithCards1700000019910,
    ],
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
