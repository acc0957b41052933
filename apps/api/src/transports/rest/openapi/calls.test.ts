import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { makeFixture } from '../../../testing/authorization-fixture.ts';
import { readDescription } from '../../../testing/described-answers.ts';
import { makeNodes } from '../../../testing/node-fixtures.ts';
import { makeCalls, type RestCall } from '../../../testing/rest-calls.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';
import type { OpenApiDocument } from './document.ts';

/** `npm run rest-calls` makes more of them, and others each time. */
const CALLS = inject('restCalls') || 2000;
const SEED = inject('restCalls') ? Date.now() : 1;
/** One by one, a run is like every other; together, they find what comes in each other's way. */
const AT_ONCE = inject('restCalls') ? 4 : 1;

let server: TestServer;
let calls: RestCall[];
let people: Record<RestCall['as'], Person | null>;
let description: Awaited<ReturnType<typeof readDescription>>;
beforeAll(async () => {
  // Each call comes from an address of its own, so that limits of addresses don't end the test.
  server = await startTestServer({ BILLING: 'test', TRUST_PROXY: '127.0.0.0/8' });
  const fixture = await makeFixture(server);
  const made = await makeNodes(server, fixture);
  people = { owner: fixture.owner, stranger: fixture.stranger, nobody: null };
  description = await readDescription(server.origin);
  const document = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as OpenApiDocument;
  calls = fc.sample(makeCalls(document, { ...made, Card: fixture.publicCard }), { numRuns: CALLS, seed: SEED });
}, 60_000);
afterAll(() => server.close());

test(`${CALLS} calls made from the description get no answer that it doesn't allow, and refusals are in the asker’s language`, async () => {
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  const queue = calls.values();
  const send = async () => {
    for (const call of queue) {
      const { status, problems } = await answer(call).catch((error) => ({ status: 0, problems: [String(error)] }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (problems.length > 0) wrong.push(`${JSON.stringify(call).slice(0, 400)} → ${status}: ${problems.join('; ')}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  console.log(`seed ${SEED}:`, Object.fromEntries([...statuses].sort(([one], [other]) => one - other)));
  expect(wrong).toEqual([]);
  // Refusals alone would say nothing about what is answered.
  const done = [...statuses].filter(([status]) => status < 300).reduce((sum, [, count]) => sum + count, 0);
  expect(done).toBeGreaterThan(CALLS / 20);
}, 600_000);

async function answer({ route, method, path, body, as }: RestCall) {
  const address = `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;
  const headers = { 'x-forwarded-for': address, 'accept-language': 'hi' };
  // Who signs out has no session for the calls that follow.
  const caller = route === 'post /api/auth/logout' ? null : people[as];
  const {
    status,
    body: given,
    headers: answered,
  } = await server.rest(method.toUpperCase(), path, {
    ...{ body, as: caller, headers },
  });
  const english = status < 400 ? [] : findEnglish(given as object);
  if (english.length > 0) return { status, problems: english.map((text) => `in English: ${text}`) };
  if (status === 500) return { status, problems: [`INTERNAL ${JSON.stringify(given)}`] };
  const isFile = status < 300 && !answered.get('content-type')?.startsWith('application/json') && status !== 204;
  return { status, problems: isFile ? [] : description.wrongIn({ route, status, body: given }) };
}

/** What a person who reads Hindi is told in English. Names of the schema stay as they are. */
function findEnglish({ message = '', fields = {} }: { message?: string; fields?: Record<string, string> }): string[] {
  return [message, ...Object.values(fields)].filter((text) => !/\p{Script=Devanagari}/u.test(text));
}
