import type { EntityManager } from 'typeorm';
import { plainArray } from '../../kernel/sql-arrays.ts';
import { whereOpen } from './card-sql.ts';

export interface HeldCard {
  ownerId: string;
  isPrivate: boolean;
}

/** Holds cards until the transaction ends, so that nobody deletes them. Those that are gone are missing. */
export async function holdCards(tx: EntityManager, ids: readonly string[]): Promise<Map<string, HeldCard>> {
  const rows = await tx.query<{ id: string; owner_id: string; is_private: boolean }[]>(
    `SELECT id, owner_id, NOT (${whereOpen('cards')}) AS is_private FROM cards WHERE id = ANY($1::uuid[])
      ORDER BY id FOR KEY SHARE`,
    [plainArray([...ids].sort())],
  );
  return new Map(rows.map((row) => [row.id, { ownerId: row.owner_id, isPrivate: row.is_private }]));
}
