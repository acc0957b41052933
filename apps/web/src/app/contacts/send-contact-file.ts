import { MESSAGES } from '@tessera/domain';
import { ApiError, callApi } from '../../session/call-api.ts';

/** 5 MB, as the API allows. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Has the file checked; gives the id of its import. Throws an error with a message for people. */
export async function sendContactFile(file: File): Promise<string> {
  if (file.size > MAX_BYTES) throw new Error('The file is larger than 5 MB.');
  const body = new FormData();
  body.set('file', file);
  try {
    const response = await callApi('/api/contacts/import', { method: 'POST', body });
    return readId(await response.json());
  } catch (error) {
    if (error instanceof ApiError) throw new Error(error.said ?? 'The file could not be read.');
    throw error instanceof TypeError ? new Error(MESSAGES.networkError) : error;
  }
}

function readId(answer: unknown): string {
  const { import: made } = answer as { import?: { id?: unknown } };
  if (typeof made?.id !== 'string') throw new Error('The file could not be read.');
  return made.id;
}
