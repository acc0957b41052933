import DataLoader from 'dataloader';
import { type DataSource, In, type ObjectType } from 'typeorm';

/** Batches look-ups of one request. Modules declare theirs here, and their manifests make them. */
// biome-ignore lint/suspicious/noEmptyInterface: open, for modules to extend
export interface Loaders {}

/** How each loader is made. */
export type LoaderMakers = { [Name in keyof Loaders]: (db: DataSource) => Loaders[Name] };

class LazyLoaders {
  constructor(readonly db: DataSource) {}
}

/** Adds loaders; composing the server does this once. */
export function registerLoaders(makers: Partial<LoaderMakers>): void {
  for (const [name, make] of Object.entries(makers) as [string, (db: DataSource) => unknown][]) {
    Object.defineProperty(LazyLoaders.prototype, name, {
      configurable: true,
      get(this: LazyLoaders) {
        const value = make(this.db);
        Object.defineProperty(this, name, { value });
        return value;
      },
    });
  }
}

/** Loaders of one request. Each is made when it is first asked for: most requests need one or two. */
export function createLoaders(db: DataSource): Loaders {
  return new LazyLoaders(db) as unknown as Loaders;
}

/** A loader of entities by their ids; null for a row that is gone. */
export function loadById<T extends { id: string }>(entity: ObjectType<T>) {
  return (db: DataSource): DataLoader<string, T | null> =>
    new DataLoader(async (ids) => {
      const rows = await db.manager.findBy(entity, { id: In(ids) } as never);
      return inOrder(ids, rows);
    });
}

/** The rows in the order of their ids; null for one that is gone. */
export function inOrder<T extends { id: string }>(ids: readonly string[], rows: readonly T[]): (T | null)[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
