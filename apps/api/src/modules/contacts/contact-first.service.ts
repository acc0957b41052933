import { createHash } from 'node:crypto';
import { personKey } from '@tessera/domain';
import type { EntityManager } from 'typeorm';

type Known = Parameters<typeof personKey>[0];

/** Counts each of them as a new connection, unless they were in this address book before. */
export async function countNewPeople(tx: EntityManager, ownerId: string, people: readonly Known[]): Promise<void> {
  const keys = people.map(personKey).filter((key) => key !== null);
  await insert(tx, ownerId, { keys, isCounted: true });
}

/** Whoever was known by something else before is no new connection now. */
export async function noteOtherKey(
  tx: EntityManager,
  ownerId: string,
  { before, after }: { before: Known; after: Known },
): Promise<void> {
  const [old, key] = [personKey(before), personKey(after)];
  if (key !== null && key !== old) await insert(tx, ownerId, { keys: [key], isCounted: old === null });
}

async function insert(
  tx: EntityManager,
  ownerId: string,
  { keys, isCounted }: { keys: string[]; isCounted: boolean },
): Promise<void> {
  if (keys.length === 0) return;
  const people = [...new Set(keys)].map((key) => createHash('sha256').update(`${ownerId} ${key}`).digest());
  await tx.query(
    `INSERT INTO contact_firsts (owner_id, person, is_counted) SELECT $1, person, $3 FROM unnest($2::bytea[]) AS person
     ON CONFLICT DO NOTHING`,
    [ownerId, people, isCounted],
  );
}
