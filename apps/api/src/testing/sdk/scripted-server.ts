import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a request is answered with; `none` closes the connection, `silence` keeps it open. */
export type ScriptedAnswer =
  | { status: number; headers?: Record<string, string>; body: object | string }
  | 'none'
  | 'silence';

/** A server that gives these answers one after the other. */
export async function startScriptedServer() {
  const answers: ScriptedAnswer[] = [];
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({ headers: request.headers, body });
    const answer: ScriptedAnswer = answers.shift() ?? { status: 200, body: { data: { viewer: null } } };
    if (answer === 'silence') return;
    if (answer === 'none') return void request.socket.destroy();
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    response.writeHead(answer.status, answer.headers).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
