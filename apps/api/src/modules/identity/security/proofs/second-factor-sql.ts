import type { EntityManager } from 'typeorm';

// SQL on second factors. Arguments are SQL expressions with their aliases, never values.

/** Whether the person has a passkey. */
export function hasPasskey(userId: string): string {
  return `EXISTS (SELECT FROM passkeys p WHERE p.user_id = ${userId})`;
}

/** Whether signing in to the account takes a code. */
export function hasAuthenticator(userId: string): string {
  return `EXISTS (SELECT FROM authenticators t WHERE t.user_id = ${userId} AND t.confirmed_at IS NOT NULL)`;
}

/** Whether the person has a passkey or an authenticator app. */
export function hasSecondFactor(userId: string): string {
  return `(${hasPasskey(userId)} OR ${hasAuthenticator(userId)})`;
}

/** The same for one person. */
export async function findHasSecondFactor(tx: EntityManager, userId: string): Promise<boolean> {
  const [row] = await tx.query<{ has: boolean }[]>(`SELECT ${hasSecondFactor('$1::uuid')} AS has`, [userId]);
  return row?.has ?? false;
}
