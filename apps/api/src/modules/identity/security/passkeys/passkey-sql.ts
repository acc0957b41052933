// SQL on passkeys for statements of other modules. Arguments are SQL expressions with their aliases, never values.

/** Whether the person has a passkey. */
export function hasPasskey(userId: string): string {
  return `EXISTS (SELECT FROM passkeys p WHERE p.user_id = ${userId})`;
}
