import {
  type ContactColumn,
  type ContactFields,
  decodeFile,
  keepContact,
  type Region,
  readContactsCsv,
  readContactsVcf,
  type UnreadPart,
} from '@tessera/domain';
import type { Message } from '@tessera/texts';
import type { ContactImportProblem, ImportFormat } from './contact-import.entity.ts';

/** A contact file, as the reading thread gets it. */
export interface FileWork {
  bytes: Uint8Array;
  format: ImportFormat | null;
  columns: (ContactColumn | null)[] | null;
  region: Region;
}

/** The contents of a file. `problem` tells people why it can't be read at all. */
export type FileResult =
  | { problem: Message }
  | {
      problem?: never;
      format: ImportFormat;
      rowCount: number;
      goodRowCount: number;
      badRowCount: number;
      problems: ContactImportProblem[];
      unreadParts: UnreadPart[];
      /** Good rows as JSON for the database, in groups of a thousand. */
      batches: string[];
    };

const MOST_PROBLEMS = 2000;
const MOST_UNREAD = 200;
const BATCH_ROWS = 1000;

/** Reads and checks a whole file. Slow, so only the thread of `read-file.worker.ts` calls it. */
export function readContactFile({ bytes, format, columns, region }: FileWork): FileResult {
  const kind = format ?? detectFormat(bytes);
  const read =
    kind === 'CSV' ? readContactsCsv(withoutNul(decodeFile(bytes)), columns ?? undefined) : readContactsVcf(bytes);
  if (read.problem !== undefined) return { problem: read.problem };
  const good: { line: number; contact: ContactFields }[] = [];
  const problems: ContactImportProblem[] = [];
  let badRowCount = 0;
  for (const { line, contact: raw, leftOut: notRead = [], problem } of read.contacts) {
    const { contact, leftOut, errors } = keepContact(raw, region);
    const refused = problem ? [['name', problem] as const] : Object.entries(errors);
    if (refused.length === 0) good.push({ line, contact });
    else badRowCount += 1;
    const isImported = refused.length === 0;
    if (problems.length >= MOST_PROBLEMS) continue;
    for (const [field, message] of refused) problems.push({ line, field, message, value: '', isImported });
    if (problem) continue;
    for (const { field, value, message } of [...notRead, ...leftOut])
      problems.push({ line, field, message, value: withoutNul(value), isImported });
  }
  return {
    ...{ format: kind, rowCount: read.contacts.length, goodRowCount: good.length, badRowCount },
    problems: problems.slice(0, MOST_PROBLEMS),
    unreadParts: read.unread
      .slice(0, MOST_UNREAD)
      .map(({ name, count }) => ({ name: typeof name === 'string' ? withoutNul(name) : name, count })),
    batches: toBatches(good),
  };
}

function toBatches(rows: readonly object[]): string[] {
  const count = Math.ceil(rows.length / BATCH_ROWS);
  return Array.from({ length: count }, (_, n) => JSON.stringify(rows.slice(n * BATCH_ROWS, (n + 1) * BATCH_ROWS)));
}

function detectFormat(bytes: Uint8Array): ImportFormat {
  const head = decodeFile(bytes.subarray(0, 1000));
  return /^\uFEFF?\s*(?:[\w-]+\.)?BEGIN:\s*VCARD/i.test(head) ? 'VCARD' : 'CSV';
}

/** PostgreSQL can't store them in a text. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}
