import DataLoader from 'dataloader';

/** Statements at once. With more of them each would serve fewer requests. */
const MAX_RUNNING = 2;

type LoadMany<Source, Value> = (source: Source, keys: readonly string[]) => Promise<(Value | null)[]>;

/**
 * Requests that arrive while others are being answered ask the database together: one statement for all of their keys.
 * Nothing is remembered, because what is read may change at any moment. `load` gives a value for each key, in order.
 */
export function createBatchLoader<Source extends object, Value>(
  load: LoadMany<Source, Value>,
): (source: Source, key: string) => Promise<Value | null> {
  const loaders = new WeakMap<Source, DataLoader<string, Value | null>>();
  return (source, key) => {
    const made = loaders.get(source) ?? makeLoader(load, source);
    loaders.set(source, made);
    return made.load(key);
  };
}

function makeLoader<Source, Value>(load: LoadMany<Source, Value>, source: Source): DataLoader<string, Value | null> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const begin = (ask: () => void) => {
    running += 1;
    setImmediate(ask);
  };
  const end = () => {
    running -= 1;
    const next = waiting.shift();
    if (next) begin(next);
  };
  return new DataLoader<string, Value | null>((keys) => load(source, keys).finally(end), {
    cache: false,
    batchScheduleFn: (ask) => (running < MAX_RUNNING ? begin(ask) : waiting.push(ask)),
  });
}
