import { callApi } from '../../session/call-api.ts';

/** 5 MB, as the API allows. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Has the file checked; gives the id of its import. `errorText` has words for what it throws. */
export async function sendContactFile(file: File): Promise<string> {
  if (file.size > MAX_BYTES) throw new Error('The file is larger than 5 MB.');
  const body = new FormData();
  body.set('file', file);
  const response = await callApi('/api/contacts/import', { method: 'POST', body });
  return readId(await response.json());
}

function readId(answer: unknown): string {
  const { import: made } = answer as { import?: { id?: unknown } };
  if (typeof made?.id !== 'string') throw new Error('The file could not be read.');
  return made.id;
}
