import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';

/** One execution of a statement. */
export interface Statement {
  text: string;
  /** Whether PostgreSQL keeps it prepared under a name. */
  isNamed: boolean;
}

/** A way to a database that reads along which statements are executed. */
export interface StatementCounter {
  url: string;
  /** The statements that the work executes, on all connections, without transaction control and the bus. */
  record(work: () => Promise<unknown>): Promise<Statement[]>;
  close(): Promise<void>;
}

/** How long nothing may be sent before all that was begun is taken to be over. */
const QUIET_MS = 12;
/** What no operation asks for: transactions, messages between processes, and what runs by the clock. */
const UNCOUNTED =
  /^\s*(?:BEGIN|START TRANSACTION|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET|LISTEN|UNLISTEN|SELECT pg_notify|NOTIFY|SELECT 1$|DELETE FROM rate_limits WHERE expire)/i;

/** Sits between the server and PostgreSQL and reads the frontend's messages (protocol 3.0: type, length, body). */
export async function countStatements(databaseUrl: string): Promise<StatementCounter> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let recorded: Statement[] | null = null;
  let lastByteAt = 0;
  const server = createServer((client) => {
    const database = createConnection({ host: target.hostname, port: Number(target.port) });
    const read = createReader((statement) => {
      if (!UNCOUNTED.test(statement.text)) recorded?.push(statement);
    });
    for (const socket of [client, database]) sockets.add(socket.on('error', () => undefined));
    client.on('data', (bytes) => {
      lastByteAt = Date.now();
      read(bytes);
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      lastByteAt = Date.now();
      client.write(bytes);
    });
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const quiet = async () => {
    while (Date.now() - lastByteAt < QUIET_MS) await sleep(QUIET_MS);
  };
  return {
    url: url.href,
    async record(work) {
      await quiet();
      const statements: Statement[] = [];
      recorded = statements;
      await work();
      recorded = null;
      return statements;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Fails when more statements were executed than the budget has, and when there is no budget; shows which they were. */
export function assertBudget(statements: readonly Statement[], budget: number | undefined): void {
  const shown = statements.map(({ text }) => text.replace(/\s+/g, ' ').trim().slice(0, 160)).join('\n');
  expect(budget, `no budget; it took ${statements.length}:\n${shown}`).toBeDefined();
  expect(statements.length, `of a budget of ${budget}:\n${shown}`).toBeLessThanOrEqual(budget ?? 0);
}

type Tell = (statement: Statement) => void;

/** Reads the messages of one connection and tells each statement that is executed. */
function createReader(onStatement: Tell): (bytes: Buffer) => void {
  const texts = new Map<string, string>();
  let rest: Buffer = Buffer.alloc(0);
  let hasStarted = false;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      // The first message has no type.
      const headLength = hasStarted ? 5 : 4;
      if (rest.length < headLength) return;
      const length = rest.readUInt32BE(headLength - 4) + headLength - 4;
      if (rest.length < length) return;
      if (hasStarted) readMessage(rest.subarray(0, length), texts, onStatement);
      hasStarted = true;
      rest = rest.subarray(length);
    }
  };
}

function readMessage(message: Buffer, texts: Map<string, string>, onStatement: Tell): void {
  const type = String.fromCharCode(message[0] ?? 0);
  if (type === 'Q') onStatement({ text: readText(message, 5).text, isNamed: false });
  if (type === 'P') {
    const name = readText(message, 5);
    texts.set(name.text, readText(message, name.end).text);
  }
  if (type === 'B') {
    const portal = readText(message, 5);
    const name = readText(message, portal.end).text;
    onStatement({ text: texts.get(name) ?? '', isNamed: name !== '' });
  }
}

/** Up to the zero byte. */
function readText(message: Buffer, start: number): { text: string; end: number } {
  const end = message.indexOf(0, start);
  return { text: message.toString('utf8', start, end), end: end + 1 };
}
