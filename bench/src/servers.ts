import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));
const OWNERS = 500;
const CARDS_PER_OWNER = 100;

export interface Servers {
  api: string;
  raw: string;
  /** A session of the owner of `cardId`. */
  token: string;
  cardId: string;
  ownerId: string;
  stop(): Promise<void>;
}

/** The built API and a raw server over one database of 50,000 cards. */
export async function startServers(): Promise<Servers> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  const children: ChildProcess[] = [];
  const stop = async () => {
    for (const child of children.reverse()) await end(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const { startEmbeddedPostgres } = await import(
      join(projectRoot, 'apps/api/dist/platform/embedded-postgres/embedded-postgres.js')
    );
    const { migrate } = await import(join(projectRoot, 'apps/api/dist/composition/data-source.js'));
    const postgres = await startEmbeddedPostgres({ dataDir, log: { ...console, info: () => undefined } });
    await migrate(postgres.url);
    const [apiPort, rawPort] = [await freePort(), await freePort()];
    const api = `http://127.0.0.1:${apiPort}`;
    const raw = `http://127.0.0.1:${rawPort}`;
    const env = {
      ...process.env,
      DATABASE_URL: postgres.url,
      PORT: String(apiPort),
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
    };
    children.push(start(['apps/api/dist/main.js'], env));
    children.push(start(['--import', 'tsx', 'bench/src/raw-server.ts', postgres.url, String(rawPort)], process.env));
    await answers(`${api}/readyz`);
    const { token, ownerId } = await register(api);
    const cardId = await fill(postgres.url, ownerId);
    await answers(`${raw}/cards/${cardId}`);
    return { api, raw, token, cardId, ownerId, stop: () => stop().then(() => postgres.stop()) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Another process of the API on the same database. */
export async function startApi(
  databaseUrl: string,
  dataDir: string,
  settings: Record<string, string>,
  program = ['apps/api/dist/main.js'],
) {
  const port = await freePort();
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), DATA_DIR: dataDir, ...settings };
  const child = start(program, { ...env, NODE_ENV: 'production', LOG_LEVEL: 'warn' });
  const origin = `http://127.0.0.1:${port}`;
  await answers(`${origin}/readyz`);
  return { origin, pid: child.pid ?? 0, stop: () => end(child) };
}

/** One of the benchmark's own servers, which is told the database and its port. */
export async function startPeer(file: string, databaseUrl: string, probe: string) {
  const port = await freePort();
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = start([...loader, `bench/src/${file}`, databaseUrl, String(port)], process.env);
  const origin = `http://127.0.0.1:${port}`;
  await answers(`${origin}${probe}`);
  return { origin, pid: child.pid ?? 0, stop: () => end(child) };
}

/** An empty, migrated database of the benchmark's own, with a folder for the rest. */
export async function startDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  const { startEmbeddedPostgres } = await import(
    join(projectRoot, 'apps/api/dist/platform/embedded-postgres/embedded-postgres.js')
  );
  const { migrate } = await import(join(projectRoot, 'apps/api/dist/composition/data-source.js'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: { ...console, info: () => undefined } });
  await migrate(postgres.url);
  return {
    url: postgres.url as string,
    dataDir,
    async stop() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function start(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, args, { cwd: projectRoot, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exited;
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await sleep(100);
  }
  throw new Error(`${url} does not answer.`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

/** A new account with a session. */
export async function register(api: string): Promise<{ token: string; ownerId: string }> {
  const response = await fetch(`${api}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fullName: 'Bench Owner', email: 'bench@example.com', password: 'bench-password' }),
  });
  const { token, user } = (await response.json()) as { token: string; user: { id: string } };
  return { token, ownerId: user.id };
}

/** Public cards of 500 people, the first of them the given one; gives one of the owner's cards. */
async function fill(url: string, ownerId: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO users (id, email, full_name) SELECT gen_random_uuid(), 'owner' || n || '@example.com', 'Owner ' || n
         FROM generate_series(2, $1::int) n`,
      [OWNERS],
    );
    await client.query(
      `INSERT INTO cards (id, owner_id, slug, visibility, data, created_at)
       SELECT gen_random_uuid(), u.id, 'card-' || n, 'PUBLIC', $1::jsonb, now() - n * interval '1 minute'
         FROM users u, generate_series(1, $2::int) n`,
      [JSON.stringify(CARD), CARDS_PER_OWNER],
    );
    await client.query('ANALYZE');
    const { rows } = await client.query<{ id: string }>('SELECT id FROM cards WHERE owner_id = $1 LIMIT 1', [ownerId]);
    return rows[0]?.id ?? '';
  } finally {
    await client.end();
  }
}

/** What a card says, with every key. */
export const CARD = {
  type: 'business',
  theme: 'luxe',
  title: 'Principal',
  name: 'Asha Rao',
  role: 'Principal',
  email: 'asha@example.com',
  phone: '+919876543210',
  address: '14 Church Street, Bengaluru',
  addressMap: '',
  website: 'https://example.com',
  logoUrl: '',
  tagline: 'Houses that keep cool without machines.',
  tags: ['architecture', 'passive cooling'],
  socials: {
    linkedin: 'asharao',
    twitter: '',
    instagram: 'asharao',
    facebook: '',
    youtube: '',
    github: '',
    whatsapp: '',
    telegram: '',
  },
  extra: {
    personal: {
      photoUrl: '',
      gender: '',
      birthDate: '',
      anniversaryDate: '',
      education: '',
      resAddress: '',
      pincode: '',
      mapsLink: '',
      message: '',
    },
    company: {
      companyName: 'Rao & Daughters',
      companyLogo: '',
      designation: 'Principal',
      category: 'Architecture',
      companyMobile: '',
      email: '',
      address: '',
      mapsLink: '',
      website: '',
      message: '',
    },
  },
};
