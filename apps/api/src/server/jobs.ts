import type { JobName, Tasks, Timetable } from '../infra/jobs.ts';
import { sweepRateLimits } from '../infra/limits/rate-limits.ts';
import type { Services } from '../kernel/context.ts';
import type { JobHandler, JobPayloads, JobRules } from '../kernel/module.ts';
import { sweepIdempotencyKeys } from '../transports/graphql/idempotency.ts';
import { MODULES } from './modules.ts';

type AnyJob = JobRules<unknown>;

/** Minute 17 of the hour: no round figure, so that installations don't all wake at once. */
const SWEEP_AT = '17 * * * *';

const JOBS = new Map<string, AnyJob>(
  MODULES.flatMap(({ jobs = {} }) =>
    Object.entries(jobs as Record<string, AnyJob | JobHandler<unknown>>).map(([name, job]) => [
      name,
      typeof job === 'function' ? { run: job } : job,
    ]),
  ),
);

export const TIMETABLE: Timetable = {
  elsewhere: [...JOBS].filter(([, { isElsewhere }]) => isElsewhere).map(([name]) => name),
  crontab: [...[...JOBS].flatMap(([name, { cron }]) => (cron ? `${cron} ${name}` : [])), `${SWEEP_AT} sweep`],
};

/** Every job and who does it. */
export function createTasks(services: Services): Tasks {
  const own: Partial<Tasks> = {
    sendMail: (mail) => services.mailer.send(mail),
    sendSms: (sms) => services.sms.send(sms),
    async removeFiles({ keys }) {
      for (const key of keys) await services.files.remove(key);
    },
    sweep: () => sweep(services, new Date()),
  };
  const ofModules = [...JOBS].map(([name, { run }]) => [
    name,
    (payload: JobPayloads[JobName]) => run(services, payload) as Promise<void>,
  ]);
  return { ...Object.fromEntries(ofModules), ...own } as Tasks;
}

/** Once an hour: what is due, and what has been kept long enough. */
export async function sweep(services: Services, now: Date): Promise<void> {
  for (const { sweeps = [] } of MODULES) for (const sweepOne of sweeps) await sweepOne(services, now);
  await sweepRateLimits(services, now);
  await sweepIdempotencyKeys(services, now);
}
