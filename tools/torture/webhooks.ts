import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDatabase } from '../bench/servers.ts';
import { type StoredEvent, waitForEvents } from '../bench/webhook-data.ts';
import { patiently } from './patience.ts';
import { type ApiProcess, startApi } from './processes.ts';
import { type Arrival, type FakeReceiver, startFakeReceiver } from './webhook-receiver.ts';

const KILLS = 10;
/** Without a kill, to see how fast it is. */
const QUIET_MS = 20_000;
const BETWEEN_KILLS_MS = 10_000;
/** Whole events a second: owners × contacts of each × rounds a second. */
const OWNERS = 5;
const CONTACTS = 100;
const ROUND_MS = 500;
const WANTED_PER_SECOND = (OWNERS * CONTACTS * 1000) / ROUND_MS;
const CATCH_UP_MS = 180_000;
const REQUEST_MS = 10_000;

interface Owner {
  id: string;
  token: string;
  contactIds: string[];
  /** Rounds that the API has confirmed. */
  confirmed: number;
}

interface Found {
  events: number;
  /** Before the first kill. */
  quietlyWrittenPerSecond: number;
  quietlyArrivedPerSecond: number;
  lost: number;
  outOfOrder: number;
  wrongSignatures: number;
  /** The same webhook-id again: allowed. */
  repeats: number;
  caughtUpAfterMs: number;
}

/** 1,000 changes of contacts a second, each an event of a webhook, while the API is killed again and again. */
export async function webhooks(): Promise<boolean> {
  const database = await startDatabase();
  const receiver = await startFakeReceiver();
  const stops: (() => unknown)[] = [database.stop, receiver.close];
  try {
    const secret = randomBytes(32).toString('base64');
    const settings = { WEBHOOK_ALLOW_PRIVATE: 'on', SECRETS_KEY: `one:${secret}`, SESSION_POINTS: '2000000000' };
    const api = await startApi('API', { DATABASE_URL: database.url, DATA_DIR: database.dataDir, ...settings });
    stops.push(api.stop);
    return print(await torture({ url: database.url, api, receiver }));
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function torture({
  url,
  api,
  receiver,
}: {
  url: string;
  api: ApiProcess;
  receiver: FakeReceiver;
}): Promise<Found> {
  const owners: Owner[] = [];
  for (let n = 0; n < OWNERS; n += 1) owners.push(await patiently(() => prepare(api, receiver, n)));
  const state = { isOver: false };
  const writing = owners.map((owner) => write(api, owner, state));
  await sleep(QUIET_MS);
  const quietly = {
    quietlyWrittenPerSecond: perSecond(owners.reduce((sum, { confirmed }) => sum + confirmed * CONTACTS, 0)),
    quietlyArrivedPerSecond: perSecond(receiver.arrivals.length),
  };
  console.log(`  ${quietly.quietlyArrivedPerSecond} events a second arrive while nothing is killed`);
  for (let n = 1; n <= KILLS; n += 1) {
    await sleep(BETWEEN_KILLS_MS);
    await api.kill();
    console.log(`  ${n}: API killed, ${receiver.arrivals.length} events have arrived`);
  }
  await sleep(BETWEEN_KILLS_MS);
  state.isOver = true;
  await Promise.all(writing);
  const ended = performance.now();
  const stored = await waitForEvents(url, CATCH_UP_MS);
  return {
    ...judge(stored, owners, receiver),
    ...quietly,
    wrongSignatures: receiver.wrongSignatures(),
    repeats: receiver.repeats(),
    caughtUpAfterMs: Math.round(performance.now() - ended),
  };
}

/** Somebody with contacts and a webhook that hears of their changes. */
async function prepare(api: ApiProcess, receiver: FakeReceiver, n: number): Promise<Owner> {
  const email = `owner-${n}-${randomBytes(4).toString('hex')}@example.com`;
  const response = await fetch(`${api.origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fullName: `Owner ${n}`, email, password: 'correct horse battery' }),
  });
  const { token, user } = (await response.json()) as { token: string; user: { id: string } };
  const made = await ask<{ createWebhook: { signingKey: string } }>(
    { origin: api.origin, token },
    'mutation ($url: URL!) { createWebhook(input: { url: $url, events: [CONTACT_UPDATED] }) { signingKey } }',
    { url: receiver.url(user.id) },
  );
  receiver.keys.set(user.id, made.createWebhook.signingKey);
  const contactIds: string[] = [];
  for (let one = 0; one < CONTACTS; one += 1) {
    const add =
      'mutation ($name: String!) { createContact(input: { name: $name, tags: ["round 0"] }) { contact { id } } }';
    const { createContact } = await ask<{ createContact: { contact: { id: string } } }>(
      { origin: api.origin, token },
      add,
      {
        name: `Contact ${one}`,
      },
    );
    contactIds.push(createContact.contact.id);
  }
  return { id: user.id, token, contactIds, confirmed: 0 };
}

/** Gives all contacts of an owner the tag of the next round, again and again; a round that fails is repeated. */
async function write(api: ApiProcess, owner: Owner, state: { isOver: boolean }): Promise<void> {
  const change = 'mutation ($input: TagContactsInput!) { tagContacts(input: $input) { contacts { id } } }';
  while (!state.isOver) {
    const began = performance.now();
    const round = owner.confirmed + 1;
    const input = { ids: owner.contactIds, add: [`round ${round}`], remove: [`round ${round - 1}`] };
    try {
      await ask({ origin: api.origin, token: owner.token }, change, { input });
      owner.confirmed = round;
    } catch {
      // Killed, or not up again yet.
    }
    await sleep(Math.max(20, ROUND_MS - (performance.now() - began)));
  }
}

async function ask<Data>(
  { origin, token }: { origin: string; token: string },
  query: string,
  variables: object,
): Promise<Data> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(REQUEST_MS),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}

function judge(stored: readonly StoredEvent[], owners: readonly Owner[], receiver: FakeReceiver) {
  const arrived = new Set(receiver.arrivals.map(({ deliveryId }) => deliveryId));
  const neverArrived = stored.filter(({ id }) => !arrived.has(id)).length;
  const heard = new Set(receiver.arrivals.map(({ contactId, round }) => `${contactId} ${round}`));
  // What the API has confirmed has to have been written, too.
  const neverWritten = owners.flatMap(({ contactIds, confirmed }) =>
    contactIds.flatMap((id) =>
      Array.from({ length: confirmed }, (_, n) => `${id} ${n + 1}`).filter((one) => !heard.has(one)),
    ),
  ).length;
  return { events: stored.length, lost: neverArrived + neverWritten, outOfOrder: countDisorder(receiver.arrivals) };
}

/** First arrivals that come after a later round of the same contact. */
function countDisorder(arrivals: readonly Arrival[]): number {
  const last = new Map<string, number>();
  let count = 0;
  for (const { contactId, round } of arrivals) {
    if (round < (last.get(contactId) ?? 0)) count += 1;
    last.set(contactId, Math.max(round, last.get(contactId) ?? 0));
  }
  return count;
}

function perSecond(count: number): number {
  return Math.round((count * 1000) / QUIET_MS);
}

function print(found: Found): boolean {
  console.log(`\n| ${WANTED_PER_SECOND} events a second, ${KILLS} × kill -9 | |\n|---|---|`);
  for (const [what, value] of Object.entries(found)) console.log(`| ${what} | ${value} |`);
  const isFine = found.events > 0 && found.lost + found.outOfOrder + found.wrongSignatures === 0;
  console.log(isFine ? 'Nothing was lost.\n' : 'SOMETHING WENT WRONG.\n');
  return isFine;
}
