// SQL on the deletions' table for statements of other modules. Arguments are SQL expressions with their aliases, never values.

/** Deletions that people asked for, as (requested_at, facts). */
export const SELECT_DELETIONS = `SELECT requested_at, jsonb_build_object('confirmed', coalesce(confirmed_at::text, ''),
  'due', coalesce(due_at::text, ''), 'deleted', coalesce(deleted_at::text, ''), 'reason', reason) AS facts
  FROM account_deletions`;
