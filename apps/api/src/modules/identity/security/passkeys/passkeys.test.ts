import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from '../../../../testing/mailbox.ts';
import { type Person, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { type Oddity, SoftwarePasskey } from '../../../../testing/software-passkey.ts';

interface Options {
  challenge: string;
  rp: { id: string };
  user: { id: string };
  allowCredentials?: { id: string }[];
  excludeCredentials?: { id: string }[];
  rpId: string;
}

let mailbox: Mailbox;
let server: TestServer;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestServer({ SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const newDevice = () => new SoftwarePasskey(server.origin.replace('127.0.0.1', 'localhost'));

async function ask<Data>(document: string, as: Person | null, variables?: object) {
  const { data, errors } = await server.graphql<Data>(document, { as, variables });
  return { data, error: errors?.[0]?.extensions };
}

async function start(as: Person): Promise<Options> {
  const { data } = await ask<{ startPasskey: { options: Options } }>('mutation { startPasskey { options } }', as);
  if (!data) throw new Error('no options');
  return data.startPasskey.options;
}

const ADD =
  'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { passkey { id name isSynced lastUsedAt } } }';
const add = (as: Person, response: object, name = 'Laptop') =>
  ask<{ addPasskey: { passkey: { id: string } } }>(ADD, as, { input: { name, response } });

/** A device with a passkey of the person. */
async function withPasskey(as: Person, name?: string): Promise<{ device: SoftwarePasskey; id: string }> {
  const device = newDevice();
  const { data, error } = await add(as, device.create(await start(as)), name);
  expect(error).toBeUndefined();
  return { device, id: data?.addPasskey.passkey.id ?? '' };
}

async function challenge(as: Person | null = null): Promise<Options> {
  const { data } = await ask<{ requestPasskeyChallenge: { options: Options } }>(
    'mutation { requestPasskeyChallenge { options } }',
    as,
  );
  if (!data) throw new Error('no challenge');
  return data.requestPasskeyChallenge.options;
}

const SIGN_IN = `mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) { token viewer { id } } }`;
const send = (response: object) =>
  ask<{ signInWithPasskey: { token: string; viewer: { id: string } } }>(SIGN_IN, null, { input: { response } });
const signIn = async (device: SoftwarePasskey, oddity?: Oddity) => send(device.get(await challenge(), oddity));

describe('a passkey', () => {
  test('is made, named, listed, renamed and removed', async () => {
    const as = await server.register();
    const { id } = await withPasskey(as, '  My   phone ');
    await ask('mutation ($input: RenamePasskeyInput!) { renamePasskey(input: $input) { passkey { id } } }', as, {
      input: { id, name: 'Old phone' },
    });
    const list = async () =>
      (await ask<{ viewer: { passkeys: object[] } }>('{ viewer { passkeys { id name lastUsedAt } } }', as)).data?.viewer
        .passkeys;
    expect(await list()).toEqual([{ id, name: 'Old phone', lastUsedAt: null }]);
    await ask('mutation ($id: ID!) { removePasskey(input: { id: $id }) { removedPasskeyId } }', as, { id });
    expect(await list()).toEqual([]);
    await server.runJobs();
    const subjects = mailbox.mails.filter(({ to }) => to === as.email).map(({ subject }) => subject);
    expect(subjects).toContain('Security alert: passkey added');
    expect(subjects).toContain('Security alert: passkey removed');
  });

  test('without a name is called by browser and system', async () => {
    const as = await server.register();
    const device = newDevice();
    const { data } = await ask<{ addPasskey: { passkey: { name: string } } }>(ADD, as, {
      input: { response: device.create(await start(as)) },
    });
    expect(data?.addPasskey.passkey.name).not.toBe('');
  });

  test('is asked for as one that signs in by itself, after the device has checked its person', async () => {
    const as = await server.register();
    const options = await start(as);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Tessera' },
      user: { name: as.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  test('is not made twice on a device, nor for two accounts', async () => {
    const [as, other] = [await server.register(), await server.register()];
    const { device } = await withPasskey(as);
    expect((await start(as)).excludeCredentials).toEqual([expect.objectContaining({ id: device.id })]);
    expect((await add(as, device.create(await start(as)))).error?.code).toBe('CONFLICT');
    expect((await add(other, device.create(await start(other)))).error?.code).toBe('CONFLICT');
  });

  test('there are twenty of at most', async () => {
    const as = await server.register();
    for (let n = 0; n < 20; n += 1) await withPasskey(as);
    expect((await add(as, newDevice().create(await start(as)))).error?.code).toBe('CONFLICT');
  });

  test('tells the browser which of them are still accepted', async () => {
    const as = await server.register();
    const { device } = await withPasskey(as);
    const { data } = await ask<{ viewer: { acceptedPasskeys: object } }>('{ viewer { acceptedPasskeys } }', as);
    const userId = Buffer.from(as.id.replaceAll('-', ''), 'hex').toString('base64url');
    expect(data?.viewer.acceptedPasskeys).toEqual({
      rpId: 'localhost',
      userId,
      allAcceptedCredentialIds: [device.id],
    });
  });
});

describe('an answer to a registration is refused', () => {
  test.each<[string, Oddity]>([
    ['from another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['of a device that has not checked its person', { isVerified: false }],
  ])('%s', async (_, oddity) => {
    const as = await server.register();
    const { error } = await add(as, newDevice().create(await start(as), oddity));
    expect([error?.code, error?.fields]).toEqual(['BAD_USER_INPUT', { response: expect.any(String) }]);
  });

  test('that was given before, and that signs a challenge of somebody else or of a sign-in', async () => {
    const [as, other] = [await server.register(), await server.register()];
    const options = await start(as);
    await add(as, newDevice().create(options));
    expect((await add(as, newDevice().create(options))).error?.code).toBe('BAD_USER_INPUT');
    expect((await add(as, newDevice().create(await start(other)))).error?.code).toBe('BAD_USER_INPUT');
    const signInChallenge = { ...(await start(as)), challenge: (await challenge()).challenge };
    expect((await add(as, newDevice().create(signInChallenge))).error?.code).toBe('BAD_USER_INPUT');
  });

  test.each([{}, { id: 'x' }, { id: 'x', response: {} }, { id: 'x', response: { clientDataJSON: '!!' } }])(
    'that is none: %j',
    async (response) => {
      const as = await server.register();
      expect((await add(as, response)).error?.code).toBe('BAD_USER_INPUT');
    },
  );
});

describe('signing in with a passkey', () => {
  test('needs nothing else, and opens the account that it belongs to', async () => {
    const as = await server.register();
    const { device } = await withPasskey(as);
    const { data } = await signIn(device);
    expect(data?.signInWithPasskey.viewer.id).toBe(as.id);
    const { data: used } = await ask<{ viewer: { passkeys: { lastUsedAt: string }[] } }>(
      '{ viewer { passkeys { lastUsedAt } } }',
      { ...as, token: data?.signInWithPasskey.token ?? '' },
    );
    expect(used?.viewer.passkeys[0]?.lastUsedAt).toEqual(expect.any(String));
  });

  test('is offered by REST as well, and sets the cookie', async () => {
    const as = await server.register();
    const { device } = await withPasskey(as);
    const { body } = await server.rest('POST', '/api/auth/passkey/options');
    const answer = await server.rest('POST', '/api/auth/passkey', {
      body: { response: device.get(body.options as Options) },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ token: expect.any(String), user: { id: as.id } });
    expect(answer.headers.getSetCookie().join()).toContain('tessera_session=');
  });

  test('asks no device for a certain passkey, so that it tells nothing of who has one', async () => {
    expect(await challenge()).not.toHaveProperty('allowCredentials');
  });

  test.each<[string, Oddity]>([
    ['on another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without a check of the person', { isVerified: false }],
    ['as somebody else', { userHandle: Buffer.from('0'.repeat(16)).toString('base64url') }],
  ])('%s is refused', async (_, oddity) => {
    const { device } = await withPasskey(await server.register());
    expect((await signIn(device, oddity)).error?.code).toBe('UNAUTHENTICATED');
  });

  test('by an answer that was given before is refused', async () => {
    const { device } = await withPasskey(await server.register());
    const response = device.get(await challenge());
    const answers = await Promise.all([1, 2, 3].map(() => send(response)));
    expect(answers.map(({ error }) => error?.code ?? 'ok').sort()).toEqual([
      'UNAUTHENTICATED',
      'UNAUTHENTICATED',
      'ok',
    ]);
  });

  test('after its time is refused', async () => {
    const { device } = await withPasskey(await server.register());
    const options = await challenge();
    await server.services.db.query('UPDATE passkey_challenges SET expires_at = now()');
    expect((await send(device.get(options))).error?.code).toBe('UNAUTHENTICATED');
  });

  test('with a challenge that was never given is refused', async () => {
    const { device } = await withPasskey(await server.register());
    const made = { ...(await challenge()), challenge: Buffer.from('made up by somebody').toString('base64url') };
    expect((await send(device.get(made))).error?.code).toBe('UNAUTHENTICATED');
  });

  test('with one that was removed is refused', async () => {
    const as = await server.register();
    const { device, id } = await withPasskey(as);
    await ask('mutation ($id: ID!) { removePasskey(input: { id: $id }) { removedPasskeyId } }', as, { id });
    expect((await signIn(device)).error?.code).toBe('UNAUTHENTICATED');
  });

  test('with the key of another device is refused', async () => {
    const { device } = await withPasskey(await server.register());
    const other = newDevice();
    const forged = { ...other.get(await challenge()), id: device.id, rawId: device.id };
    expect((await send(forged)).error?.code).toBe('UNAUTHENTICATED');
  });

  test('a device that counts its uses is refused a number that was there before; 0 never is', async () => {
    const { device } = await withPasskey(await server.register());
    const codes: unknown[] = [];
    for (const counter of [5, 5, 4, 6, 0, 0, 7]) codes.push((await signIn(device, { counter })).error?.code ?? 'ok');
    expect(codes).toEqual(['ok', 'UNAUTHENTICATED', 'UNAUTHENTICATED', 'ok', 'ok', 'ok', 'ok']);
  });
});

describe('a proof by passkey', () => {
  const CONFIRM = 'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { message } }';
  const CREATE_TOKEN = 'mutation { createAccessToken(input: { name: "CRM", scopes: [CARDS_READ] }) { token } }';
  const age = (person: Person) =>
    server.services.db.query("UPDATE sessions SET proved_at = now() - interval '1 hour' WHERE user_id = $1", [
      person.id,
    ]);

  test('is offered before the password, asks for the person’s own passkeys, and opens what needs one', async () => {
    const as = await server.register();
    const { device } = await withPasskey(as);
    await age(as);
    expect((await ask(CREATE_TOKEN, as)).error).toEqual({ code: 'STEP_UP_REQUIRED', proofs: ['PASSKEY', 'PASSWORD'] });
    const options = await challenge(as);
    expect(options.allowCredentials).toEqual([expect.objectContaining({ id: device.id })]);
    await ask(CONFIRM, as, { input: { passkey: device.get(options) } });
    expect((await ask(CREATE_TOKEN, as)).error).toBeUndefined();
  });

  test('of somebody else is refused', async () => {
    const [as, thief] = [await server.register(), await server.register()];
    const { device } = await withPasskey(thief);
    await age(as);
    for (const options of [await challenge(as), await challenge(thief), await challenge()]) {
      const { error } = await ask(CONFIRM, as, { input: { passkey: device.get(options) } });
      expect(error?.fields).toEqual({ passkey: expect.any(String) });
    }
    expect((await ask(CREATE_TOKEN, as)).error?.code).toBe('STEP_UP_REQUIRED');
  });

  test('a stolen session can’t add, nor remove, a passkey', async () => {
    const as = await server.register();
    const { id } = await withPasskey(as);
    await age(as);
    expect((await ask('mutation { startPasskey { options } }', as)).error?.code).toBe('STEP_UP_REQUIRED');
    expect((await ask(`mutation { removePasskey(input: { id: "${id}" }) { removedPasskeyId } }`, as)).error?.code).toBe(
      'STEP_UP_REQUIRED',
    );
  });
});

test('a password reset removes the passkeys that an intruder may have left, and says so', async () => {
  const as = await server.register();
  const { device } = await withPasskey(as);
  await server.rest('POST', '/api/auth/forgot-password', { body: { email: as.email } });
  await server.runJobs();
  const token = mailbox.tokenTo(as.email, 'Choose a new password');
  await server.rest('POST', '/api/auth/reset-password', { body: { token, password: 'mine again' } });
  expect((await signIn(device)).error?.code).toBe('UNAUTHENTICATED');
  await server.runJobs();
  expect(mailbox.find(as.email, 'Your password was').text).toContain('1 passkey was removed.');
});

test('others’ passkeys can neither be renamed nor removed', async () => {
  const [as, stranger] = [await server.register(), await server.register()];
  const { id } = await withPasskey(as);
  const rename = await ask(
    `mutation { renamePasskey(input: { id: "${id}", name: "mine" }) { passkey { id } } }`,
    stranger,
  );
  const remove = await ask(`mutation { removePasskey(input: { id: "${id}" }) { removedPasskeyId } }`, stranger);
  expect([rename.error?.code, remove.error?.code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
});
