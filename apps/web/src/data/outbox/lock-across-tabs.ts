const queues = new Map<string, Promise<unknown>>();

/** Runs one piece of work of that name at a time over all tabs; over this tab alone where the browser has no Web Locks. */
export function lockAcrossTabs<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Web Locks exist on secure origins only.
  if (navigator.locks) return navigator.locks.request(`tessera.${name}`, work) as Promise<T>;
  const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
  queues.set(
    name,
    turn.catch(() => {}),
  );
  return turn;
}
