import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatFixtures } from '../../testing/chat-fixtures.ts';
import { organizationFixtures } from '../../testing/organization-fixtures.ts';
import { pictureFixtures } from '../../testing/picture-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { findShowingColumns, sweepUploads } from './upload-sweep.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let pictures: ReturnType<typeof pictureFixtures>;
let owner: Person;
let now = Date.now();
beforeAll(async () => {
  server = await startTestServer();
  pictures = pictureFixtures(server);
  owner = await server.register();
});
afterAll(() => server.close());

async function sweepAfter(ms: number): Promise<void> {
  now += ms;
  await sweepUploads(server.services, new Date(now));
  await server.runJobs();
}

const statuses = (urls: string[]) => Promise.all(urls.map((url) => pictures.readStatus(url, owner)));
const isKept = async (url: string) => (await server.services.files.read(url.slice('/uploads/'.length))) !== null;

test('a picture that nothing shows goes after a day, with its file; the others stay', async () => {
  const chat = chatFixtures(server);
  const [unused, photo, work, avatar, former, sent, unsent] = [
    await pictures.upload(owner, 'photo'),
    await pictures.upload(owner, 'photo'),
    await pictures.upload(owner, 'photo'),
    await pictures.upload(owner, 'avatar'),
    await pictures.upload(owner, 'logo'),
    await pictures.upload(owner, 'message'),
    await pictures.upload(owner, 'message'),
  ];
  const data = {
    name: 'Asha',
    email: owner.email,
    extra: { personal: { photoUrl: photo }, works: [{ imageUrl: work, title: 'Court' }] },
  };
  const { body } = await server.rest('POST', '/api/cards', {
    body: { title: 'Card', data: { ...data, logoUrl: former } },
    as: owner,
  });
  const card = body.card as { id: string };
  // The earlier version of the card has it: it can be brought back.
  await server.rest('PUT', `/api/cards/${card.id}`, { body: { data: { ...data, logoUrl: '' } }, as: owner });
  await chat.send(await chat.group(owner), owner, { imageUrl: sent });
  const all = [unused, photo, work, avatar, former, sent, unsent];
  await sweepAfter(DAY_MS / 2);
  expect(await statuses(all)).toEqual([200, 200, 200, 200, 200, 200, 200]);
  await sweepAfter(DAY_MS);
  expect(await statuses(all)).toEqual([404, 200, 200, 200, 200, 200, 404]);
  expect(await Promise.all(all.map(isKept))).toEqual([false, true, true, true, true, true, false]);

  await server.rest('DELETE', `/api/cards/${card.id}`, { as: owner });
  const newAvatar = await pictures.upload(owner, 'avatar');
  await sweepAfter(2 * DAY_MS);
  expect(await statuses([...all, newAvatar])).toEqual([404, 404, 404, 404, 404, 200, 404, 200]);
});

test('text of other people keeps no picture that its owner no longer shows, but a teammate’s does', async () => {
  const [stranger, mate] = [await server.register('Sam Stranger'), await server.register('Mia Mate')];
  const [foreign, shared] = [await pictures.upload(owner, 'photo'), await pictures.upload(owner, 'photo')];
  await organizationFixtures(server).makeOrganization([owner, 'MEMBER'], [mate, 'MEMBER']);
  const write = (as: Person, photoUrl: string) =>
    server.rest('POST', '/api/cards', {
      body: { title: 'Card', data: { name: 'X', email: 'x@example.com', extra: { personal: { photoUrl } } } },
      as,
    });
  expect((await write(stranger, foreign)).status).toBe(201);
  expect((await write(mate, shared)).status).toBe(201);
  await sweepAfter(2 * DAY_MS);
  expect(await statuses([foreign, shared])).toEqual([404, 200]);
});

/** Texts that never hold the address of a picture of ours. A new column belongs here, or its name ends in `_url`. */
const TEXTS = {
  access_tokens: 'name scopes ending',
  account_deletions: 'reason',
  audit_entries: 'action subject detail',
  authenticators: 'sealed_key',
  billing_details: 'name address country state tax_id',
  billing_events: 'id',
  card_figure_parts: 'part value',
  card_search: 'search',
  cards: 'slug visibility',
  category_counts: 'category_key category',
  connector_deals: 'their_id',
  connector_grants: 'kind verifier',
  connector_links: 'their_id',
  connector_records: 'direction title outcome',
  connector_runs: 'direction status cursor',
  connectors: 'kind credentials state account_id account_name database_id database_title',
  contact_imports: 'format file_name status',
  contact_reminders: 'note',
  contact_requests: 'name email topic message',
  contact_filters: 'name query tag sort',
  contacts: 'source name company role phone website note event tags name_key company_key search match_keys',
  conversations: 'kind direct_key',
  deal_changes: 'stage_before currency_before stage currency payment',
  deal_payments: 'token provider account_ref status currency checkout_ref payment_ref',
  deals: 'kept_name name currency stage note payment_status campaign',
  deletions: 'kind',
  notification_settings: 'hidden_kinds silent_kinds',
  push_keys: 'public_key private_key',
  push_subscriptions: 'endpoint p256dh auth',
  notifications: 'kind',
  credentials: 'password_hash',
  demo_requests: 'first_name last_name email phone job_title website employees users',
  directory_entries: 'owner_name owner_path title category badge theme path',
  email_links: 'purpose',
  exchange_entries: 'channel name phone company role note consent_text campaign',
  former_handles: 'handle',
  former_slugs: 'slug',
  group_events: 'kind',
  group_invitations: 'phone code',
  group_members: 'role',
  groups: 'name join_code description',
  incidents: 'part reason',
  invoice_counters: 'provider',
  invoices: 'provider currency plan_id billed_name billed_email provider_ref tax_note',
  listings: 'category category_key search',
  message_reactions: 'emoji',
  messages: 'text search',
  migrations: 'name',
  oauth_apps: 'name redirect_uris',
  oauth_grants: 'scopes',
  oauth_records: 'kind user_code',
  opened_addresses: 'slug',
  organization_designs: 'name tag theme',
  organization_invitations: 'role label',
  organization_members: 'role label',
  organization_templates: 'name',
  organizations: 'name join_token',
  passkey_challenges: 'challenge purpose rp_id',
  passkeys: 'name credential_id rp_id transports',
  payout_accounts: 'provider account_ref',
  phone_codes: 'phone code_hash',
  picture_copies: 'problem',
  rate_limits: 'key',
  reports: 'message_text reason',
  security_events: 'kind subject device',
  sessions: 'device',
  shares: 'mark mode',
  signing_keys: 'secret',
  subscriptions: 'status plan_id currency provider next_plan_id provider_ref customer_ref interval next_interval',
  templates: 'name tag theme',
  uploads: 'key kind file_name',
  users: 'full_name phone about handle time_zone locale language price_currency',
  visitor_days: 'channel campaign',
  wallet_passes: 'code content_hash token',
  wallet_registrations: 'device_id push_token',
  webhook_deliveries: 'event status',
  webhooks: 'description events secret old_secret tags',
};
/** Searched by its index, and records of what was sent to others, which keep no picture. */
const APART = ['messages.image_url', 'webhook_deliveries.data', 'webhook_deliveries.tries', 'connector_records.data'];

test('every column that can hold a text is searched for pictures, or is known to have none', async () => {
  const rows = await server.services.db.query<{ name: string }[]>(
    `SELECT c.relname || '.' || a.attname AS name
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
       JOIN pg_type t ON t.oid = a.atttypid LEFT JOIN pg_type e ON e.oid = t.typelem
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND NOT c.relispartition AND a.attnum > 0
        AND NOT a.attisdropped AND coalesce(e.typname, t.typname) IN ('text', 'varchar', 'json', 'jsonb')`,
  );
  const known = Object.entries(TEXTS).flatMap(([table, columns]) => columns.split(' ').map((one) => `${table}.${one}`));
  const searched = await server.services.db.transaction((tx) => findShowingColumns(tx));
  expect(searched).toEqual(expect.arrayContaining(['cards.data', 'card_versions.data', 'users.avatar_url']));
  expect(rows.map(({ name }) => name).sort()).toEqual([...searched, ...known, ...APART].sort());
});
