import type { ExportPart } from '../../kernel/hooks.ts';
import { filterFacts } from '../contacts/index.ts';
import { reminderFacts } from './export-reminders.service.ts';

/** For the archive of everything that is a person's. */
export const remindersExport: ExportPart = async ({ db }, userId) => [
  {
    name: 'reminders.json',
    json: { reminders: await reminderFacts(db, userId), views: await filterFacts(db, userId) },
  },
];
