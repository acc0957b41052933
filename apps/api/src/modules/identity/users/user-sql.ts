// SQL on the users' table for statements of other modules. Arguments are SQL expressions with their aliases, never values.

/** The person's row as JSON, which `fromJson` reads. */
export function selectUserJson(id: string): string {
  return `(SELECT row_to_json(u.*) FROM users u WHERE u.id = ${id})`;
}

/** The id of the person with that sign-in address; null without. */
export function selectUserId(email: string): string {
  return `(SELECT u.id FROM users u WHERE u.email = ${email})`;
}

/** The person's name; null when they are gone. */
export function selectFullName(id: string): string {
  return `(SELECT u.full_name FROM users u WHERE u.id = ${id})`;
}

/** The person's sign-in address; null when they are gone. */
export function selectEmail(id: string): string {
  return `(SELECT u.email FROM users u WHERE u.id = ${id})`;
}

/** The language that the person reads; null when they are gone. */
export function selectLanguage(id: string): string {
  return `(SELECT u.language FROM users u WHERE u.id = ${id})`;
}

/** IANA name of the person's time zone; null when they are gone. */
export function selectTimeZone(id: string): string {
  return `(SELECT u.time_zone FROM users u WHERE u.id = ${id})`;
}

/** Whether a mailed link has proved the person's address. */
export function isConfirmed(id: string): string {
  return `EXISTS (SELECT 1 FROM users u WHERE u.id = ${id} AND u.email_confirmed_at IS NOT NULL)`;
}

/** The person's number in E.164, once a code has proved it; null until then. */
export function selectProvedPhone(id: string): string {
  return `(SELECT u.phone FROM users u WHERE u.id = ${id} AND u.phone_confirmed_at IS NOT NULL)`;
}

/** Whether the person can be found by their number or email. */
export function isFindable(id: string): string {
  return `EXISTS (SELECT 1 FROM users u WHERE u.id = ${id} AND u.is_findable)`;
}

/** Whether others may see when the person is here. */
export function selectShowsPresence(id: string): string {
  return `(SELECT u.shows_presence FROM users u WHERE u.id = ${id})`;
}

/** A first column, and those of the ids whose accounts are there and stay until the transaction ends. */
export function selectPresent(first: string, ids: string): string {
  return `SELECT ${first}, u.id FROM users u WHERE u.id = ANY (${ids}::uuid[]) ORDER BY u.id FOR KEY SHARE`;
}

/** What everybody finds the person by: their name and handle; null when they are gone. */
export function selectNames(id: string): string {
  return `(SELECT concat_ws(' ', u.full_name, u.handle) FROM users u WHERE u.id = ${id})`;
}
