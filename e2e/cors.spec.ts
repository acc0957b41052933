import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { createAccount } from './support/account.ts';

/** A partner's site: another name and port than the product's. */
let site: Server;
test.beforeAll(async () => {
  site = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Partner</title>'),
  );
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
});
test.afterAll(() => site.close());

test('a page of another site reads the API with a token, and nothing by the visitor’s cookie', async ({
  page,
  baseURL,
}) => {
  const { token, user } = await createAccount('Leila Farah');
  // The visitor is signed in to the product in the same browser.
  await page.context().addCookies([{ name: 'tessera_session', value: token, url: String(baseURL) }]);
  await page.goto(`http://localhost:${(site.address() as AddressInfo).port}`);
  const answers = await page.evaluate(
    async ({ origin, token }) => {
      const query = (init: RequestInit) =>
        fetch(`${origin}/graphql`, { method: 'POST', body: '{"query":"{ viewer { id } }"}', ...init })
          .then(async (answer) => ({ body: await answer.json(), left: answer.headers.get('ratelimit-remaining') }))
          .catch(() => 'blocked');
      const json = { 'content-type': 'application/json' };
      const bearer = { ...json, authorization: `Bearer ${token}` };
      return {
        byToken: await query({ headers: bearer }),
        byCookie: await query({ headers: json, credentials: 'include' }),
        byBoth: await query({ headers: bearer, credentials: 'include' }),
        byRest: await fetch(`${origin}/api/cards`, { headers: { authorization: `Bearer ${token}` } }).then(
          ({ status }) => status,
        ),
      };
    },
    { origin: String(baseURL), token },
  );
  expect(answers.byToken).toEqual({ body: { data: { viewer: { id: user.id } } }, left: expect.any(String) });
  expect(answers.byCookie).toBe('blocked');
  expect(answers.byBoth).toBe('blocked');
  expect(answers.byRest).toBe(200);
});
