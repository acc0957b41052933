import { v7 as uuid } from 'uuid';
import type { Context, Services } from '../../kernel/context.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { Incident } from './incident.entity.ts';
import { checkReadiness, type Readiness, SERVICE_PARTS, type ServicePart } from './readiness.service.ts';

const CHECK_MS = 30_000;
const SHOWN_DAYS = 90;
const MOST_SHOWN = 50;

interface Outage {
  reason: string;
  startedAt: Date;
}

/**
 * Notes what is down and writes it down once it is up again: while the database is away nothing can be written. What a
 * server sees that is ended before is not known.
 */
export class IncidentWatch {
  readonly #outages = new Map<ServicePart, Outage>();
  readonly #services: Pick<Services, 'db' | 'log'>;

  constructor(services: Pick<Services, 'db' | 'log'>) {
    this.#services = services;
  }

  /** One look; `readiness` is what it saw at `now`. */
  async note(readiness: Readiness, now: Date): Promise<void> {
    for (const part of SERVICE_PARTS) {
      const reason = readiness[part];
      const outage = this.#outages.get(part);
      if (reason && !outage) this.#outages.set(part, { reason, startedAt: now });
      // How the jobs were is unknown while the database is away.
      if (reason || !outage || readiness.database) continue;
      await writeIncident(this.#services, { part, ...outage, endedAt: now });
      this.#outages.delete(part);
    }
  }
}

/** Looks every 30 s. Gives what ends it. */
export function watchIncidents(services: Pick<Services, 'db' | 'log' | 'healthProbe'>): () => Promise<void> {
  const watch = new IncidentWatch(services);
  const look = async () => watch.note(await checkReadiness(services), new Date());
  let running = Promise.resolve();
  const timer = setInterval(() => {
    // One look after the other; one that fails is made up for by the next.
    running = running.then(look).catch((error) => services.log.warn({ err: error }, 'no incident was written'));
  }, CHECK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Several servers see the same: what overlaps becomes one. */
async function writeIncident(
  { db }: Pick<Services, 'db'>,
  { part, reason, startedAt, endedAt }: Outage & { part: ServicePart; endedAt: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.query('LOCK TABLE incidents IN SHARE ROW EXCLUSIVE MODE');
    const [known] = await tx.query<{ id: string }[]>(
      'SELECT id FROM incidents WHERE part = $1 AND started_at <= $3 AND ended_at >= $2 ORDER BY started_at LIMIT 1',
      [part, startedAt, endedAt],
    );
    if (!known) await tx.insert(Incident, { id: uuid(), part, reason, startedAt, endedAt });
    else {
      await tx.query(
        'UPDATE incidents SET started_at = least(started_at, $2), ended_at = greatest(ended_at, $3) WHERE id = $1',
        [known.id, startedAt, endedAt],
      );
    }
  });
}

/** One of the last 90 days; null for any other. */
export async function findIncident({ db }: Pick<Context, 'db'>, id: string): Promise<Incident | null> {
  if (!isUuid(id)) return null;
  return selectShown(db).andWhere('incident.id = :id', { id }).getOne();
}

/** Those of the last 90 days, at most 50, the latest first. */
export function listIncidents({ db }: Pick<Context, 'db'>): Promise<Incident[]> {
  return selectShown(db).orderBy('incident.startedAt', 'DESC').limit(MOST_SHOWN).getMany();
}

function selectShown(db: Context['db']) {
  return db.manager
    .createQueryBuilder(Incident, 'incident')
    .where('incident.endedAt > now() - make_interval(days => :days)', { days: SHOWN_DAYS });
}
