/** What the connection was before. */
type Before = 'idle' | 'connected' | 'lost';

const listeners = new Set<(before: Before) => void>();

/** Calls back with the state before each new connection, including the first. Returns the function that stops it. */
export function onConnected(listener: (before: Before) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls back each time a lost connection is restored. Returns the function that stops it. */
export function onReconnect(listener: () => void): () => void {
  return onConnected((before) => before === 'lost' && listener());
}

/** Tells all that there is a connection. Apart from the GraphQL client, which pages that the server draws don't load. */
export function noteConnected(before: Before): void {
  for (const listener of listeners) listener(before);
}
