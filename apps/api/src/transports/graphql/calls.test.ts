import type { Client, ExecutionResult } from 'graphql-ws';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createSchema } from '../../server/schema.ts';
import { makeFixture } from '../../testing/authorization-fixture.ts';
import { createRandom, FILE, type GraphQLCall, listRootFields, makeGraphQLCall } from '../../testing/graphql-calls.ts';
import { liveFixtures } from '../../testing/live-fixtures.ts';
import { makeNodes } from '../../testing/node-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

/** `npm run graphql-calls` makes more calls, different ones in each run. */
const IS_LONG = inject('graphqlCalls') > 0;
const CALLS = inject('graphqlCalls') || 700;
const SEED = IS_LONG ? Date.now() : 1;
/** One by one, every run is the same; together, calls that get in each other's way show up. */
const AT_ONCE = IS_LONG ? 4 : 1;
/** Things get deleted and accounts fill up; then new ones take their place. */
const CALLS_OF_A_FIXTURE = 600;
const EVENT_WAIT_MS = 25;
/** These end the caller's session. */
const ENDS_SESSION = new Set(['signOut', 'changePassword', 'resetPassword', 'confirmAccountDeletion', 'disownAccount']);

const schema = createSchema();
const live = liveFixtures();

let server: TestServer;
let files: Record<string, Buffer>;
beforeAll(async () => {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#b8873a' } })
    .png()
    .toBuffer();
  const broken = picture.subarray(0, picture.length / 2);
  files = { picture, broken, empty: Buffer.alloc(0), text: Buffer.from('<svg onload="alert(1)">') };
  // Each call comes from a different address, so that limits by address don't end the test.
  server = await startTestServer({ BILLING: 'test', TRUST_PROXY: '127.0.0.0/8', SESSION_POINTS: '1000000000' });
}, 60_000);
afterAll(async () => {
  await live.dispose();
  await server.close();
});

interface Answer {
  data?: unknown;
  errors?: readonly {
    message: string;
    path?: readonly unknown[];
    extensions?: { code?: unknown; fields?: Record<string, string> };
  }[];
}

/** The people who ask, and what they own. */
interface Scene {
  owner: Person;
  ids: Record<string, string>;
  socket: Client;
}

test(`${CALLS} calls made from the schema are never answered with INTERNAL, and refused in the asker’s language`, async () => {
  const random = createRandom(SEED);
  const roots = listRootFields(schema);
  const counts = new Map<string, number>(roots.map(({ kind, field }) => [`${kind} ${field}`, 0]));
  const codes = new Map<string, number>();
  const wrong: string[] = [];
  const english: string[] = [];
  let reached = 0;
  let made = 0;
  let scene = await openScene();
  const guest = { person: await server.register() };
  const send = async () => {
    while (made < CALLS) {
      const root = roots[made % roots.length];
      made += 1;
      if (!root) throw new Error('The schema has no fields.');
      if (made % CALLS_OF_A_FIXTURE === 0) scene = await openScene();
      if (made % 50 === 0 && !(await isSignedIn(scene.owner))) scene = await openScene();
      if (made % 50 === 0) await server.services.db.query('DELETE FROM rate_limits');
      const { owner, ids, socket } = scene;
      const call = makeGraphQLCall({ schema, random, ids: { ...ids } }, root);
      const isEnd = ENDS_SESSION.has(root.field);
      if (isEnd && !(await isSignedIn(guest.person))) guest.person = await server.register();
      const as = isEnd ? guest.person : random() < 0.05 ? null : owner;
      const answer = call.kind === 'subscription' ? await listen(socket, call) : await ask(call, as);
      for (const { extensions } of answer.errors ?? []) count(codes, String(extensions?.code));
      if (!answer.errors) count(codes, 'none');
      if (call.kind !== 'subscription') english.push(...findEnglish(call, answer));
      if (isWrong(answer))
        wrong.push(`${JSON.stringify(call).slice(0, 1500)} → ${JSON.stringify(answer).slice(0, 300)}`);
      if (!hasReachedResolver(answer)) continue;
      reached += 1;
      count(counts, `${call.kind} ${call.field}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  const [rarest] = [...counts].sort(([, one], [, other]) => one - other);
  console.log(`seed ${SEED}: ${made} calls, ${reached} reached a resolver, ${wrong.length} INTERNAL`);
  console.log(`${counts.size} root fields; the rarest is ${rarest?.join(', reached ')} times`);
  console.log(Object.fromEntries([...codes].sort(([, one], [, other]) => other - one)));
  expect(wrong).toEqual([]);
  expect([...new Set(english)]).toEqual([]);
  expect(reached).toBeGreaterThan(CALLS / 2);
  if (IS_LONG) expect([...counts].filter(([, times]) => times < 20)).toEqual([]);
}, 3_600_000);

async function openScene(): Promise<Scene> {
  await server.services.db.query('DELETE FROM rate_limits');
  const fixture = await makeFixture(server);
  const ids = await makeNodes(server, fixture);
  return { owner: fixture.owner, ids, socket: live.client(server, fixture.owner) };
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

async function isSignedIn(person: Person): Promise<boolean> {
  const { data } = await server.graphql<{ viewer: object | null }>('{ viewer { id } }', { as: person });
  return Boolean(data?.viewer);
}

async function ask({ query, variables }: GraphQLCall, as: Person | null): Promise<Answer> {
  const address = [1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.');
  const headers = { 'x-forwarded-for': `10.${address}`, 'accept-language': 'hi' };
  const files = findFiles(variables, 'variables');
  if (files.length === 0) return server.graphql(query, { variables, as, headers });
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables }));
  form.set('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))));
  for (const [index, { bytes }] of files.entries()) form.set(String(index), new Blob([new Uint8Array(bytes)]), 'a.png');
  const token: Record<string, string> = as ? { authorization: `Bearer ${as.token}` } : {};
  const sent = { ...headers, ...token, 'apollo-require-preflight': '1' };
  const response = await fetch(`${server.origin}/graphql`, { method: 'POST', body: form, headers: sent });
  return (await response.json()) as Answer;
}

/** The variables that hold files, and their bytes. */
function findFiles(value: unknown, path: string): { path: string; bytes: Buffer }[] {
  if (typeof value !== 'object' || value === null) return [];
  const kind = Reflect.get(value, FILE);
  if (typeof kind === 'string') return [{ path, bytes: files[kind] ?? Buffer.alloc(0) }];
  return Object.entries(value).flatMap(([key, entry]) => findFiles(entry, `${path}.${key}`));
}

/** The first thing over the socket: an event, a refusal, or nothing for a while, which means the subscription works. */
async function listen(socket: Client, { query, variables }: GraphQLCall): Promise<Answer> {
  return new Promise((resolve) => {
    const end = (answer: Answer) => {
      clearTimeout(timer);
      stop();
      resolve(answer);
    };
    const timer = setTimeout(() => end({ data: {} }), EVENT_WAIT_MS * 8);
    const stop = socket.subscribe(
      { query, variables },
      {
        next: (result) => end(result as ExecutionResult as Answer),
        error: (error) => end(Array.isArray(error) ? { errors: error } : readClose(error)),
        complete: () => end({ data: {} }),
      },
    );
  });
}

/** The server closes a socket whose session has ended, which refuses the call. */
function readClose(error: unknown): Answer {
  const code = Number(Reflect.get(Object(error), 'code'));
  const isOurFault = !(code === 1000 || code === 1001 || code === 4403);
  const message = `closed with ${code}`;
  return { errors: [{ message, extensions: { code: isOurFault ? 'INTERNAL' : 'UNAUTHENTICATED' } }] };
}

/** What a person who reads Hindi is told in English. Names of the schema stay as they are. */
function findEnglish({ field }: GraphQLCall, { errors = [] }: Answer): string[] {
  const texts = errors.flatMap(({ message, extensions }) => [message, ...Object.values(extensions?.fields ?? {})]);
  return texts
    .filter((text) => /\p{L}/u.test(text) && !/\p{Script=Devanagari}/u.test(text))
    .map((text) => `${field}: ${text}`);
}

function isWrong({ data, errors }: Answer): boolean {
  if (data === undefined && !errors) return true;
  return (errors ?? []).some(({ extensions }) => !extensions?.code || extensions.code === 'INTERNAL');
}

/** Refusals of the whole document have neither data nor a path. */
function hasReachedResolver({ data, errors = [] }: Answer): boolean {
  return Boolean(data) || errors.some(({ path, message }) => path && !message.startsWith('Argument "'));
}
