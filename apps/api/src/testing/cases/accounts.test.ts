import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatFixtures } from '../chat-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../server.ts';

/** Input that people and their programs really send. The keys of each file say what is right. */
function readCase<Data>(name: string): Data {
  return JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')) as Data;
}

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.register();
});
afterAll(() => server.close());

const post = async (path: string, body: object, as: Person | null = null) => server.rest('POST', path, { body, as });
const register = (email: string, password = 'correct-horse-7-battery', fullName = 'Olaf Zwei') =>
  post('/api/auth/register', { fullName, email, password });

test('mixed-case-sign-in.json', async () => {
  const steps = readCase<{ POST: string; body: object; right: number }[]>('mixed-case-sign-in');
  for (const { POST, body, right } of steps) expect((await post(POST, body)).status).toBe(right);
});

test('email-forms.json', async () => {
  const { 'one mailbox': mailbox, refused } = readCase<{ 'one mailbox': string[]; refused: string[] }>('email-forms');
  const statuses: number[] = [];
  for (const email of mailbox) statuses.push((await register(email)).status);
  expect(statuses).toEqual([201, 409]);
  for (const email of refused) {
    const { status, body } = await register(email);
    expect([status, Object.keys(body.fields as object)]).toEqual([400, ['email']]);
  }
  for (const email of mailbox) await post('/api/contacts', { name: 'Anna Acker', email }, person);
  const { data } = await server.graphql<{ duplicateContacts: { reasons: string[] }[] }>(
    '{ duplicateContacts { reasons } }',
    { as: person },
  );
  expect(data?.duplicateContacts ?? []).toSatisfy(
    (groups: { reasons: string[] }[]) => groups.length === 0 || groups.some(({ reasons }) => reasons.includes('EMAIL')),
  );
});

test('password-forms.json', async () => {
  const forms = readCase<Record<string, string>>('password-forms');
  const [registered = '', typed = ''] = Object.values(forms);
  await register('forms@example.net', registered);
  const signIn = async (password: string) =>
    (await post('/api/auth/login', { email: 'forms@example.net', password })).status;
  expect([await signIn(registered), await signIn(typed), await signIn(`${typed}3`)]).toEqual([200, 200, 401]);
});

const [invisible = []] = Object.values(readCase<Record<string, string[]>>('invisible-texts'));

describe('invisible-texts.json', () => {
  test.each(invisible)('%j can’t be a name or a message', async (text) => {
    const { status, body } = await register(`x${text.codePointAt(0)}@example.net`, undefined, text);
    expect([status, Object.keys(body.fields as object)]).toEqual([400, ['fullName']]);
    const renamed = await server.rest('PATCH', '/api/users/me', { body: { fullName: text }, as: person });
    expect(renamed.status).toBe(400);
    const card = { title: text, data: { name: text, email: 'a@example.net' } };
    expect((await post('/api/cards', card, person)).status).toBe(400);
    expect((await post('/api/chat/groups', { name: text }, person)).status).toBe(400);
    const chat = chatFixtures(server);
    const sent = await chat.send(await chat.group(person), person, { text });
    expect([sent.code, Object.keys(sent.fields ?? {})]).toEqual(['BAD_USER_INPUT', ['text']]);
  });
});

test('oauth-registrations.json', async () => {
  for (const { right, ...body } of readCase<({ right: number } & object)[]>('oauth-registrations')) {
    expect((await post('/oauth/register', body)).status).toBe(right);
  }
});
