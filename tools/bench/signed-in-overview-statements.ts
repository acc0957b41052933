import { join } from 'node:path';
import { projectRoot } from '../../scripts/processes.ts';

interface Statement {
  text: string;
  values: unknown[];
}

/** What the overview asks the database, as the API itself writes it: totals, the days, and what people did last. */
export async function overviewStatements(ownerId: string, period: Record<'from' | 'to' | 'timeZone', string>) {
  const load = (file: string) => import(join(projectRoot, 'apps/api/dist/modules/analytics', file));
  const [{ findAllTime, findDays }, { listActivity }] = await Promise.all(
    ['figures.service.js', 'activity.service.js'].map(load),
  );
  const written: Statement[] = [];
  const query = async (text: string, values: unknown[]) => {
    written.push({ text, values });
    return { rows: [] };
  };
  const db = { driver: { master: { query } } };
  const subject = { ownerId, cardId: null };
  await Promise.all([
    findAllTime(db, subject),
    findDays(db, subject, period),
    listActivity({ db, request: { language: 'en' } }, { id: ownerId }),
  ]);
  return written.map((statement, at) => ({ name: `overview-${at}`, ...statement }));
}
