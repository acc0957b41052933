import type { DataSource, EntityManager } from 'typeorm';
import type { Services } from './context.ts';

/** Every event, with what its listeners are given. The module that emits an event declares it here. */
// biome-ignore lint/suspicious/noEmptyInterface: open, for modules to extend
export interface Events {}

/** Runs in the emitter's transaction and can undo it by throwing. It must send nothing before the commit. */
type Listener<Told> = (tx: EntityManager, told: Told, services: Services) => Promise<unknown>;

export type Listeners = { [Name in keyof Events]?: Listener<Events[Name]> };

const listeners = new Map<string, Listener<unknown>[]>();
const servicesOf = new WeakMap<DataSource, Services>();

/** Adds listeners; composing the server does this once, in the order of the list of modules. */
export function registerListeners(added: Listeners): void {
  for (const [name, listen] of Object.entries(added) as [string, Listener<unknown>][]) {
    listeners.set(name, [...(listeners.get(name) ?? []), listen]);
  }
}

/** Tells with which services the listeners of this database work. */
export function openEvents(services: Services): void {
  servicesOf.set(services.db, services);
}

/** Tells the listeners what happened, in its transaction. They run one after the other, those of lower modules first. */
export async function emit<Name extends keyof Events>(
  tx: EntityManager,
  name: Name,
  told: Events[Name],
): Promise<void> {
  const services = servicesOf.get(tx.dataSource);
  if (!services) throw new Error('The events of this database are not open.');
  for (const listen of listeners.get(name) ?? []) await listen(tx, told, services);
}
