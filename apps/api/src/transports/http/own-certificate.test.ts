import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type SecureVersion } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_CERTIFICATE } from '../../testing/certificate.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let folder: string;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-tls-'));
  const files = { TLS_CERT_FILE: join(folder, 'cert.pem'), TLS_KEY_FILE: join(folder, 'key.pem') };
  writeFileSync(files.TLS_CERT_FILE, TEST_CERTIFICATE.cert);
  writeFileSync(files.TLS_KEY_FILE, TEST_CERTIFICATE.key);
  server = await startTestServer(files);
  port = Number(new URL(server.origin).port);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** What a client that verifies the certificate is answered. */
function post(path: string, body: object): Promise<{ status: number | undefined; text: string }> {
  const options = {
    port,
    path,
    method: 'POST',
    ca: TEST_CERTIFICATE.cert,
    headers: { 'content-type': 'application/json' },
  };
  return new Promise((resolve, reject) => {
    const request = ask({ host: 'localhost', ...options }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    request.on('error', reject);
    request.end(JSON.stringify(body));
  });
}

test('with a certificate of its own the server speaks https', async () => {
  const query = { query: '{ __typename }' };
  for (let n = 0; n < 3; n += 1)
    expect(await post('/graphql', query)).toEqual({ status: 200, text: expect.stringContaining('"Query"') });
  expect(await post('/api/auth/login', {})).toMatchObject({ status: 400 });
});

test('and answers nobody who speaks plain http', async () => {
  await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow();
});

test.each<[SecureVersion, string]>([
  ['TLSv1.3', 'TLSv1.3'],
  ['TLSv1.2', 'TLSv1.2'],
  ['TLSv1.1', 'refused'],
])('a client of %s is %s', async (version, expected) => {
  const spoken = await new Promise((resolve) => {
    const socket = connect(
      { port, host: 'localhost', ca: TEST_CERTIFICATE.cert, minVersion: version, maxVersion: version },
      () => {
        resolve(socket.getProtocol());
        socket.end();
      },
    );
    socket.on('error', () => resolve('refused'));
  });
  expect(spoken).toBe(expected);
});
