import type { EntityManager } from 'typeorm';
import { hasAuthenticator } from '../authenticators/authenticator-sql.ts';
import { hasPasskey } from '../passkeys/passkey-sql.ts';

/** SQL: whether the person has a passkey or an authenticator app. The argument is an SQL expression, never a value. */
export function hasSecondFactor(userId: string): string {
  return `(${hasPasskey(userId)} OR ${hasAuthenticator(userId)})`;
}

/** Whether the person has one. */
export async function findHasSecondFactor(tx: EntityManager, userId: string): Promise<boolean> {
  const [row] = await tx.query<{ has: boolean }[]>(`SELECT ${hasSecondFactor('$1::uuid')} AS has`, [userId]);
  return row?.has ?? false;
}
