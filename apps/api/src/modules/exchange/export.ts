import type { ExportPart } from '../../kernel/hooks.ts';
import { exchangeFacts } from './export-exchange.service.ts';

/** For the archive of everything that is a person's. */
export const exchangeExport: ExportPart = async ({ db }, userId) => [
  { name: 'exchange.json', json: await exchangeFacts(db, userId) },
];
