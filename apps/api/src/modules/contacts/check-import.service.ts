import { setImmediate as breathe } from 'node:timers/promises';
import {
  AppError,
  type ContactFields,
  checkNewContact,
  type FileContact,
  QUOTAS,
  type Region,
  readContactsCsv,
  readContactsVcf,
  toWellFormed,
} from '@tessera/domain';
import { numberOf, t } from '@tessera/texts';
import { v7 as uuid } from 'uuid';
import type { Context, Viewer } from '../../composition/context.ts';
import { addKeyedJob } from '../../platform/jobs.ts';
import { isUuid } from '../../platform/page.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { assertIncluded } from '../billing/entitlements.service.ts';
import { regionOfViewer } from '../users/user.service.ts';
import { ContactImport, type ContactImportProblem, type ImportFormat } from './contact-import.entity.ts';
import type { CheckContactImportInput, StartContactImportInput } from './contact-import.inputs.ts';
import { assertRoom, lockAddressBook } from './contact-store.service.ts';

const MOST_ROWS = 20_000;
const MOST_PROBLEMS = 2000;
/** Rows that are checked before others get their turn: about 10 ms. */
const SLICE = 200;
const INSERT_ROWS = 1000;

interface Checked {
  good: { line: number; contact: ContactFields }[];
  problems: ContactImportProblem[];
  badRowCount: number;
}

/** Reads the file and says what is wrong in it; nothing is imported yet. BAD_USER_INPUT on `file` when it holds no contacts; PLAN_LIMIT. */
export async function checkContactImport(
  context: Context,
  viewer: Viewer,
  { file, format, columns }: CheckContactImportInput,
): Promise<ContactImport> {
  await context.rateLimits.consume('contactImportByViewer', viewer.id);
  await assertIncluded(context, context.db.manager, { userId: viewer.id, feature: 'contactsCrm' });
  const text = toWellFormed(file.bytes.toString('utf8')).replaceAll('\0', '');
  const kind = format ?? detectFormat(text);
  const { contacts, problem } = kind === 'CSV' ? readContactsCsv(text, columns ?? undefined) : readContactsVcf(text);
  if (!contacts) throw wrong(problem);
  if (contacts.length === 0) throw wrong(t('There are no contacts in this file.'));
  if (contacts.length > MOST_ROWS) throw wrong(t('At most {most} contacts at once.', { most: numberOf(MOST_ROWS) }));
  const { good, problems, badRowCount } = await checkRows(contacts, await regionOfViewer(context, viewer));
  const made = {
    id: uuid(),
    ownerId: viewer.id,
    format: kind,
    fileName: file.name.slice(0, 200),
    status: 'CHECKED' as const,
  };
  const counts = { rowCount: contacts.length, goodRowCount: good.length, badRowCount, problems };
  return inTransaction(context.db, async (tx) => {
    const saved = await tx.save(Object.assign(new ContactImport(), { ...made, ...counts }));
    for (let at = 0; at < good.length; at += INSERT_ROWS) {
      const rows = good.slice(at, at + INSERT_ROWS).map((row) => ({ ...row, importId: made.id }));
      await tx.query(
        `INSERT INTO contact_import_rows (import_id, line, contact)
         SELECT "importId", line, contact FROM jsonb_to_recordset($1::jsonb) AS r ("importId" uuid, line int, contact jsonb)`,
        [JSON.stringify(rows)],
      );
    }
    return tx.findOneByOrFail(ContactImport, { id: saved.id });
  });
}

function detectFormat(text: string): ImportFormat {
  return /^\uFEFF?\s*BEGIN:VCARD/i.test(text) ? 'VCARD' : 'CSV';
}

async function checkRows(contacts: readonly FileContact[], region: Region): Promise<Checked> {
  const checked: Checked = { good: [], problems: [], badRowCount: 0 };
  for (const [n, { line, contact: raw, problem }] of contacts.entries()) {
    // Thousands of rows in one go would keep everybody else waiting.
    if (n % SLICE === SLICE - 1) await breathe();
    const { contact, errors } = checkNewContact(raw, region);
    const wrongFields = problem ? [['name', problem] as const] : Object.entries(errors);
    if (wrongFields.length === 0) checked.good.push({ line, contact });
    else checked.badRowCount += 1;
    for (const [field, message] of wrongFields) {
      if (checked.problems.length < MOST_PROBLEMS) checked.problems.push({ line, field, message });
    }
  }
  return checked;
}

/** Begins to import what was checked; starting again harms nothing. CONFLICT when the address book has no room for it. */
export function startContactImport(
  context: Context,
  viewer: Viewer,
  { id }: StartContactImportInput,
): Promise<ContactImport> {
  return inTransaction(context.db, async (tx) => {
    await assertIncluded(context, tx, { userId: viewer.id, feature: 'contactsCrm' });
    await lockAddressBook(tx, viewer.id);
    const found = isUuid(id) ? await tx.findOneBy(ContactImport, { id, ownerId: viewer.id }) : null;
    if (!found) throw new AppError('NOT_FOUND', t('This file is no longer available.'), { id: 'no such import' });
    if (found.status !== 'CHECKED') return found;
    await assertRoom(tx, viewer.id, Math.min(found.goodRowCount, QUOTAS.contacts));
    await addKeyedJob(tx, ['importContacts', { importId: id }], { key: `import ${id}` });
    return tx.save(Object.assign(found, { status: 'RUNNING' as const }));
  });
}

/** The viewer's import; null for any other. */
export async function findContactImport({ db }: Context, viewer: Viewer, id: string): Promise<ContactImport | null> {
  return isUuid(id) ? db.manager.findOneBy(ContactImport, { id, ownerId: viewer.id }) : null;
}

function wrong(text: string): AppError {
  return new AppError('BAD_USER_INPUT', text, { file: text });
}
