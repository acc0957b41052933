import type { ObjectLiteral, ObjectType } from 'typeorm';
import type { Context, Viewer } from '../../kernel/context.ts';
import { toInvoice } from '../../modules/billing/billing.types.ts';
import { InvoiceRow } from '../../modules/billing/invoice.entity.ts';
import { findInvoice } from '../../modules/billing/invoice.service.ts';
import { Card } from '../../modules/cards/card.entity.ts';
import { findCard } from '../../modules/cards/card.service.ts';
import { Conversation } from '../../modules/chat/conversations/conversation.entity.ts';
import { findConversation } from '../../modules/chat/conversations/inbox.service.ts';
import { Group } from '../../modules/chat/groups/group.entity.ts';
import { findGroup } from '../../modules/chat/groups/group.service.ts';
import { Message } from '../../modules/chat/messages/message.entity.ts';
import { findMessage } from '../../modules/chat/messages/message-list.service.ts';
import { Connector } from '../../modules/connectors/connector.entity.ts';
import { findConnector, findRecord } from '../../modules/connectors/connector.service.ts';
import { ConnectorRecord } from '../../modules/connectors/connector-record.entity.ts';
import { ConnectorRun } from '../../modules/connectors/connector-run.entity.ts';
import { findRun } from '../../modules/connectors/run.service.ts';
import { findContactImport } from '../../modules/contacts/check-import.service.ts';
import { Contact } from '../../modules/contacts/contact.entity.ts';
import { findContact } from '../../modules/contacts/contact.service.ts';
import { ContactFilter } from '../../modules/contacts/contact-filter.entity.ts';
import { findFilter } from '../../modules/contacts/contact-filter.service.ts';
import { ContactImport } from '../../modules/contacts/contact-import.entity.ts';
import { Deal } from '../../modules/deals/deal.entity.ts';
import { findDeal } from '../../modules/deals/deal-list.service.ts';
import { findApp } from '../../modules/identity/oauth/app.service.ts';
import { findConnectedApp } from '../../modules/identity/oauth/grant.service.ts';
import { OAuthApp } from '../../modules/identity/oauth/oauth-app.entity.ts';
import { OAuthGrant } from '../../modules/identity/oauth/oauth-grant.entity.ts';
import { SecurityEvent } from '../../modules/identity/security/log/security-event.entity.ts';
import { findSecurityEvent } from '../../modules/identity/security/log/security-event.service.ts';
import { Passkey } from '../../modules/identity/security/passkeys/passkey.entity.ts';
import { findPasskey } from '../../modules/identity/security/passkeys/passkey.service.ts';
import { Session } from '../../modules/identity/sessions/session.entity.ts';
import { findSession } from '../../modules/identity/sessions/session.service.ts';
import { AccessToken } from '../../modules/identity/tokens/access-token.entity.ts';
import { findAccessToken } from '../../modules/identity/tokens/access-token.service.ts';
import { User } from '../../modules/identity/users/user.entity.ts';
import { Incident } from '../../modules/incidents/incident.entity.ts';
import { findIncident } from '../../modules/incidents/incident.service.ts';
import { Notification } from '../../modules/notifications/notification.entity.ts';
import { findNotification } from '../../modules/notifications/notification.service.ts';
import { Reminder } from '../../modules/reminders/reminder.entity.ts';
import { findReminder } from '../../modules/reminders/reminder.service.ts';
import { Share } from '../../modules/shares/share.entity.ts';
import { findOwnShare } from '../../modules/shares/share.service.ts';
import { AuditEntry } from '../../modules/teams/audit/audit-entry.entity.ts';
import { findAuditEntry } from '../../modules/teams/audit/audit-list.service.ts';
import { Organization } from '../../modules/teams/organizations/organization.entity.ts';
import { findOrganization } from '../../modules/teams/organizations/organization.service.ts';
import { OrganizationInvitation } from '../../modules/teams/organizations/organization-invitation.entity.ts';
import { findInvitation } from '../../modules/teams/organizations/organization-invitation.service.ts';
import { OrganizationTemplate } from '../../modules/teams/templates/organization-template.entity.ts';
import { findTemplate } from '../../modules/teams/templates/organization-template.service.ts';
import { findDelivery } from '../../modules/webhooks/deliver.service.ts';
import { Webhook } from '../../modules/webhooks/webhook.entity.ts';
import { findWebhook } from '../../modules/webhooks/webhook.service.ts';
import { WebhookDelivery } from '../../modules/webhooks/webhook-delivery.entity.ts';

/** Where the ids of a type are kept, and how one of them is read. */
interface NodeKind<Asks extends unknown[]> {
  entity: ObjectType<ObjectLiteral>;
  /** Null, NOT_FOUND or FORBIDDEN for who may not read it: the rights of the field that lists it. */
  find: (context: Context, ...asked: Asks) => Promise<object | null>;
}

/** What visitors may see as well. */
export const NODES_OF_ALL: Record<string, NodeKind<[id: string]>> = {
  Card: { entity: Card, find: (context, id) => findCard(context, context.viewer, { id }) },
  User: { entity: User, find: async ({ loaders }, id) => (await loaders.user.load(id)) ?? null },
  Incident: { entity: Incident, find: findIncident },
};

/** What belongs to somebody. The id of a group is also that of its conversation, so the group comes first. */
export const NODES_OF_VIEWER: Record<string, NodeKind<[viewer: Viewer, id: string]>> = {
  Group: { entity: Group, find: findGroup },
  Contact: { entity: Contact, find: findContact },
  Conversation: { entity: Conversation, find: findConversation },
  Message: { entity: Message, find: findMessage },
  Share: { entity: Share, find: findOwnShare },
  Deal: { entity: Deal, find: findDeal },
  Reminder: { entity: Reminder, find: findReminder },
  Notification: { entity: Notification, find: findNotification },
  ContactImport: { entity: ContactImport, find: findContactImport },
  ContactView: { entity: ContactFilter, find: findFilter },
  Connector: { entity: Connector, find: findConnector },
  ConnectorRecord: { entity: ConnectorRecord, find: findRecord },
  ConnectorRun: { entity: ConnectorRun, find: findRun },
  Webhook: { entity: Webhook, find: findWebhook },
  WebhookDelivery: { entity: WebhookDelivery, find: findDelivery },
  Organization: { entity: Organization, find: findOrganization },
  OrganizationInvitation: { entity: OrganizationInvitation, find: findInvitation },
  OrganizationTemplate: { entity: OrganizationTemplate, find: findTemplate },
  AuditEntry: { entity: AuditEntry, find: findAuditEntry },
  Invoice: { entity: InvoiceRow, find: async (...asked) => toInvoice(await findInvoice(...asked)) },
  OAuthApp: { entity: OAuthApp, find: findApp },
  ConnectedApp: { entity: OAuthGrant, find: findConnectedApp },
  AccessToken: { entity: AccessToken, find: findAccessToken },
  Session: { entity: Session, find: findSession },
  Passkey: { entity: Passkey, find: findPasskey },
  SecurityEvent: { entity: SecurityEvent, find: findSecurityEvent },
};
