import { GROUP_LIMITS } from '@tessera/domain';
import { UserSql } from '../../identity/index.ts';

// SQL on the matches' table for statements of other modules. Arguments are SQL expressions with their aliases, never values.

/** People found in the person's Google address book in the last 24 hours, as (id). They still allow being found. */
export function selectMatched(userId: string): string {
  return `SELECT cm.matched_id AS id FROM contact_matches cm
     WHERE cm.user_id = ${userId} AND cm.matched_at > now() - make_interval(hours => ${GROUP_LIMITS.contactMatchHours})
       AND ${UserSql.isFindable('cm.matched_id')}`;
}
