import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from '../../../testing/mailbox.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

const SHORT = 'seven-7';
const LONG = 'eight-88';
let server: TestServer;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestServer({ PASSWORD_MIN_CHARS: '8', SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

test('registering asks for as many characters as the installation wants', async () => {
  const register = (password: string) =>
    server.rest('POST', '/api/auth/register', { body: { fullName: 'Asha Rao', email: 'asha@example.com', password } });
  const { status, body } = await register(SHORT);
  expect([status, body.fields]).toEqual([400, { password: 'At least 8 characters.' }]);
  expect((await register('five5')).body.fields).toEqual({ password: 'At least 8 characters.' });
  expect((await register(LONG)).status).toBe(201);
});

test('so does a change of the password', async () => {
  const person = await server.register();
  const change = (newPassword: string) =>
    server.graphql(
      'mutation ($new: String!) { changePassword(input: { currentPassword: "secret-enough", newPassword: $new }) { message } }',
      { as: person, variables: { new: newPassword } },
    );
  expect((await change(SHORT)).errors?.[0]?.extensions.fields).toEqual({ newPassword: 'At least 8 characters.' });
  expect((await change(LONG)).errors).toBeUndefined();
});

test('so does a mailed link', async () => {
  const person = await server.register();
  await server.confirmEmail(person);
  await server.rest('POST', '/api/auth/forgot-password', { body: { email: person.email } });
  await server.runJobs();
  await server.runJobs();
  const token = mailbox.tokenTo(person.email, 'password');
  const reset = (password: string) => server.rest('POST', '/api/auth/reset-password', { body: { token, password } });
  const { status, body } = await reset(SHORT);
  expect([status, body.fields]).toEqual([400, { password: 'At least 8 characters.' }]);
  expect((await reset(LONG)).status).toBe(200);
});
