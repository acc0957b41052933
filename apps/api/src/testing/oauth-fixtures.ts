import { randomUUID } from 'node:crypto';
import * as oauth from 'oauth4webapi';
import type { Person, TestServer } from './server.ts';

export const REDIRECT = 'http://127.0.0.1:9/callback';
/** Our test server speaks plain http. */
export const PLAIN = { [oauth.allowInsecureRequests]: true };

export interface Tokens {
  access_token: string;
  refresh_token: string;
  scope: string;
  expires_in: number;
}

/** A browser that keeps cookies by their path, as far as the flow needs it. */
export class Browser {
  readonly #cookies: { name: string; value: string; path: string }[] = [];
  readonly #server: TestServer;
  constructor(server: TestServer, person: Person | null) {
    this.#server = server;
    if (person) this.#cookies.push({ name: 'tessera_session', value: person.token, path: '/' });
  }

  async open(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.#server.origin);
    const sent = this.#cookies.filter(({ path }) => url.pathname.startsWith(path));
    const headers = { ...init.headers, cookie: sent.map(({ name, value }) => `${name}=${value}`).join('; ') };
    const answer = await fetch(url, { redirect: 'manual', ...init, headers });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return answer;
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const path = /; *path=([^;]+)/i.exec(line)?.[1] ?? '/';
    const known = this.#cookies.findIndex((one) => one.name === name && one.path === path);
    if (known >= 0) this.#cookies.splice(known, 1);
    if (value) this.#cookies.push({ name, value, path });
  }

  /** As the screen on which people decide sends it. */
  async send(path: string, body: object, origin = this.#server.origin) {
    const answer = await this.open(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : null };
  }
}

/** Apps of others, and people who decide about them. */
export function oauthFixtures(server: TestServer) {
  /** An app that registers itself. */
  async function register(metadata: Record<string, unknown> = {}) {
    await server.services.rateLimits.reset('appByAddress', '127.0.0.1');
    const { status, body } = await server.rest('POST', '/oauth/register', {
      body: { client_name: 'Card sync', redirect_uris: [REDIRECT], ...metadata },
    });
    return { status, body: body as Record<string, unknown> & { client_id: string; client_secret?: string } };
  }

  /** The address that an app sends a browser to, and what it keeps for itself. */
  async function ask(clientId: string, params: Record<string, string | null> = {}) {
    const verifier = oauth.generateRandomCodeVerifier();
    const url = new URL('/oauth/authorize', server.origin);
    const asked = {
      client_id: clientId,
      redirect_uri: REDIRECT,
      response_type: 'code',
      scope: 'cards:read contacts:write',
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: randomUUID(),
      ...params,
    };
    for (const [name, value] of Object.entries(asked)) if (value !== null) url.searchParams.set(name, value);
    return { url, verifier, state: asked.state };
  }

  /** Opens the address in the browser and decides; gives where the app finds the browser again. */
  async function decide(browser: Browser, url: URL, decision: object = { isAllowed: true }): Promise<URL> {
    const consent = (await browser.open(url)).headers.get('location') ?? '';
    const { status, body } = await browser.send(`${consent}/decision`, decision);
    if (status !== 200) throw new Error(`deciding failed: ${JSON.stringify(body)}`);
    const back = await browser.open(body.redirectTo);
    return new URL(back.headers.get('location') ?? '');
  }

  async function post(path: string, params: Record<string, string>, headers: Record<string, string> = {}) {
    const answer = await fetch(server.origin + path, { method: 'POST', body: new URLSearchParams(params), headers });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : null };
  }

  const refresh = (clientId: string, token: string) =>
    post('/oauth/token', { grant_type: 'refresh_token', client_id: clientId, refresh_token: token });

  /** An app that the person has allowed, with its first tokens. */
  async function connect(person: Person, { scope = 'cards:read contacts:write', metadata = {} } = {}) {
    const { body: app } = await register(metadata);
    const { url, verifier } = await ask(app.client_id, { scope });
    const back = await decide(new Browser(server, person), url);
    const { body } = await post('/oauth/token', {
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: REDIRECT,
      client_id: app.client_id,
      code_verifier: verifier,
    });
    const tokens = body as Tokens;
    return { clientId: app.client_id, tokens, program: { ...person, token: tokens.access_token } };
  }

  return { register, ask, decide, post, refresh, connect };
}
