import type { ExportPart } from '../../kernel/hooks.ts';
import { notificationFacts } from './export-notifications.service.ts';

/** For the archive of everything that is a person's. */
export const notificationsExport: ExportPart = async ({ db }, userId) => [
  { name: 'notifications.json', json: await notificationFacts(db, userId) },
];
