import { PLAYGROUND_PREFIX } from '../../data/session/forget-playground.ts';

/**
 * Storage for GraphiQL that belongs to one account, so that no one sees what the person before them wrote. It keeps no request
 * headers: its tabs and its history would otherwise have tokens in them. In a private window storage may be full; GraphiQL handles
 * the error that is thrown then.
 */
export function openStorage(storage: Storage, account: string): Storage {
  const toKey = (key: string) => `${PLAYGROUND_PREFIX}${account}:${key}`;
  const own: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => storage.getItem(toKey(key)),
    setItem: (key, value) => storage.setItem(toKey(key), withoutHeaders(value)),
    removeItem: (key) => storage.removeItem(toKey(key)),
  };
  return new Proxy(storage, {
    get(target, name) {
      const found: unknown = Reflect.get(own, name) ?? Reflect.get(target, name);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
}

function withoutHeaders(value: string): string {
  if (!value.includes('"headers"')) return value;
  try {
    // Null instead of absent: GraphiQL treats tabs without the key as broken and drops them all.
    return JSON.stringify(JSON.parse(value, (key, part: unknown) => (key === 'headers' ? null : part)));
  } catch {
    // A document that contains the word, such as a query.
    return value;
  }
}
