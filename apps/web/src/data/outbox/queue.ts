/**
 * Whether a write may be sent: `held` waits for its author or for the network and holds back what follows it in its line,
 * `aside` waits as well but lets the others pass.
 */
export type WriteState = 'ready' | 'held' | 'aside';

export interface QueueRules<Write> {
  readKey: (write: Write) => string;
  /** Writes of one line are sent in order: the changes of one card, the messages of one conversation. */
  readLine: (write: Write) => string;
  readState: (write: Write) => WriteState;
}

/** Reads and changes a list of writes that the server has not confirmed yet. The list itself is the caller's to keep. */
export interface Queue<Write> {
  /** The first write that may be sent now; `skip` names lines that are to wait. */
  next: (writes: readonly Write[], skip?: ReadonlySet<string>) => Write | undefined;
  inLine: (writes: readonly Write[], line: string) => Write[];
  change: (writes: readonly Write[], key: string, update: (write: Write) => Write) => Write[];
  remove: (writes: readonly Write[], key: string) => Write[];
}

export function createQueue<Write>({ readKey, readLine, readState }: QueueRules<Write>): Queue<Write> {
  return {
    next(writes, skip = new Set()) {
      const blocked = new Set(skip);
      for (const write of writes) {
        const state = readState(write);
        if (state === 'ready' && !blocked.has(readLine(write))) return write;
        if (state !== 'aside') blocked.add(readLine(write));
      }
      return undefined;
    },
    inLine: (writes, line) => writes.filter((write) => readLine(write) === line),
    change: (writes, key, update) => writes.map((write) => (readKey(write) === key ? update(write) : write)),
    remove: (writes, key) => writes.filter((write) => readKey(write) !== key),
  };
}
