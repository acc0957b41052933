/**
 * Storage for GraphiQL without request headers: its history would otherwise keep them, tokens included. In a private window storage
 * may be full; GraphiQL handles the error that is thrown then.
 */
export function withoutHeaders(storage: Storage): Storage {
  return new Proxy(storage, {
    get(target, name) {
      if (name === 'setItem') return (key: string, value: string) => target.setItem(key, stripHeaders(value));
      const found: unknown = Reflect.get(target, name);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
}

function stripHeaders(value: string): string {
  if (!value.includes('"headers"')) return value;
  try {
    return JSON.stringify(JSON.parse(value, (key, part: unknown) => (key === 'headers' ? undefined : part)));
  } catch {
    // A document in which the word stands, such as a query.
    return value;
  }
}
