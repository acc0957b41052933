import { createECDH, randomBytes } from 'node:crypto';
import type { GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HARMLESS, OPENS_WAY_OUT, REQUIRES_PROOF } from '../../../../kernel/graphql/requires-proof.ts';
import { createSchema } from '../../../../server/schema.ts';
import type { FakeVendor } from '../../../../testing/fake-vendor.ts';
import { type MadeOrganization, organizationFixtures } from '../../../../testing/organization-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { type Kind, startVendorServer, vendorFixtures } from '../../../../testing/vendor-fixtures.ts';

let server: TestServer;
let paid: TestServer;
let fakes: Record<Kind, FakeVendor>;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ server, fakes, close } = await startVendorServer());
  server.services.env.mayWebhooksBePrivate = true;
  fakes.HUBSPOT.accessTokens.add('pat-eu1-x');
  paid = await startTestServer({ BILLING: 'test' });
});
afterAll(async () => {
  await close();
  await paid.close();
});

const mutations = Object.values((createSchema().getMutationType() as GraphQLObjectType).getFields());

test.each(mutations.map((field) => [field.name, field.extensions] as const))(
  '%s needs a proof, or says why a stolen session gains nothing lasting from it',
  (_, extensions) => {
    const isMarked = Boolean(extensions[REQUIRES_PROOF] || extensions[OPENS_WAY_OUT]);
    const reason = extensions[HARMLESS];
    expect(isMarked ? reason === undefined : typeof reason === 'string' && reason.length > 15).toBe(true);
  },
);

interface Way {
  /** The owner of the session; with a separate server if the first has no payments. */
  begin?: () => Promise<{ as: Person; at?: TestServer; team?: MadeOrganization; member?: Person }>;
  /** Prepares the operation while the session is fresh. */
  prepare: (
    owner: Person,
    more: { team?: MadeOrganization | undefined; member?: Person | undefined },
  ) => Promise<{
    query: string;
    variables?: object;
  }>;
}

const write = async (query: string, variables?: object) => ({ query, ...(variables && { variables }) });

function newDevice() {
  const ecdh = createECDH('prime256v1');
  const auth = randomBytes(16).toString('base64url');
  const endpoint = `https://push.example/${randomBytes(8).toString('hex')}`;
  return { endpoint, p256dh: ecdh.generateKeys('base64url'), auth };
}

async function makeTeam() {
  const made = organizationFixtures(server);
  const member = await made.person('Mia Member');
  const team = await made.makeOrganization([member, 'MEMBER']);
  return { as: team.owner, team, member };
}

async function readId(as: Person, query: string): Promise<string> {
  const { data } = await server.graphql<Record<string, Record<string, { id: string }>>>(query, { as });
  return Object.values(Object.values(data ?? {})[0] ?? {})[0]?.id ?? '';
}

/** Each mutation that opens a way out, as an allowed person sends it. */
const WAYS: Record<string, Way> = {
  createAccessToken: {
    prepare: () => write('mutation { createAccessToken(input: { name: "CRM", scopes: [CARDS_READ] }) { token } }'),
  },
  createApp: {
    prepare: () => write('mutation { createApp(input: { name: "CRM", redirectUris: [] }) { app { id } } }'),
  },
  rotateAppSecret: {
    async prepare(owner) {
      const make =
        'mutation { createApp(input: { name: "CRM", redirectUris: [], isConfidential: true }) { app { id } } }';
      const id = await readId(owner, make);
      return write('mutation ($id: ID!) { rotateAppSecret(input: { id: $id }) { clientKey } }', { id });
    },
  },
  createWebhook: {
    prepare: () =>
      write('mutation { createWebhook(input: { url: "http://127.0.0.1/x", events: [CARD_CREATED] }) { signingKey } }'),
  },
  updateWebhook: {
    async prepare(owner) {
      const make = `mutation { createWebhook(input: { url: "http://127.0.0.1/x", events: [CARD_CREATED] }) { webhook { id } } }`;
      const id = await readId(owner, make);
      return write(
        'mutation ($id: ID!) { updateWebhook(input: { id: $id, url: "http://127.0.0.1/y" }) { webhook { id } } }',
        { id },
      );
    },
  },
  registerPushSubscription: {
    prepare: () =>
      write(
        'mutation ($input: RegisterPushSubscriptionInput!) { registerPushSubscription(input: $input) { isRegistered } }',
        {
          input: newDevice(),
        },
      ),
  },
  connectAutomation: { prepare: () => write('mutation { connectAutomation { inboundKey } }') },
  rotateInboundKey: {
    async prepare(owner) {
      const id = await readId(owner, 'mutation { connectAutomation { connector { id } } }');
      return write('mutation ($id: ID!) { rotateInboundKey(input: { id: $id }) { inboundKey } }', { id });
    },
  },
  finishConnection: {
    async prepare(owner) {
      const grant = await vendorFixtures(server, fakes, owner).allow('NOTION');
      const finish =
        'mutation ($state: String!, $code: String!) { finishConnection(input: { state: $state, code: $code }) { connector { id } } }';
      return write(finish, grant);
    },
  },
  connectWithToken: {
    prepare: () =>
      write('mutation { connectWithToken(input: { kind: HUBSPOT, token: "pat-eu1-x" }) { connector { id } } }'),
  },
  inviteToOrganization: {
    begin: makeTeam,
    prepare: (_, { team }) =>
      write(
        'mutation ($input: InviteToOrganizationInput!) { inviteToOrganization(input: $input) { organizationInvitation { id } } }',
        {
          input: { id: team?.id, email: 'thief@example.com', role: 'ADMIN', label: '' },
        },
      ),
  },
  updateOrganizationMember: {
    begin: makeTeam,
    prepare: (_, { team, member }) =>
      write(
        'mutation ($input: UpdateOrganizationMemberInput!) { updateOrganizationMember(input: $input) { organizationMember { role } } }',
        {
          input: { id: team?.id, userId: member?.id, role: 'ADMIN' },
        },
      ),
  },
  startPayouts: {
    begin: async () => ({ as: await paid.register(), at: paid }),
    prepare: () => write('mutation { startPayouts { url } }'),
  },
};

describe('a mutation that opens a way out of the account', () => {
  const opening = mutations.flatMap(({ name, extensions }) =>
    extensions[OPENS_WAY_OUT] ? [[name, String(extensions[OPENS_WAY_OUT])] as const] : [],
  );

  test('is tried here if it is marked', () => {
    expect(Object.keys(WAYS).sort()).toEqual(opening.map(([name]) => name).sort());
  });

  test.each(opening)('%s is refused to a stale session, and is logged and mailed as %s', async (name, kind) => {
    const way = WAYS[name];
    const begin = way?.begin ?? (async () => ({ as: await server.register() }));
    const { as, at = server, team, member } = (await begin()) as Awaited<ReturnType<NonNullable<Way['begin']>>>;
    const { db } = at.services;
    const { query, variables } = (await way?.prepare(as, { team, member })) ?? { query: '' };
    const count = async () => {
      const [row] = await db.query<{ events: number; mails: number }[]>(
        `SELECT (SELECT count(*)::int FROM security_events WHERE user_id = $1 AND kind = $2) AS events,
                (SELECT count(*)::int FROM graphile_worker._private_jobs WHERE payload->>'to' = $3) AS mails`,
        [as.id, kind, as.email],
      );
      return row ?? { events: 0, mails: 0 };
    };
    const before = await count();
    await db.query("UPDATE sessions SET proved_at = now() - interval '11 minutes' WHERE user_id = $1", [as.id]);
    const stale = await at.graphql(query, { as, ...(variables && { variables }) });
    expect(stale.errors?.[0]?.extensions.code).toBe('STEP_UP_REQUIRED');
    expect(await count()).toEqual(before);
    await db.query('UPDATE sessions SET proved_at = now() WHERE user_id = $1', [as.id]);
    const fresh = await at.graphql(query, { as, ...(variables && { variables }) });
    expect(fresh.errors).toBeUndefined();
    expect(await count()).toEqual({ events: before.events + 1, mails: before.mails + 1 });
  });
});

test('people below an admin are invited and made managers without another proof', async () => {
  const { as, team, member } = await makeTeam();
  const { change } = organizationFixtures(server);
  await server.services.db.query("UPDATE sessions SET proved_at = now() - interval '11 minutes' WHERE user_id = $1", [
    as.id,
  ]);
  const invited = { id: team.id, email: 'mona@example.com', role: 'MANAGER', label: '' };
  expect(await change(as, 'inviteToOrganization', invited)).not.toHaveProperty('code', 'STEP_UP_REQUIRED');
  const promoted = { id: team.id, userId: member.id, role: 'MANAGER' };
  expect(await change(as, 'updateOrganizationMember', promoted)).not.toHaveProperty('code', 'STEP_UP_REQUIRED');
});

test('registering the same browser again is reported only once', async () => {
  const as = await server.register();
  const device = newDevice();
  const query =
    'mutation ($input: RegisterPushSubscriptionInput!) { registerPushSubscription(input: $input) { isRegistered } }';
  for (let n = 0; n < 3; n += 1) await server.graphql(query, { as, variables: { input: device } });
  const rows = await server.services.db.query(
    "SELECT subject FROM security_events WHERE user_id = $1 AND kind = 'PUSH_ADDED'",
    [as.id],
  );
  expect(rows).toEqual([{ subject: 'push.example' }]);
});

test('downloading the whole account is logged and mailed', async () => {
  const as = await server.register();
  expect((await server.rest('GET', '/api/account/export', { as })).status).toBe(200);
  const [row] = await server.services.db.query<{ n: number }[]>(
    "SELECT count(*)::int AS n FROM security_events WHERE user_id = $1 AND kind = 'ACCOUNT_EXPORTED'",
    [as.id],
  );
  expect(row?.n).toBe(1);
});
