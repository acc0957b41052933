import 'reflect-metadata';
import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema } from 'graphql';
import { lexicographicSortSchema, printSchema, specifiedDirectives } from 'graphql';
import { type BuildSchemaOptions, buildSchemaSync } from 'type-graphql';
import { AnalyticsResolver, CardTotalsResolver } from '../modules/analytics/analytics.resolver.ts';
import { BillingResolver, MemberSeatResolver, OrganizationSeatsResolver } from '../modules/billing/billing.resolver.ts';
import { CardDataResolver, CardResolver, PersonalDetailsResolver } from '../modules/cards/card.resolver.ts';
import {
  ConversationResolver,
  GroupConversationResolver,
} from '../modules/chat/conversations/conversation.resolver.ts';
import { GroupMemberResolver, GroupResolver } from '../modules/chat/groups/group.resolver.ts';
import { GroupLiveResolver } from '../modules/chat/groups/group-live.resolver.ts';
import {
  GroupPreviewResolver,
  InvitationResolver,
  MembershipResolver,
} from '../modules/chat/groups/membership.resolver.ts';
import {
  ConversationMessagesResolver,
  MessageCardResolver,
  MessageResolver,
} from '../modules/chat/messages/message.resolver.ts';
import { ConnectorRecordResolver, ConnectorResolver } from '../modules/connectors/connector.resolver.ts';
import { CardContactResolver, ContactResolver } from '../modules/contacts/contact.resolver.ts';
import { ContactFilterResolver } from '../modules/contacts/contact-filter.resolver.ts';
import { GoogleContactResolver } from '../modules/contacts/google/contact.resolver.ts';
import { ContactImportResolver } from '../modules/contacts/import.resolver.ts';
import { ContactMergeResolver } from '../modules/contacts/merge.resolver.ts';
import { ContactDealResolver, DealChangeResolver, DealResolver } from '../modules/deals/deal.resolver.ts';
import {
  DealPaymentResolver,
  PaymentLinkResolver,
  PayoutResolver,
} from '../modules/deals/payments/payment.resolver.ts';
import {
  ContactExchangeResolver,
  ExchangedContactResolver,
  ExchangeResolver,
} from '../modules/exchange/exchange.resolver.ts';
import { ExploreResolver } from '../modules/explore/explore.resolver.ts';
import { ListingResolver } from '../modules/explore/listing.resolver.ts';
import { DirectoryEntryResolver, ProfileResolver } from '../modules/explore/profile.resolver.ts';
import { DeletionResolver } from '../modules/identity/deletions/deletion.resolver.ts';
import { ConnectedAppResolver, OAuthAppResolver } from '../modules/identity/oauth/oauth.resolver.ts';
import { AuthenticatorResolver } from '../modules/identity/security/authenticators/authenticator.resolver.ts';
import { PasskeyResolver } from '../modules/identity/security/passkeys/passkey.resolver.ts';
import { ProofResolver } from '../modules/identity/security/proofs/proof.resolver.ts';
import { SessionResolver } from '../modules/identity/sessions/session.resolver.ts';
import { AccessTokenResolver } from '../modules/identity/tokens/access-token.resolver.ts';
import { AccountResolver } from '../modules/identity/users/account.resolver.ts';
import { FirstStepsResolver } from '../modules/identity/users/first-steps.resolver.ts';
import { PhoneResolver } from '../modules/identity/users/phone.resolver.ts';
import { EmailResolver, PasswordResolver } from '../modules/identity/users/recovery.resolver.ts';
import { ViewerSecurityResolver } from '../modules/identity/users/security.resolver.ts';
import { UserResolver, ViewerResolver } from '../modules/identity/users/user.resolver.ts';
import { ViewerListsResolver } from '../modules/identity/users/viewer-lists.resolver.ts';
import { ViewerNotificationResolver } from '../modules/identity/users/viewer-notifications.resolver.ts';
import { IncidentResolver } from '../modules/incidents/incident.resolver.ts';
import { NotificationResolver } from '../modules/notifications/notification.resolver.ts';
import { PushResolver } from '../modules/notifications/push.resolver.ts';
import { ContactReminderResolver, ReminderResolver } from '../modules/reminders/reminder.resolver.ts';
import { RequestResolver } from '../modules/requests/request.resolver.ts';
import { SentCardResolver, ShareListResolver, ShareResolver } from '../modules/shares/share.resolver.ts';
import { SyncResolver } from '../modules/sync/sync.resolver.ts';
import { OrganizationAnalyticsResolver } from '../modules/teams/analytics/organization-analytics.resolver.ts';
import { AuditEntryResolver, OrganizationAuditResolver } from '../modules/teams/audit/audit.resolver.ts';
import { OrganizationBrandResolver } from '../modules/teams/brand/organization-brand.resolver.ts';
import { OrganizationResolver } from '../modules/teams/organizations/organization.resolver.ts';
import {
  OrganizationContactResolver,
  OrganizationMembershipResolver,
} from '../modules/teams/organizations/organization-membership.resolver.ts';
import {
  CardTemplateResolver,
  OrganizationTemplateResolver,
  OrganizationTemplatesResolver,
  TemplateCardResolver,
} from '../modules/teams/templates/organization-template.resolver.ts';
import { TemplateDesignResolver, TemplateResolver } from '../modules/templates/template.resolver.ts';
import { PictureCopyResolver } from '../modules/uploads/copies/picture-copy.resolver.ts';
import { UploadResolver } from '../modules/uploads/upload.resolver.ts';
import { WebhookDeliveryResolver, WebhookResolver } from '../modules/webhooks/webhook.resolver.ts';
import { COST_DIRECTIVES, printCosts } from '../transports/graphql/cost-directives.ts';
import { withPayloads } from '../transports/graphql/mutation-payloads.ts';
import { NodeResolver } from '../transports/graphql/node.resolver.ts';
import { fillNullsWithDefaults } from '../transports/graphql/null-defaults.ts';
import { describeSchema } from './describe-schema.ts';

const RESOLVERS: BuildSchemaOptions['resolvers'] = [
  NodeResolver,
  UserResolver,
  ViewerResolver,
  ViewerListsResolver,
  PhoneResolver,
  AccountResolver,
  PasswordResolver,
  EmailResolver,
  DeletionResolver,
  RequestResolver,
  SessionResolver,
  ProofResolver,
  PasskeyResolver,
  AuthenticatorResolver,
  ViewerSecurityResolver,
  FirstStepsResolver,
  ViewerNotificationResolver,
  AccessTokenResolver,
  OAuthAppResolver,
  ConnectedAppResolver,
  CardResolver,
  CardDataResolver,
  PersonalDetailsResolver,
  UploadResolver,
  PictureCopyResolver,
  ExploreResolver,
  ListingResolver,
  DirectoryEntryResolver,
  ProfileResolver,
  GroupResolver,
  GroupMemberResolver,
  MembershipResolver,
  GroupPreviewResolver,
  InvitationResolver,
  GoogleContactResolver,
  GroupLiveResolver,
  ConversationResolver,
  GroupConversationResolver,
  MessageResolver,
  MessageCardResolver,
  ConversationMessagesResolver,
  ShareResolver,
  SentCardResolver,
  ShareListResolver,
  ContactResolver,
  CardContactResolver,
  ContactMergeResolver,
  ContactImportResolver,
  ContactFilterResolver,
  NotificationResolver,
  PushResolver,
  ReminderResolver,
  ContactReminderResolver,
  DealResolver,
  DealChangeResolver,
  ContactDealResolver,
  DealPaymentResolver,
  PaymentLinkResolver,
  PayoutResolver,
  ExchangeResolver,
  ContactExchangeResolver,
  ExchangedContactResolver,
  WebhookResolver,
  WebhookDeliveryResolver,
  ConnectorResolver,
  ConnectorRecordResolver,
  AnalyticsResolver,
  CardTotalsResolver,
  OrganizationResolver,
  OrganizationMembershipResolver,
  OrganizationContactResolver,
  OrganizationTemplateResolver,
  OrganizationTemplatesResolver,
  TemplateCardResolver,
  OrganizationBrandResolver,
  CardTemplateResolver,
  OrganizationAuditResolver,
  AuditEntryResolver,
  OrganizationAnalyticsResolver,
  TemplateDesignResolver,
  TemplateResolver,
  BillingResolver,
  OrganizationSeatsResolver,
  MemberSeatResolver,
  IncidentResolver,
  SyncResolver,
];

/** The schema that `schema.graphql` is printed from; `prepare` changes its resolvers in place. */
export function createSchema(prepare = (schema: GraphQLSchema) => schema): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: RESOLVERS,
    directives: [...specifiedDirectives, ...COST_DIRECTIVES],
    // Asked for even where every subscription brings its own source, as here.
    pubSub: createPubSub(),
    // Inputs are checked by the domain's rules, which name every wrong field.
    validate: false,
  });
  // Payloads come last: they take over the resolvers of what they are made of.
  return withPayloads(prepare(fillNullsWithDefaults(describeSchema(schema))));
}

/** The contract as text, with what each field costs; sorted, so that it does not change with the order of files. */
export function printContract(schema: GraphQLSchema): string {
  return `${printCosts(schema, printSchema(lexicographicSortSchema(schema)))}\n`;
}
