import DataLoader from 'dataloader';
import { type DataSource, In } from 'typeorm';
import { Card } from '../modules/cards/card.entity.ts';
import { User } from '../modules/users/user.entity.ts';

/** Batches look-ups of one request. Rows that are gone come back as null. */
export interface Loaders {
  user: DataLoader<string, User | null>;
  card: DataLoader<string, Card | null>;
}

export function createLoaders(db: DataSource): Loaders {
  return {
    user: new DataLoader(async (ids) => inOrder(ids, await db.manager.findBy(User, { id: In(ids) }))),
    card: new DataLoader(async (ids) => inOrder(ids, await db.manager.findBy(Card, { id: In(ids) }))),
  };
}

function inOrder<T extends { id: string }>(ids: readonly string[], rows: T[]): (T | null)[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
