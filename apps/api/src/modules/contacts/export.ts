import type { ExportPart } from '../../kernel/hooks.ts';
import { contactsCsv, contactsVcf } from './export-contacts.service.ts';

/** For the archive of everything that is a person's. */
export const contactsExport: ExportPart = async ({ db }, userId) => [
  { name: 'address-book.csv', lines: contactsCsv(db, userId) },
  { name: 'address-book.vcf', lines: contactsVcf(db, userId) },
];
