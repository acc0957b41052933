import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ErrorCode } from '@tessera/domain';
import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { runDueJobs } from '../infra/jobs.ts';
import { createLog } from '../infra/log.ts';
import { readEnv } from '../infra/settings/env.ts';
import type { Services } from '../kernel/context.ts';
import { createApp } from '../server/app.ts';
import { createTasks } from '../server/jobs.ts';
import { openServices } from '../server/services.ts';
import { createTestDatabase } from './postgres.ts';
import { TEST_PASSWORD } from './test-password.ts';

export interface GraphQLAnswer<Data = Record<string, never>> {
  data?: Data | null;
  extensions?: Record<string, unknown>;
  errors?: { message: string; path?: string[]; extensions: { code: ErrorCode; fields?: Record<string, string> } }[];
  status: number;
  headers: Headers;
}

export interface Person {
  id: string;
  token: string;
  email: string;
  /** The first part of their addresses: the handle that the account began with. */
  segment: string;
}

/** A whole server on a database and a port of its own, spoken to over real HTTP. */
export interface TestServer {
  origin: string;
  app: FastifyInstance;
  services: Services;
  databaseUrl: string;
  graphql<Data>(
    query: string,
    options?: { variables?: object; as?: Person | null; headers?: Record<string, string> },
  ): Promise<GraphQLAnswer<Data>>;
  rest(
    method: string,
    path: string,
    options?: { body?: unknown; as?: Person | null; headers?: Record<string, string> },
  ): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }>;
  /** A new account with an address of its own. */
  register(fullName?: string): Promise<Person>;
  /** As the link that was mailed to the account does. */
  confirmEmail(person: Pick<Person, 'id'>): Promise<void>;
  /** Does the jobs that are due, and those that they add; `even` those that wait for their next try. */
  runJobs(which?: 'due' | 'even waiting'): Promise<void>;
  close(): Promise<void>;
}

let people = 0;

/** Of all accounts. */

async function findHandle(db: DataSource, userId: string): Promise<string> {
  const [found] = await db.query<{ handle: string }[]>('SELECT handle FROM users WHERE id = $1', [userId]);
  return found?.handle ?? '';
}

/** With `DATABASE_URL` in the settings one more server on the database of another. */
export async function startTestServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const shared = settings.DATABASE_URL;
  const database = shared ? { url: shared, drop: async () => undefined } : await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-data-'));
  const env = readEnv({
    PORT: '0',
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
    // The sources: unit tests need no build, and pages come without their rendered content.
    WEB_ROOT: 'apps/web',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    // Includes everything: tests of what a plan includes ask for the test provider.
    BILLING: 'none',
    ...settings,
  });
  const { services, close } = await openServices({ env, databaseUrl: database.url, log: createLog(env) });
  const app = await createApp(services);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  env.publicOrigin = origin;
  const graphql: TestServer['graphql'] = async (query, { variables, as, headers } = {}) => {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(as), ...headers },
      body: JSON.stringify({ query, variables }),
    });
    return { ...((await response.json()) as object), status: response.status, headers: response.headers };
  };
  const rest: TestServer['rest'] = async (method, path, { body, as, headers } = {}) => {
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...bearer(as), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: readJson(text) };
  };
  return {
    origin,
    app,
    services,
    databaseUrl: database.url,
    graphql,
    rest,
    async register(fullName = 'Test Person') {
      people += 1;
      // With a capital, as phones write it: every comparison of addresses has to ignore case.
      const email = `Person-${people}-${process.pid}@example.com`;
      // All tests come from one address; its limit is tested by itself.
      await services.rateLimits.reset('registerByAddress', '127.0.0.1');
      const { body } = await rest('POST', '/api/auth/register', { body: { fullName, email, password: TEST_PASSWORD } });
      if (!body.user) throw new Error(`registering failed: ${JSON.stringify(body)}`);
      const { id } = body.user as { id: string };
      return { id, token: String(body.token), email, segment: await findHandle(services.db, id) };
    },
    async confirmEmail({ id }) {
      await services.db.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [id]);
    },
    async runJobs(which = 'due') {
      if (which !== 'due') await services.db.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
      await runDueJobs(database.url, createTasks(services), services.log);
    },
    async close() {
      await app.close();
      await close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function bearer(person: Person | null | undefined): Record<string, string> {
  return person ? { authorization: `Bearer ${person.token}` } : {};
}

/** The JSON that was answered, or the text under `text`. */
function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return { text };
  }
}
