// SQL on authenticator apps for statements of other modules. Arguments are SQL expressions, never values.

/** Whether signing in to the account takes a code. */
export function hasAuthenticator(userId: string): string {
  return `EXISTS (SELECT FROM authenticators t WHERE t.user_id = ${userId} AND t.confirmed_at IS NOT NULL)`;
}
