import { connect } from 'node:net';

/** A POST of JSON as it goes over the line, after which the connection is closed; `more` are further header lines. */
export function rawRequest(path: string, body: string, more = ''): string {
  return `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nconnection: close\r\n${more}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** Sends the pieces one after the other; gives all that comes back until the connection is closed. */
export function rawPost(origin: string, parts: string[]): Promise<string> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
    const send = ([part, ...rest]: string[]) => {
      if (part === undefined) return;
      socket.write(part, () => setTimeout(() => send(rest), 5));
    };
    send(parts);
  });
}

/** Whether a fast path has answered: the framework writes the request’s id first of all, a fast path last. */
export function isByFastPath(answer: string): boolean {
  return /\r\nx-request-id: [^\r]+\r\ncontent-length:/.test(answer);
}
