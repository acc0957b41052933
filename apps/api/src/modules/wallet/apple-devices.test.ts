import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startJobs } from '../../infra/jobs.ts';
import { createTasks, TIMETABLE } from '../../server/jobs.ts';
import { type FakeApns, startApns } from '../../testing/fake-apns.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { createWalletAuthority, PASS_TYPE, type WalletAuthority } from '../../testing/wallet-authority.ts';
import {
  isSigned,
  type PassFiles,
  type PassJson,
  readPassJson,
  toText,
  unpack,
  walletFixtures,
} from '../../testing/wallet-fixtures.ts';

let authority: WalletAuthority;
let apns: FakeApns;
let server: TestServer;
let wallet: ReturnType<typeof walletFixtures>;
let asha: Person;
beforeAll(async () => {
  authority = createWalletAuthority();
  apns = await startApns(authority);
  server = await startTestServer({ ...authority.settings, APPLE_WALLET_PUSH_URL: apns.url });
  wallet = walletFixtures(server);
});
afterAll(async () => {
  await server.close();
  await apns.close();
  authority.remove();
});
beforeEach(async () => {
  asha = await server.register('Asha Rao');
  apns.notices.length = 0;
});

const DATA = {
  name: 'Asha Rao',
  role: 'Structural engineer',
  tagline: 'Bridges that “last”',
  language: 'en',
  extra: { company: { companyName: 'Rao & Partners' } },
  phones: [
    { label: 'mobile', value: '+919876543210' },
    { label: 'Bridge office', value: '+912223456789' },
  ],
  emails: [{ label: 'work', value: 'asha@rao.example' }],
  blocks: [{ kind: 'calendar', title: 'Book a call', url: 'https://cal.example/asha' }],
};

const all = ({ generic }: PassJson) => Object.values(generic).flat();

/** A phone that has got the pass. */
async function addToPhone(files: PassFiles, device = `device-${Math.random()}`, pushToken = 'ab'.repeat(32)) {
  const { serialNumber: serial, authenticationToken: token } = readPassJson(files);
  const registration = `/devices/${device}/registrations/${PASS_TYPE}`;
  const register = () => wallet.phone('POST', `${registration}/${serial}`, token, { pushToken });
  expect((await register()).status).toBe(201);
  return {
    ...{ serial, token, registration, register },
    list: (since = '') => wallet.phone('GET', `${registration}${since && `?passesUpdatedSince=${since}`}`, null),
    load: (since?: string) =>
      wallet.phone(
        'GET',
        `/passes/${PASS_TYPE}/${serial}`,
        token,
        undefined,
        since ? { 'if-modified-since': since } : {},
      ),
    unregister: () => wallet.phone('DELETE', `${registration}/${serial}`, token),
  };
}

describe('a phone with the pass', () => {
  test('registers, lists, loads and unregisters as Apple documents it', async () => {
    const phone = await addToPhone(await wallet.download(asha, await wallet.makeCard(asha, DATA)));
    expect((await phone.register()).status).toBe(200);
    const listed = (await (await phone.list()).json()) as { serialNumbers: string[]; lastUpdated: string };
    expect(listed).toEqual({ serialNumbers: [phone.serial], lastUpdated: expect.any(String) });
    expect((await phone.list(listed.lastUpdated)).status).toBe(204);
    const loaded = await phone.load();
    expect([loaded.status, loaded.headers.get('content-type')]).toEqual([200, 'application/vnd.apple.pkpass']);
    const pass = await unpack(Buffer.from(await loaded.arrayBuffer()));
    expect(isSigned(authority, pass)).toBe(true);
    expect(readPassJson(pass)).toMatchObject({ serialNumber: phone.serial, authenticationToken: phone.token });
    expect((await phone.load(loaded.headers.get('last-modified') ?? '')).status).toBe(304);
    expect((await phone.unregister()).status).toBe(200);
    expect((await phone.list()).status).toBe(204);
  });

  test('is refused with a wrong token, another pass type or another serial, and all answers are alike', async () => {
    const id = await wallet.makeCard(asha, DATA);
    const { serial, token, registration } = await addToPhone(await wallet.download(asha, id));
    const body = { pushToken: 'cd'.repeat(32) };
    const other = '0190a000-0000-7000-8000-000000000000';
    for (const [method, path, key, sent] of [
      ['POST', `${registration}/${serial}`, null, body],
      ['POST', `${registration}/${serial}`, 'wrong', body],
      ['POST', `${registration}/${other}`, token, body],
      ['POST', `${registration.replace(PASS_TYPE, 'pass.other')}/${serial}`, token, body],
      ['DELETE', `${registration}/${serial}`, 'wrong', undefined],
      ['GET', `/passes/${PASS_TYPE}/${serial}`, 'wrong', undefined],
      ['GET', `/passes/${PASS_TYPE}/${other}`, '', undefined],
      ['GET', `/passes/${PASS_TYPE}/x`, token, undefined],
    ] as const) {
      const answer = await wallet.phone(method, path, key, sent);
      expect([method, path, answer.status, await answer.text()]).toEqual([method, path, 401, '']);
    }
  });

  test.each([[{}], [{ pushToken: 'not hex' }], [{ pushToken: 5 }], [{ pushToken: 'ab'.repeat(200) }]])(
    'is told that %j is no registration',
    async (body) => {
      const { serial, token, registration } = await addToPhone(
        await wallet.download(asha, await wallet.makeCard(asha, DATA)),
      );
      expect((await wallet.phone('POST', `${registration}/${serial}`, token, body)).status).toBe(400);
    },
  );

  test('may log what it could not do, in any shape', async () => {
    for (const body of [{ logs: ['[2026] error', 5, 'x'.repeat(5000)] }, { logs: 'x' }, {}])
      expect((await wallet.phone('POST', '/log', null, body)).status).toBe(200);
  });

  test('hears within five seconds of an edit, by the pass’s own certificate, and gets the new text with its message', async () => {
    const id = await wallet.makeCard(asha, DATA);
    const phone = await addToPhone(await wallet.download(asha, id));
    const { lastUpdated } = (await (await phone.list()).json()) as { lastUpdated: string };
    const before = (await phone.load()).headers.get('last-modified') ?? '';
    const { log, db } = server.services;
    const worker = await startJobs(server.databaseUrl, createTasks(server.services), { log, ...TIMETABLE });
    try {
      const started = performance.now();
      await wallet.patch(asha, id, { data: { role: 'Head of bridges' } });
      while (apns.notices.length === 0 && performance.now() - started < 5000) await sleep(20);
      expect(performance.now() - started).toBeLessThan(5000);
    } finally {
      await worker.stop();
    }
    const certificate = `Pass Type ID: ${PASS_TYPE}`;
    expect(apns.notices).toEqual([{ token: 'ab'.repeat(32), topic: PASS_TYPE, body: '{}', certificate }]);
    expect(await (await phone.list(lastUpdated)).json()).toMatchObject({ serialNumbers: [phone.serial] });
    const loaded = await phone.load(before);
    expect(loaded.status).toBe(200);
    const role = all(readPassJson(await unpack(Buffer.from(await loaded.arrayBuffer())))).find(
      ({ key }) => key === 'role',
    );
    expect(role).toMatchObject({ value: 'Head of bridges', changeMessage: 'Job title: %@' });
    expect(await db.query('SELECT 1 FROM graphile_worker.jobs WHERE key LIKE $1', ['wallet:%'])).toEqual([]);
  });

  test('isn’t told of what the pass doesn’t show, and is told of what the owner hides', async () => {
    const id = await wallet.makeCard(asha, DATA);
    const phone = await addToPhone(await wallet.download(asha, id));
    await wallet.patch(asha, id, { data: { tags: ['bridges'] } });
    await server.runJobs();
    expect(apns.notices).toEqual([]);
    await server.rest('PATCH', '/api/users/me', { as: asha, body: { showEmail: false } });
    await server.runJobs();
    expect(apns.notices).toHaveLength(1);
    const loaded = await unpack(Buffer.from(await (await phone.load()).arrayBuffer()));
    expect(toText(loaded)).not.toContain('asha@rao.example');
  });

  test('hears of an edit that a download noticed before the job did, once', async () => {
    const id = await wallet.makeCard(asha, DATA);
    await addToPhone(await wallet.download(asha, id));
    await wallet.patch(asha, id, { data: { role: 'Head of bridges' } });
    await wallet.download(asha, id);
    await server.runJobs();
    expect(apns.notices).toHaveLength(1);
  });

  test('finds the pass void while the card is private, whole again after that, and void for good once it is deleted', async () => {
    const id = await wallet.makeCard(asha, DATA);
    const phone = await addToPhone(await wallet.download(asha, id));
    const load = async () => {
      await server.runJobs();
      const response = await phone.load();
      expect(response.status).toBe(200);
      const files = await unpack(Buffer.from(await response.arrayBuffer()));
      expect(isSigned(authority, files)).toBe(true);
      return files;
    };
    await wallet.patch(asha, id, { visibility: 'PRIVATE' });
    const closed = await load();
    expect(readPassJson(closed)).toMatchObject({ voided: true, serialNumber: phone.serial });
    expect(toText(closed)).not.toMatch(/Asha|Rao|\+91|cal\.example/);
    await wallet.patch(asha, id, { visibility: 'UNLISTED' });
    expect(readPassJson(await load()).voided).toBeUndefined();
    await server.rest('DELETE', `/api/cards/${id}`, { as: asha });
    expect(readPassJson(await load()).voided).toBe(true);
    expect(apns.notices).toHaveLength(3);
    expect((await phone.unregister()).status).toBe(200);
  });

  test('finds the pass void when the account has ended', async () => {
    const phone = await addToPhone(await wallet.download(asha, await wallet.makeCard(asha, DATA)));
    await server.services.db.query('DELETE FROM users WHERE id = $1', [asha.id]);
    await server.runJobs();
    expect(apns.notices).toHaveLength(1);
    expect(readPassJson(await unpack(Buffer.from(await (await phone.load()).arrayBuffer()))).voided).toBe(true);
  });

  test('that is gone is forgotten; one that could not be told is told later', async () => {
    const id = await wallet.makeCard(asha, DATA);
    const files = await wallet.download(asha, id);
    await addToPhone(files, 'gone', '11'.repeat(32));
    await addToPhone(files, 'there', '22'.repeat(32));
    apns.gone.add('11'.repeat(32));
    apns.next.push(503, 503);
    await wallet.patch(asha, id, { data: { role: 'Tiler' } });
    await server.runJobs();
    const rows = await server.services.db.query<{ device_id: string }[]>(
      'SELECT device_id FROM wallet_registrations WHERE serial = $1',
      [readPassJson(files).serialNumber],
    );
    expect(rows).toEqual([{ device_id: 'there' }]);
    apns.next.length = 0;
    apns.notices.length = 0;
    await server.runJobs('even waiting');
    expect(apns.notices.map(({ token }) => token)).toEqual(['22'.repeat(32)]);
  });

  test('gets two changes within a second one after the other', async () => {
    const id = await wallet.makeCard(asha, DATA);
    const phone = await addToPhone(await wallet.download(asha, id));
    const times: string[] = [];
    for (const role of ['One', 'Two', 'Three']) {
      await wallet.patch(asha, id, { data: { role } });
      await server.runJobs();
      const loaded = await phone.load(times.at(-1));
      expect(loaded.status).toBe(200);
      times.push(loaded.headers.get('last-modified') ?? '');
    }
    expect(new Set(times).size).toBe(3);
  });
});
