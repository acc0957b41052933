import type { ContactColumn } from '@tessera/domain';
import { callApi } from '../../data/session/call-api.ts';

/** 5 MB, as the API allows. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/**
 * Has the file checked; gives the id of its import. `columns`: what each column of a CSV file holds. `errorText` has words for what it
 * throws.
 */
export async function sendContactFile(file: File, columns: readonly (ContactColumn | null)[] | null): Promise<string> {
  if (file.size > MAX_FILE_BYTES) throw new Error('The file is larger than 5 MB.');
  const body = new FormData();
  if (columns) body.set('columns', columns.join(','));
  body.set('file', file);
  const response = await callApi('/api/contacts/import', { method: 'POST', body });
  return readId(await response.json());
}

function readId(answer: unknown): string {
  const { import: made } = answer as { import?: { id?: unknown } };
  if (typeof made?.id !== 'string') throw new Error('The file could not be read.');
  return made.id;
}
