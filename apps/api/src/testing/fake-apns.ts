import { readFileSync } from 'node:fs';
import { createSecureServer, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { WalletAuthority } from './wallet-authority.ts';

export interface FakeApns {
  url: string;
  /** Every notice, in order: the token, the topic, the body, and the subject of the certificate that came with it. */
  notices: { token: string; topic: string; body: string; certificate: string }[];
  /** Tokens of devices that are gone. */
  gone: Set<string>;
  /** Status of the next answers, before it answers 200 again. */
  next: number[];
  close(): Promise<void>;
}

/** Speaks HTTP/2 as Apple's push service does, and lets nobody in without a certificate of the authority. */
export async function startApns({ pushService, root, folder }: WalletAuthority): Promise<FakeApns> {
  const ca = [readFileSync(root), readFileSync(`${folder}/wwdr.pem`)];
  const server = createSecureServer({
    ...{ cert: readFileSync(pushService.cert), key: readFileSync(pushService.key), ca },
    ...{ requestCert: true, rejectUnauthorized: true },
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => sessions.add(session));
  server.on('stream', (stream, headers: IncomingHttpHeaders) => {
    let body = '';
    stream.on('data', (part) => {
      body += part;
    });
    stream.on('end', () => {
      const token = String(headers[':path']).replace('/3/device/', '');
      const socket = stream.session?.socket as TLSSocket | undefined;
      const certificate = String(socket?.getPeerCertificate().subject.CN);
      fake.notices.push({ token, topic: String(headers['apns-topic']), body, certificate });
      const status = fake.gone.has(token) ? 410 : (fake.next.shift() ?? 200);
      stream.respond({ ':status': status });
      stream.end(status === 410 ? '{"reason":"Unregistered"}' : '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeApns = {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ notices: [], gone: new Set(), next: [] },
    close: () =>
      new Promise((resolve) => {
        for (const session of sessions) session.destroy();
        server.close(() => resolve());
      }),
  };
  return fake;
}
