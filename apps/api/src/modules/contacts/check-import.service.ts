import { AppError, cutText, QUOTAS } from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import { v7 as uuid } from 'uuid';
import { addKeyedJob } from '../../infra/jobs.ts';
import { WorkerRoom, WorkerStopped } from '../../infra/worker-room.ts';
import type { Context, Viewer } from '../../kernel/context.ts';
import { wholeBytes } from '../../kernel/graphql/multipart.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { QueueFull } from '../../kernel/semaphore.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { Users } from '../identity/index.ts';
import { assertIncluded } from '../plans/index.ts';
import { ContactImport } from './contact-import.entity.ts';
import type { CheckContactImportInput, StartContactImportInput } from './contact-import.inputs.ts';
import { assertRoom, lockAddressBook } from './contact-store.service.ts';
import type { FileResult, FileWork } from './read-file.ts';

/** On a busy machine 20,000 contacts take 10 s. A waiting file takes 5 MB. */
const room = new WorkerRoom<FileWork, FileResult>(new URL('read-file.worker', import.meta.url).href, {
  ...{ timeoutMs: 30_000, memoryMb: 256, maxWaiting: 16 },
});

/** Reads the file and says what is wrong in it; nothing is imported yet. BAD_USER_INPUT on `file` when it holds no contacts; PLAN_LIMIT. */
export async function checkContactImport(
  context: Context,
  viewer: Viewer,
  { file, format = null, columns = null }: CheckContactImportInput,
): Promise<ContactImport> {
  await context.rateLimits.consume('contactImportByViewer', viewer.id);
  await assertIncluded(context, context.db.manager, { userId: viewer.id, feature: 'contactsCrm' });
  const region = await Users.regionOfViewer(context, viewer);
  const read = await readInRoom(viewer, { bytes: wholeBytes(file), format, columns, region });
  if (read.problem !== undefined) throw wrong(read.problem);
  if (read.rowCount === 0) throw wrong(msg('There are no contacts in this file.'));
  const { batches, ...facts } = read;
  const made = { id: uuid(), ownerId: viewer.id, fileName: cutText(file.name, 200), status: 'CHECKED' as const };
  return inTransaction(context.db, async (tx) => {
    const saved = await tx.save(Object.assign(new ContactImport(), { ...made, ...facts }));
    for (const rows of batches) {
      await tx.query(
        `INSERT INTO contact_import_rows (import_id, line, contact)
         SELECT $2, line, contact FROM jsonb_to_recordset($1::jsonb) AS r (line int, contact jsonb)`,
        [rows, made.id],
      );
    }
    return tx.findOneByOrFail(ContactImport, { id: saved.id });
  });
}

async function readInRoom(viewer: Viewer, work: FileWork): Promise<FileResult> {
  try {
    return await room.run(viewer.id, work);
  } catch (error) {
    if (error instanceof QueueFull) {
      const text = msg('Too many files are being read right now. Please try again.');
      throw new AppError('RATE_LIMITED', text).with({ retryAfterSeconds: 5 });
    }
    if (error instanceof WorkerStopped)
      throw wrong(msg('This file takes too long to read. Split it into smaller files, or export it again.'));
    throw error;
  }
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
    if (!found) throw new AppError('NOT_FOUND', msg('This file is no longer available.'), 'id');
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

function wrong(text: Message): AppError {
  return new AppError('BAD_USER_INPUT', text, 'file');
}
