import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.register('Asha Rao');
});
afterAll(() => server.close());

const LONG = 'x'.repeat(501);

test.each([
  [{ name: '' }, ['name']],
  [{ fullName: '' }, ['fullName']],
  [{ name: '', bio: LONG }, ['bio', 'name']],
  [{ about: LONG }, ['about']],
  [{ fullName: '', name: 'Asha', phone: '12' }, ['fullName', 'phone']],
  [{ name: 7 }, ['name']],
])('what is wrong with %j is told under the name that was sent', async (body, fields) => {
  const answer = await server.rest('PATCH', '/api/users/me', { body, as: person });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields as object).sort()).toEqual(fields);
});
