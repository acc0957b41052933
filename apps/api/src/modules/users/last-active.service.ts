import type { Services } from '../../composition/context.ts';

const EVERY_MS = 60_000;
const MOST_KEPT = 50_000;

/** Whom this process has noted, and when: a minute is exact enough, and saves a write for each message. */
const noted = new Map<string, number>();

/** Notes that the person is doing something now. Nobody waits for it, and nothing fails with it. */
export function noteActive({ db, log }: Pick<Services, 'db' | 'log'>, ...userIds: string[]): void {
  const now = Date.now();
  const due = userIds.filter((id) => now - (noted.get(id) ?? 0) >= EVERY_MS);
  if (due.length === 0) return;
  if (noted.size > MOST_KEPT) noted.clear();
  for (const id of due) noted.set(id, now);
  db.query(
    `UPDATE users SET last_active_at = now()
      WHERE id = ANY ($1::uuid[]) AND (last_active_at IS NULL OR last_active_at < now() - interval '1 minute')`,
    [due],
  ).catch((error) => log.info({ err: error }, 'when people were last active was not noted'));
}
