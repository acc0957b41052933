import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A line to a server that can be cut, and mended again. */
export async function layLine(origin: string) {
  const { port } = new URL(origin);
  const ends = new Set<Socket>();
  let isCut = false;
  const relay = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => ends.delete(from));
    }
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    isCut = true;
    for (const end of ends) end.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      isCut = false;
    },
    close: () =>
      new Promise<void>((resolve) => {
        cut();
        relay.close(() => resolve());
      }),
  };
}
