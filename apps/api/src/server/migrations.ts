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
import { Deals1700000020100 } from '../migrations/1700000020100-deals.ts';
import { Listings1700000020200 } from '../migrations/1700000020200-listings.ts';
import { DealPayments1700000020300 } from '../migrations/1700000020300-deal-payments.ts';
import { LeadCampaigns1700000020310 } from '../migrations/1700000020310-lead-campaigns.ts';
import { ConnectorDeals1700000020320 } from '../migrations/1700000020320-connector-deals.ts';
import { Notifications1700000020400 } from '../migrations/1700000020400-notifications.ts';
import { Push1700000020410 } from '../migrations/1700000020410-push.ts';
import { CardOrder1700000020500 } from '../migrations/1700000020500-card-order.ts';
import { ExchangeFormsOn1700000020510 } from '../migrations/1700000020510-exchange-forms-on.ts';
import { PaymentChecks1700000020600 } from '../migrations/1700000020600-payment-checks.ts';
import { PaymentNotifications1700000020610 } from '../migrations/1700000020610-payment-notifications.ts';
import { FirstSteps1700000020620 } from '../migrations/1700000020620-first-steps.ts';
import { PriceCurrency1700000020630 } from '../migrations/1700000020630-price-currency.ts';
import { EventDetails1700000020640 } from '../migrations/1700000020640-event-details.ts';
import { IdempotencyKeysWritten1700000020650 } from '../migrations/1700000020650-idempotency-keys-written.ts';
import { PortfolioWorks1700000020690 } from '../migrations/1700000020690-portfolio-works.ts';
import { NotifiedPayments1700000020700 } from '../migrations/1700000020700-notified-payments.ts';
import { WebhookFilters1700000020712 } from '../migrations/1700000020712-webhook-filters.ts';
import { DeliveryOrder1700000020714 } from '../migrations/1700000020714-delivery-order.ts';
import { OAuthApps1700000020720 } from '../migrations/1700000020720-oauth-apps.ts';
import { WebhookListeners1700000020730 } from '../migrations/1700000020730-webhook-listeners.ts';
import { EventMonths1700000020780 } from '../migrations/1700000020780-event-months.ts';
import { Language1700000020790 } from '../migrations/1700000020790-language.ts';
import { CardLanguages1700000020800 } from '../migrations/1700000020800-card-languages.ts';
import { OneSpelling1700000020810 } from '../migrations/1700000020810-one-spelling.ts';
import { RefreshGrace1700000020811 } from '../migrations/1700000020811-refresh-grace.ts';
import { UploadPayers1700000020812 } from '../migrations/1700000020812-upload-payers.ts';
import { ContactLists1700000020820 } from '../migrations/1700000020820-contact-lists.ts';
import { Changes1700000020830 } from '../migrations/1700000020830-changes.ts';
import { VisitorNetworks1700000020840 } from '../migrations/1700000020840-visitor-networks.ts';
import { PlainSearch1700000020850 } from '../migrations/1700000020850-plain-search.ts';

/** Every change of the tables, in the order in which they are made. */
export const migrations = [
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
  Deals1700000020100,
  Listings1700000020200,
  DealPayments1700000020300,
  LeadCampaigns1700000020310,
  ConnectorDeals1700000020320,
  Notifications1700000020400,
  Push1700000020410,
  CardOrder1700000020500,
  ExchangeFormsOn1700000020510,
  PaymentChecks1700000020600,
  PaymentNotifications1700000020610,
  FirstSteps1700000020620,
  PriceCurrency1700000020630,
  EventDetails1700000020640,
  IdempotencyKeysWritten1700000020650,
  PortfolioWorks1700000020690,
  NotifiedPayments1700000020700,
  WebhookFilters1700000020712,
  DeliveryOrder1700000020714,
  OAuthApps1700000020720,
  WebhookListeners1700000020730,
  EventMonths1700000020780,
  Language1700000020790,
  CardLanguages1700000020800,
  OneSpelling1700000020810,
  VisitorNetworks1700000020840,
  RefreshGrace1700000020811,
  UploadPayers1700000020812,
  ContactLists1700000020820,
  Changes1700000020830,
  PlainSearch1700000020850,
];
