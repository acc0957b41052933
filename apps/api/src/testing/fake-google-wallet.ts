import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { jwtVerify } from 'jose';

export const ISSUER_ID = '3388000000012345678';

export interface FakeGoogleWallet {
  url: string;
  settings: Record<string, string>;
  publicKey: KeyObject;
  /** By id. */
  objects: Map<string, Record<string, unknown>>;
  classes: Map<string, Record<string, unknown>>;
  /** `METHOD path`, in order. */
  calls: string[];
  /** Answers before it answers by itself again. */
  next: { status: number; headers?: Record<string, string> }[];
  close(): Promise<void>;
}

/** Speaks what Google documents of the Wallet API for generic passes, and gives tokens to a service account. */
export async function startGoogleWallet(): Promise<FakeGoogleWallet> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-google-wallet-'));
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const server = createServer((request, response) => {
    const send = (status: number, body: object, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    const refuse = (status: number, headers?: Record<string, string>) =>
      send(status, { error: { code: status } }, headers);
    void answer().catch(() => refuse(500));
    async function answer() {
      const path = request.url ?? '';
      if (path === '/token') {
        const assertion = new URLSearchParams(await text(request)).get('assertion') ?? '';
        const { payload } = await jwtVerify(assertion, publicKey, { audience: `${fake.url}/token` });
        const isRight = payload.scope === 'https://www.googleapis.com/auth/wallet_object.issuer';
        return isRight ? send(200, { access_token: 'ya29.test', expires_in: 3599 }) : refuse(400);
      }
      const body = request.method === 'GET' ? {} : ((await json(request)) as Record<string, unknown>);
      fake.calls.push(`${request.method} ${path.replace('/walletobjects/v1/', '')}`);
      const next = fake.next.shift();
      if (next) return refuse(next.status, next.headers);
      if (request.headers.authorization !== 'Bearer ya29.test') return refuse(401);
      const [, kind = '', id] = /^\/walletobjects\/v1\/(genericClass|genericObject)(?:\/(.+))?$/.exec(path) ?? [];
      const kept = kind === 'genericClass' ? fake.classes : fake.objects;
      if (request.method === 'POST') {
        const made = String(body.id);
        if (kept.has(made)) return refuse(409);
        if (kind === 'genericObject' && !fake.classes.has(String(body.classId))) return refuse(404);
        kept.set(made, body);
        return send(200, body);
      }
      const known = kept.get(id ?? '');
      if (!known) return refuse(404);
      if (request.method === 'PATCH') kept.set(id ?? '', { ...known, ...body });
      return send(200, kept.get(id ?? '') ?? {});
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const file = join(folder, 'account.json');
  const account = {
    type: 'service_account',
    client_email: 'tessera@example.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${url}/token`,
  };
  writeFileSync(file, JSON.stringify(account));
  const fake: FakeGoogleWallet = {
    ...{ url, publicKey, objects: new Map(), classes: new Map(), calls: [], next: [] },
    settings: { GOOGLE_WALLET_ISSUER_ID: ISSUER_ID, GOOGLE_WALLET_KEY_FILE: file, GOOGLE_WALLET_URL: url },
    close: () =>
      new Promise((resolve) => {
        rmSync(folder, { recursive: true, force: true });
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return fake;
}
