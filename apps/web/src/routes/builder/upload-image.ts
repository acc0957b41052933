import { fetchWithRetry } from '@tessera/client';
import { MESSAGES } from '@tessera/domain';
import { endSession, getSession } from '../../session/session.ts';

/** What the API takes; it looks into the file itself, whatever its name says. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp';
/** 5 MB, as the API allows. */
const MAX_BYTES = 5 * 1024 * 1024;

/** POST /api/uploads. Gives the picture's path on this site; throws an error with a message for people. */
export async function uploadImage(kind: 'photo' | 'logo', file: File): Promise<string> {
  if (file.size > MAX_BYTES) throw new Error('The picture is larger than 5 MB.');
  const session = getSession();
  const token = session.status === 'signed-in' ? session.token : null;
  const body = new FormData();
  // The kind first: the server reads the form as a stream and must know it when the file comes.
  body.set('kind', kind);
  body.set('file', file);
  const response = await fetchWithRetry('/api/uploads', {
    method: 'POST',
    credentials: 'same-origin',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body,
  }).catch(() => Promise.reject(new Error(MESSAGES.networkError)));
  if (response.status === 401) endSession(token);
  const answer: unknown = await response.json().catch(() => null);
  const url = textIn(answer, 'url');
  if (response.ok && url) return url;
  throw new Error(textIn(answer, 'message') ?? 'The picture could not be uploaded.');
}

function textIn(answer: unknown, key: string): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const value: unknown = Reflect.get(answer, key);
  return typeof value === 'string' && value !== '' ? value : null;
}
