import type { ExportPart } from '../../kernel/hooks.ts';
import { dealFacts } from './export-deals.service.ts';

/** For the archive of everything that is a person's. */
export const dealsExport: ExportPart = async ({ db }, userId) => [
  { name: 'deals.json', json: await dealFacts(db, userId) },
];
