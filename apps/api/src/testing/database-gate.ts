import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

/** A way to a database that can be shut. */
export interface DatabaseGate {
  url: string;
  /** From now on the database is away. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** From now on the database says nothing, and hears nothing, until it thaws. */
  freeze(): void;
  thaw(): void;
  /** The next transaction is committed, but nobody hears of it. */
  loseNextCommit(): void;
}

export async function buildGate(databaseUrl: string): Promise<DatabaseGate> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCommitLost = false;
  let isFrozen = false;
  const server = createServer((client) => {
    const database = createConnection({ host: target.hostname, port: Number(target.port) });
    for (const socket of [client, database]) {
      sockets.add(socket);
      if (isFrozen) socket.pause();
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    client.on('data', (bytes) => {
      if (isCommitLost && bytes.includes('COMMIT')) {
        isCommitLost = false;
        database.removeAllListeners('data').once('data', () => client.destroy());
      }
      database.write(bytes);
    });
    database.on('data', (bytes) => client.write(bytes));
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
  });
  let port = 0;
  const open = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };
  await open();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    open,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    async shut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    loseNextCommit() {
      isCommitLost = true;
    },
  };
}
