import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { scanImageData } from '@undecaf/zbar-wasm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort, readExample } from './doc-examples.ts';
import { type Person, startTestServer, type TestServer } from './server.ts';
import { tokenFixtures } from './token-fixtures.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

const root = join(import.meta.dirname, '../../../..');
const run = promisify(execFile);
const TSX = ['--conditions=source', '--import', 'tsx'];
const PATIENCE = { timeout: 20_000, interval: 200 };

let folder: string;
let server: TestServer;
let owner: Person;
let token: string;
let receiver: WebhookReceiver;
const running: ChildProcess[] = [];
beforeAll(async () => {
  // Inside the project, so that what the examples import is found.
  mkdirSync(join(root, 'test-results'), { recursive: true });
  folder = mkdtempSync(join(root, 'test-results', 'recipes-'));
  server = await startTestServer({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  owner = await server.register('Asha Rao');
  receiver = await startWebhookReceiver();
  const scopes = ['contacts:read', 'webhooks:write', 'shares:write', 'cards:read', 'analytics:read'] as const;
  ({ token } = await tokenFixtures(server).program(owner, ...scopes));
});
afterAll(async () => {
  for (const child of running) child.kill();
  rmSync(folder, { recursive: true });
  await receiver.close();
  await server.close();
});

/** Writes the program of a recipe as it stands on the page, with the address of this server; gives the file. */
function write(section: string, { language, name }: { language: 'ts' | 'js'; name: string }): string {
  const code = readExample(`recipes#${section}`, language).replaceAll('https://cards.example.com', server.origin);
  const file = join(folder, name);
  writeFileSync(file, code);
  return file;
}

const around = (env: Record<string, string>) => ({
  cwd: root,
  env: { PATH: '/usr/local/bin:/usr/bin:/bin', ORIGIN: server.origin, TOKEN: token, ...env },
});

function start(file: string, env: Record<string, string>): void {
  running.push(spawn(process.execPath, [...TSX, file], { ...around(env), stdio: 'inherit' }));
}

const addContact = (input: object) =>
  server.graphql('mutation ($input: CreateContactInput!) { createContact(input: $input) { contact { id } } }', {
    as: owner,
    variables: { input },
  });

async function addCard(title: string, name: string): Promise<string> {
  const data = { name, role: 'Potter', email: 'asha@example.com' };
  const { body } = await server.rest('POST', '/api/cards', { body: { title, isPublic: true, data }, as: owner });
  return (body.card as { id: string }).id;
}

async function countWebhooks(): Promise<number> {
  const { data } = await server.graphql<{ viewer: { webhooks: { totalCount: number } } }>(
    '{ viewer { webhooks { totalCount } } }',
    { as: owner },
  );
  return data?.viewer.webhooks.totalCount ?? 0;
}

test('a team page has the people, and what they wrote is text', async () => {
  await addCard('Tiles', 'Asha <b>Rao</b>');
  const file = write('A team page in plain HTML', { language: 'ts', name: 'team.mts' });
  const out = join(folder, 'team.html');
  const { stdout } = await run(process.execPath, [...TSX, file], around({ OWNERS: owner.id, OUT: out }));
  expect(stdout).toContain('1 people');
  const page = readFileSync(out, 'utf8');
  expect(page).toContain('Asha &#60;b&#62;Rao&#60;/b&#62;</a> Potter');
  const [, address = ''] = /href="([^"]+)"/.exec(page) ?? [];
  expect((await fetch(address)).status).toBe(200);
  expect(page).not.toMatch(/<(?:script|link|img)/);
});

test('a sheet gets all contacts, page after page, and no formula of somebody else', async () => {
  await addContact({ name: '=IMPORTXML("https://evil.example")', phone: '+919876543210' });
  await Promise.all(Array.from({ length: 101 }, (_, index) => addContact({ name: `Person ${index}` })));
  const file = write('Contacts in Google Sheets', { language: 'js', name: 'sheet.js' });
  const fake = join(import.meta.dirname, 'fake-apps-script.ts');
  const { stdout } = await run(process.execPath, [...TSX, fake, file, 'writeContacts', token], around({}));
  const cells = JSON.parse(stdout) as string[][];
  expect(cells).toHaveLength(103);
  expect(cells[0]).toEqual(['Name', 'Company', 'Email', 'Phone']);
  expect(cells).toContainEqual(['\'=IMPORTXML("https://evil.example")', '', '', "'+919876543210"]);
});

/** What n8n gives a node; its requests are real. */
function openNode(kept: Record<string, unknown>) {
  const answered: number[] = [];
  let received = receiver.received.at(-1);
  return {
    answered,
    receive(one: typeof received) {
      received = one;
    },
    getCredentials: async () => ({ origin: server.origin, token }),
    getNodeWebhookUrl: () => receiver.url,
    getNodeParameter: () => ['CONTACT_CREATED'],
    getWorkflowStaticData: () => kept,
    getRequestObject: () => ({ rawBody: Buffer.from(received?.body ?? '') }),
    getHeaderData: () => received?.headers ?? {},
    getResponseObject: () => ({
      status(code: number) {
        answered.push(code);
        return { end: () => undefined };
      },
    }),
    helpers: {
      returnJsonArray: (items: object[]) => items.map((json) => ({ json })),
      async httpRequest({
        method,
        url,
        headers,
        body,
      }: {
        method: string;
        url: string;
        headers: object;
        body: object;
      }) {
        const sent = {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
        return (await fetch(url, sent)).json();
      },
    },
  };
}

interface TriggerNode {
  webhookMethods: { default: Record<'checkExists' | 'create' | 'delete', () => Promise<boolean>> };
  webhook: () => Promise<{ workflowData?: { json: { type: string } }[][]; noWebhookResponse?: boolean }>;
}

test('a node of n8n makes its webhook, starts with signed events alone, and deletes it', async () => {
  const file = write('A trigger for n8n', { language: 'js', name: 'TesseraTrigger.node.cjs' });
  const { TesseraTrigger } = createRequire(import.meta.url)(file) as { TesseraTrigger: new () => TriggerNode };
  const trigger = new TesseraTrigger();
  const { checkExists, create, delete: remove } = trigger.webhookMethods.default;
  const n8n = openNode({});
  expect(await checkExists.call(n8n)).toBe(false);
  expect(await create.call(n8n)).toBe(true);
  expect(await checkExists.call(n8n)).toBe(true);
  await addContact({ name: 'Mateo Silva' });
  await server.runJobs();
  const event = receiver.received.at(-1);
  n8n.receive(event);
  const started = await trigger.webhook.call(n8n as never);
  expect(started.workflowData?.[0]).toMatchObject([{ json: { type: 'contact.created' } }]);
  n8n.receive({ headers: event?.headers ?? {}, body: `${event?.body} ` });
  expect(await trigger.webhook.call(n8n as never)).toEqual({ noWebhookResponse: true });
  expect(n8n.answered).toEqual([401]);
  expect(await remove.call(n8n)).toBe(true);
  expect(await countWebhooks()).toBe(0);
});

interface ZapierRequest {
  method?: string;
  url: string;
  params?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}
interface ZapierBundle {
  authData: { origin: string; token: string };
  targetUrl?: string;
  subscribeData?: { id: string };
  cleanedRequest?: unknown;
}
type Perform = (z: object, bundle: ZapierBundle) => Promise<unknown>;
interface ZapierApp {
  authentication: { test: Perform };
  beforeRequest: ((request: ZapierRequest, z: object, bundle: ZapierBundle) => ZapierRequest)[];
  triggers: {
    new_contact: { operation: Record<'performSubscribe' | 'performUnsubscribe' | 'perform' | 'performList', Perform> };
    polled_contact: { operation: Record<'perform', Perform> };
  };
}

test('an app of Zapier hears by a REST hook, and by polling finds the newest first', async () => {
  const file = write('Polling and REST hooks for Zapier', { language: 'js', name: 'index.cjs' });
  const app = createRequire(import.meta.url)(file) as ZapierApp;
  const bundle: ZapierBundle = { authData: { origin: server.origin, token }, targetUrl: receiver.url };
  const z = {
    async request(asked: ZapierRequest) {
      const { method, url, params, body, headers } = app.beforeRequest.reduce((one, add) => add(one, z, bundle), asked);
      const answer = await fetch(`${url}?${new URLSearchParams(params)}`, {
        method: method ?? 'GET',
        headers: { ...headers, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return { data: await answer.json() };
    },
  };
  const { operation: hook } = app.triggers.new_contact;
  const { operation: polled } = app.triggers.polled_contact;
  await app.authentication.test(z, bundle);
  bundle.subscribeData = (await hook.performSubscribe(z, bundle)) as { id: string };
  await addContact({ name: 'Ines Prado', email: 'ines@example.com' });
  await server.runJobs();
  bundle.cleanedRequest = JSON.parse(receiver.received.at(-1)?.body ?? '');
  const [told] = (await hook.perform(z, bundle)) as [{ id: string; name: string }];
  expect(told.name).toBe('Ines Prado');
  // Samples have the shape of events, by the same id.
  for (const list of [hook.performList, polled.perform]) {
    const [newest] = (await list(z, bundle)) as [object];
    expect(newest).toMatchObject({ id: told.id, name: 'Ines Prado', email: 'ines@example.com' });
  }
  await hook.performUnsubscribe(z, bundle);
  expect(await countWebhooks()).toBe(0);
});

test('a command of Slack answers Slack alone, with people from the address book', async () => {
  await addContact({ name: 'Lena & Söhne', company: '<Berg>' });
  const port = await findFreePort();
  const file = write('A Slack command', { language: 'ts', name: 'slack.mts' });
  start(file, { PORT: String(port), SLACK_SIGNING_SECRET: 'shared' });
  const command = async (text: string, { secret = 'shared', at = Date.now() } = {}) => {
    const body = String(new URLSearchParams({ command: '/contact', text }));
    const stamp = String(Math.floor(at / 1000));
    const signature = createHmac('sha256', secret).update(`v0:${stamp}:${body}`).digest('hex');
    const headers = { 'x-slack-request-timestamp': stamp, 'x-slack-signature': `v0=${signature}` };
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body }).catch(() => null);
    return answer?.status === 200 ? ((await answer.json()) as { text: string }).text : (answer?.status ?? 0);
  };
  await expect.poll(() => command('lena'), PATIENCE).toBe('Lena &amp; Söhne · &lt;Berg&gt;');
  expect(await command('nobody<')).toBe('Nobody is found by “nobody&lt;”.');
  expect(await command('lena', { secret: 'guessed' })).toBe(401);
  expect(await command('lena', { at: Date.now() - 600_000 })).toBe(401);
});

test('a kiosk shows a code that opens the card, and counts scans as they happen', async () => {
  const cardId = await addCard('Kiosk', 'Asha Rao');
  const port = await findFreePort();
  const file = write('A QR kiosk', { language: 'ts', name: 'kiosk.mts' });
  start(file, { PORT: String(port), CARD: cardId });
  const read = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      (answer) => answer.text(),
      () => '',
    );
  await expect.poll(() => read('/'), PATIENCE).toContain('<svg');
  const [svg = ''] = /<svg[\s\S]*<\/svg>/.exec(await read('/')) ?? [];
  const { data, info } = await sharp(Buffer.from(svg), { density: 600 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const [symbol] = await scanImageData({ data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' });
  const found = symbol?.decode() ?? '';
  expect(found).toMatch(new RegExp(`^${server.origin}/.*kiosk`));
  expect((await fetch(found)).status).toBe(200);
  // As the card's page tells of its visitor.
  const { searchParams } = new URL(found);
  const visit = { shareMark: searchParams.get('s'), channel: searchParams.get('c') ?? undefined };
  const scan = async () => {
    await server.rest('POST', `/api/cards/${cardId}/events`, {
      body: { kind: 'view', ...visit },
      headers: { 'user-agent': `Mozilla/5.0 Firefox/${Math.random()}` },
    });
    return Number(await read('/count'));
  };
  await expect.poll(scan, PATIENCE).toBeGreaterThan(0);
});
