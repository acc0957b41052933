import type { EntityTarget } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { InvoiceRow } from '../modules/billing/invoice.entity.ts';
import { ConnectorRecord } from '../modules/connectors/connector-record.entity.ts';
import { ConnectorRun } from '../modules/connectors/connector-run.entity.ts';
import { ContactImport } from '../modules/contacts/contact-import.entity.ts';
import { OAuthApp } from '../modules/identity/oauth/oauth-app.entity.ts';
import { OAuthGrant } from '../modules/identity/oauth/oauth-grant.entity.ts';
import { Passkey } from '../modules/identity/security/passkeys/passkey.entity.ts';
import { Incident } from '../modules/incidents/incident.entity.ts';
import { Notification } from '../modules/notifications/notification.entity.ts';
import { WebhookDelivery } from '../modules/webhooks/webhook-delivery.entity.ts';
import { makeThing } from './authorization-fixture.ts';
import type { Fixture } from './authorization-matrix.ts';
import type { TestServer } from './server.ts';

let invoices = 0;

/** Type → the id of one that belongs to the owner, of every type that `node` gives. */
export async function makeNodes(server: TestServer, fixture: Fixture): Promise<Record<string, string>> {
  const made = { ...readFixture(fixture), ...(await makeByMutations(server, fixture)) };
  return { ...made, ...(await insertRows(server, fixture, made)), ...(await readLogs(server, fixture)) };
}

function readFixture(f: Fixture) {
  return {
    User: f.owner.id,
    Card: f.privateCard,
    Group: f.ownersGroup,
    Contact: f.ownersContact,
    Share: f.ownersShare,
    Deal: f.ownersDeal,
    Organization: f.ownersTeam,
    Session: f.ownersSession,
  };
}

async function makeByMutations(server: TestServer, f: Fixture) {
  const make = (mutation: string) => makeThing(server, f.owner, mutation);
  const said = `conversationId: "${f.ownersGroup}", clientId: "${uuid()}", text: "Hello"`;
  return {
    Conversation: await make(`openDirect(input: { userId: "${f.stranger.id}" }) { conversation { id } }`),
    Message: await make(`sendMessage(input: { ${said} }) { message { id } }`),
    Reminder: await make(
      `createReminder(input: { contactId: "${f.ownersContact}", dueAt: "${new Date(Date.now() + 86_400_000).toISOString()}" }) { reminder { id } }`,
    ),
    ContactFilter: await make('saveContactFilter(input: { name: "Fair" }) { contactFilter { id } }'),
    Connector: await make('connectAutomation { connector { id } }'),
    Webhook: await make(
      'createWebhook(input: { url: "https://hooks.example.com/cards", events: [CARD_CREATED] }) { webhook { id } }',
    ),
    OrganizationInvitation: await make(
      `inviteToOrganization(input: { id: "${f.ownersTeam}", email: "new@example.com" }) { organizationInvitation { id } }`,
    ),
    OrganizationTemplate: await make(
      `createOrganizationTemplate(input: { organizationId: "${f.ownersTeam}", name: "House", data: { name: "" }, fields: [] }) { organizationTemplate { id } }`,
    ),
    AccessToken: await make('createAccessToken(input: { name: "CRM", scopes: [CARDS_READ] }) { accessToken { id } }'),
  };
}

async function insertRows(server: TestServer, { owner }: Fixture, made: Record<string, string>) {
  const { manager } = server.services.db;
  const now = new Date();
  const insert = async (entity: Parameters<typeof manager.insert>[0], row: object): Promise<string> => {
    const id = uuid();
    await manager.insert(entity, { id, ...row });
    return id;
  };
  const counts = { rowCount: 0, goodRowCount: 0, badRowCount: 0, problems: [] };
  // No two invoices of a provider share a number.
  invoices += 1;
  const paid = {
    provider: 'test',
    number: invoices,
    currency: 'inr',
    planId: 'pro',
    lines: [],
    taxMinor: 0,
    totalMinor: 0,
  };
  const billed = { billedName: '', billedEmail: '', startsAt: now, endsAt: now, createdAt: now };
  const key = { credentialId: uuid(), rpId: 'localhost', publicKey: Buffer.of(1), counter: 0, transports: [] };
  const { Connector: connectorId, Webhook: webhookId, Reminder: reminderId } = made;
  return {
    Notification: await insert(Notification, { ownerId: owner.id, kind: 'REMINDER', reminderId }),
    ContactImport: await insert(ContactImport, {
      ...{ ownerId: owner.id, format: 'CSV', fileName: 'people.csv', status: 'CHECKED' },
      ...counts,
    }),
    ConnectorRecord: await insert(ConnectorRecord, {
      ...{ connectorId, direction: 'in', title: 'Fay', data: {}, outcome: 'created' },
    }),
    ConnectorRun: await insert(ConnectorRun, { connectorId, direction: 'in', isAutomatic: false }),
    WebhookDelivery: await insert(WebhookDelivery, { webhookId, event: 'card.created', data: {} }),
    Invoice: await insert(InvoiceRow, { userId: owner.id, ...paid, ...billed }),
    Passkey: await insert(Passkey, { userId: owner.id, name: 'Phone', isSynced: false, ...key }),
    ...(await connectApp(insert, owner.id)),
    Incident: await insert(Incident, { part: 'jobs', reason: 'jobs are waiting', startedAt: now, endedAt: now }),
  };
}

/** An app of the person's own that may act for them. */
async function connectApp(insert: (entity: EntityTarget<object>, row: object) => Promise<string>, ownerId: string) {
  const [scopes, expiresAt] = [['cards:read'], new Date(Date.now() + 3600_000)];
  const app = { ownerId, name: 'CRM', redirectUris: [], isConfidential: false, payload: {} };
  const OAuthAppId = await insert(OAuthApp, app);
  const grant = { ownerId, appId: OAuthAppId, scopes, payload: {}, expiresAt };
  return { OAuthApp: OAuthAppId, ConnectedApp: await insert(OAuthGrant, grant) };
}

async function readLogs(server: TestServer, { owner }: Fixture) {
  const PAGE = '(first: 1) { edges { node { id } } }';
  interface Log {
    edges: { node: { id: string } }[];
  }
  const { data } = await server.graphql<{ viewer: { securityEvents: Log }; organization: { auditLog: Log } }>(
    `{ viewer { securityEvents${PAGE} } organization { auditLog${PAGE} } }`,
    { as: owner },
  );
  return {
    SecurityEvent: data?.viewer.securityEvents.edges[0]?.node.id ?? '',
    AuditEntry: data?.organization.auditLog.edges[0]?.node.id ?? '',
  };
}
