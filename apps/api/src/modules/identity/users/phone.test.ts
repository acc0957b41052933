import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweep } from '../../../server/jobs.ts';
import { type FakeTwilio, startTwilio, TWILIO } from '../../../testing/fake-twilio.ts';
import { groupFixtures } from '../../../testing/group-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

let twilio: FakeTwilio;
let server: TestServer;
let fixtures: ReturnType<typeof groupFixtures>;
let owner: Person;
let phone: string;
let numbers = 0;
beforeAll(async () => {
  twilio = await startTwilio();
  server = await startTestServer(twilio.settings);
  fixtures = groupFixtures(server);
});
afterAll(async () => {
  await server.close();
  await twilio.close();
});
beforeEach(async () => {
  owner = await server.register('Olga Owner');
  numbers += 1;
  phone = `+9197${String(10_000_000 + numbers)}`;
  await type(owner, phone);
  await server.services.rateLimits.reset('smsByAddress', '127.0.0.1');
});

const type = (as: Person, number: string) =>
  fixtures.run(as, 'mutation ($phone: PhoneNumber!) { updateViewer(input: { phone: $phone }) { viewer { id } } }', {
    phone: number,
  });
interface Sent {
  phone: string;
  resendAfterSeconds: number;
}
const send = (as: Person) => fixtures.run<Sent>(as, 'mutation { sendPhoneCode { phone resendAfterSeconds } }');
const confirm = (as: Person, code: string) =>
  fixtures.run<{ viewer: { isPhoneConfirmed: boolean } }>(
    as,
    'mutation ($code: String!) { confirmPhone(input: { code: $code }) { viewer { isPhoneConfirmed } } }',
    { code },
  );
const isProved = async (as: Person) =>
  (await fixtures.run<{ isPhoneConfirmed: boolean }>(as, '{ viewer { isPhoneConfirmed } }')).data?.isPhoneConfirmed;
const endPause = (as: Person) => server.services.rateLimits.reset('smsPauseByAccount', as.id);
const inviteNumber = async (as: Person) => {
  const group = await fixtures.makeGroup(as);
  await fixtures.change(as, 'addGroupMemberByPhone', { id: group.id, phone }, '{ outcome }');
  return group;
};
const listInvitations = async (as: Person) =>
  (await fixtures.run<{ id: string }[]>(as, '{ groupInvitations { id } }')).data?.map(({ id }) => id);

async function prove(as: Person, number = phone): Promise<void> {
  await send(as);
  await server.runJobs();
  expect((await confirm(as, twilio.codeTo(number))).data).toEqual({ viewer: { isPhoneConfirmed: true } });
}

test('a code by text message proves the number; once', async () => {
  expect(await isProved(owner)).toBe(false);
  expect((await send(owner)).data).toEqual({ phone, resendAfterSeconds: 60 });
  await server.runJobs();
  const { Body, ...message } = twilio.sent.at(-1) ?? { Body: '' };
  expect(message).toEqual({ To: phone, From: TWILIO.sender });
  const code = twilio.codeTo(phone);
  expect(Body).toBe(`${code} is your Tessera code. It works for 10 minutes. Never share it.\n\n@127.0.0.1 #${code}`);
  expect((await confirm(owner, ` ${code.slice(0, 3)} ${code.slice(3)}`)).data).toEqual({
    viewer: { isPhoneConfirmed: true },
  });
  expect(await isProved(owner)).toBe(true);
  expect((await confirm(owner, code)).code).toBe('BAD_USER_INPUT');
  await endPause(owner);
  expect((await send(owner)).code).toBe('CONFLICT');
});

describe('who types another’s number', () => {
  test('gets none of its invitations, until a code proves it', async () => {
    const attacker = await server.register('Atto Attacker');
    await type(attacker, phone);
    const group = await inviteNumber(await server.register());
    expect(await listInvitations(attacker)).toEqual([]);
    expect((await fixtures.change(attacker, 'acceptGroupInvitation', { id: group.id })).code).toBe('NOT_FOUND');
    expect((await fixtures.change(attacker, 'declineGroupInvitation', { id: group.id }, '')).code).toBe('NOT_FOUND');
    await prove(owner);
    expect(await listInvitations(owner)).toEqual([group.id]);
    expect((await fixtures.change(owner, 'acceptGroupInvitation', { id: group.id })).code).toBeUndefined();
  });

  test('is not added by it, even by people who know them', async () => {
    const [attacker, admin] = [await server.register(), await server.register()];
    await type(attacker, phone);
    await fixtures.makeGroup(admin, attacker);
    const group = await fixtures.makeGroup(admin);
    const add = () =>
      fixtures.change(admin, 'addGroupMemberByPhone', { id: group.id, phone }, '{ outcome user { id } }');
    expect((await add()).data).toEqual({ outcome: 'INVITED', user: null });
    expect(Object.keys(await fixtures.readRoles(group))).toEqual([admin.id]);
  });

  test('joins by the link that the inviter sends, without any proof', async () => {
    const guest = await server.register();
    const group = await inviteNumber(owner);
    expect((await fixtures.change(guest, 'joinGroup', { code: group.joinCode })).code).toBeUndefined();
  });
});

test('a new proof moves the number: its former owner has it no more', async () => {
  await prove(owner);
  const later = await server.register();
  await type(later, phone);
  await prove(later);
  expect([await isProved(owner), await isProved(later)]).toEqual([false, true]);
});

test('two accounts that prove one number at once end with one proof', async () => {
  const rival = await server.register();
  await type(rival, phone);
  const people = [owner, rival];
  const codes: string[] = [];
  for (const as of people) {
    await send(as);
    await server.runJobs();
    codes.push(twilio.codeTo(phone));
  }
  await Promise.all(people.map((as, at) => confirm(as, codes[at] ?? '')));
  const [row] = await server.services.db.query(
    'SELECT count(*)::int AS n FROM users WHERE phone = $1 AND phone_confirmed_at IS NOT NULL',
    [phone],
  );
  expect(row).toEqual({ n: 1 });
});

test('another number is unproved, and a code for the former one proves nothing', async () => {
  await prove(owner);
  await type(owner, '+919700000001');
  expect(await isProved(owner)).toBe(false);
  await endPause(owner);
  await send(owner);
  await server.runJobs();
  const code = twilio.codeTo('+919700000001');
  await type(owner, '+919700000002');
  expect((await confirm(owner, code)).code).toBe('BAD_USER_INPUT');
  expect(await isProved(owner)).toBe(false);
});

describe('a code', () => {
  test('takes five tries, the right one too late', async () => {
    await send(owner);
    await server.runJobs();
    const code = twilio.codeTo(phone);
    const wrong = code === '000000' ? '000001' : '000000';
    // At once, as a program would: a try counts before it is compared.
    const tries = await Promise.all(Array.from({ length: 5 }, () => confirm(owner, wrong)));
    expect(new Set(tries.map(({ fields }) => fields?.code))).toEqual(
      new Set(['This is not the code that we sent. Check it, or send a new one.']),
    );
    expect((await confirm(owner, code)).fields).toEqual({ code: 'This code has expired. Send a new one.' });
  });

  test('is read as six digits, and anything else takes no try', async () => {
    await send(owner);
    await server.runJobs();
    for (const text of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', '0']) {
      expect((await confirm(owner, text)).fields).toEqual({ code: 'Enter the 6 digits of the code.' });
    }
    expect((await confirm(owner, twilio.codeTo(phone))).code).toBeUndefined();
  });

  test('works for ten minutes, and is forgotten then', async () => {
    await send(owner);
    await server.runJobs();
    await server.services.db.query("UPDATE phone_codes SET expires_at = now() - interval '1 second'");
    expect((await confirm(owner, twilio.codeTo(phone))).code).toBe('BAD_USER_INPUT');
    await sweep(server.services, new Date());
    expect(await server.services.db.query('SELECT 1 FROM phone_codes')).toEqual([]);
  });

  test('is of one account: another’s proves nothing', async () => {
    await send(owner);
    await server.runJobs();
    const other = await server.register();
    await type(other, phone);
    expect((await confirm(other, twilio.codeTo(phone))).code).toBe('BAD_USER_INPUT');
  });

  test('is kept as a hash alone, and in no job once it was sent', async () => {
    await send(owner);
    await server.runJobs();
    const code = twilio.codeTo(phone);
    const [row] = await server.services.db.query('SELECT code_hash FROM phone_codes WHERE user_id = $1', [owner.id]);
    expect(row?.code_hash).toMatch(/^\$argon2id\$/);
    const jobs = await server.services.db.query('SELECT payload::text FROM graphile_worker._private_jobs');
    expect(JSON.stringify(jobs)).not.toContain(code);
  });
});

describe('sending', () => {
  test('waits a minute, and says how long', async () => {
    await send(owner);
    const { errors } = await server.graphql('mutation { sendPhoneCode { phone } }', { as: owner });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) });
  });

  test('stops after five an hour to an account, and five a day to a number, whoever asks', async () => {
    for (let at = 0; at < 5; at += 1) {
      expect((await send(owner)).code).toBeUndefined();
      await endPause(owner);
    }
    expect((await send(owner)).code).toBe('RATE_LIMITED');
    const other = await server.register();
    await type(other, phone);
    expect((await send(other)).code).toBe('RATE_LIMITED');
    await endPause(other);
    await type(other, '+919700000003');
    expect((await send(other)).code).toBeUndefined();
  });

  test('stops after twenty an hour from a network', async () => {
    await server.services.rateLimits.consume('smsByAddress', '127.0.0.1', 20);
    expect((await send(owner)).code).toBe('RATE_LIMITED');
  });

  test('is refused without a number', async () => {
    const nobody = await server.register();
    expect((await send(nobody)).fields).toEqual({ phone: 'Add your phone number.' });
  });

  test.each(['fail', 'redirect'] as const)(
    'is tried again when the provider does not take it: %s',
    async (behaviour) => {
      twilio.behaviour = behaviour;
      const before = twilio.sent.length;
      await send(owner);
      await server.runJobs();
      expect(twilio.sent).toHaveLength(before);
      twilio.behaviour = 'accept';
      await server.runJobs('even waiting');
      expect(twilio.codeTo(phone)).toMatch(/^\d{6}$/);
    },
  );
});

test('without a provider each message is a file', async () => {
  const plain = await startTestServer();
  try {
    const as = await plain.register();
    await plain.graphql('mutation { updateViewer(input: { phone: "+919711111111" }) { viewer { id } } }', { as });
    await plain.graphql('mutation { sendPhoneCode { phone } }', { as });
    await plain.runJobs();
    const folder = join(plain.services.env.dataDir, 'sms');
    const [file = ''] = readdirSync(folder);
    expect(readFileSync(join(folder, file), 'utf8')).toMatch(/^To: \+919711111111\n\n\d{6} is your Tessera code\./);
  } finally {
    await plain.close();
  }
});

test('with SMS=none no code is sent, and the profile knows', async () => {
  const silent = await startTestServer({ SMS: 'none' });
  try {
    const as = await silent.register();
    await silent.graphql('mutation { updateViewer(input: { phone: "+919711111111" }) { viewer { id } } }', { as });
    const { errors } = await silent.graphql('mutation { sendPhoneCode { phone } }', { as });
    expect(errors?.[0]?.extensions.code).toBe('UNAVAILABLE');
    const { data } = await silent.graphql('{ viewer { canConfirmPhone isPhoneConfirmed } }', { as });
    expect(data).toEqual({ viewer: { canConfirmPhone: false, isPhoneConfirmed: false } });
    expect(await silent.services.db.query('SELECT 1 FROM phone_codes')).toEqual([]);
  } finally {
    await silent.close();
  }
});
