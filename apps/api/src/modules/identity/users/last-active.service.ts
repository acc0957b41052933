import { LRUCache } from 'lru-cache';
import type { Services } from '../../../kernel/context.ts';

const EVERY_MS = 60_000;
const MOST_KEPT = 50_000;

/** Whom this process has noted within a minute, which is exact enough and saves a write for each message. */
const noted = new LRUCache<string, true>({ max: MOST_KEPT, ttl: EVERY_MS });

/** Notes that the person is doing something now. Nobody waits for it, and nothing fails with it. */
export function noteActive({ db, log }: Pick<Services, 'db' | 'log'>, ...userIds: string[]): void {
  const due = userIds.filter((id) => !noted.has(id));
  if (due.length === 0) return;
  for (const id of due) noted.set(id, true);
  db.query(
    `UPDATE users SET last_active_at = now()
      WHERE id = ANY ($1::uuid[]) AND (last_active_at IS NULL OR last_active_at < now() - interval '1 minute')`,
    [due],
  ).catch((error) => log.info({ err: error }, 'when people were last active was not noted'));
}
