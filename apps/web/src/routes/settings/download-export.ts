import { fetchWithRetry } from '@tessera/client';
import { MESSAGES } from '@tessera/domain';
import { endSession, getSession } from '../../session/session.ts';

/**
 * GET /api/account/export, handed over as a download. Gives null, or what went wrong in words for people. A plain link
 * would show a refusal (too often, signed out) as a page of JSON.
 */
export async function downloadExport(): Promise<string | null> {
  const session = getSession();
  const token = session.status === 'signed-in' ? session.token : null;
  try {
    const response = await fetchWithRetry('/api/account/export', {
      credentials: 'same-origin',
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    if (response.status === 401) endSession(token);
    if (!response.ok) return await readMessage(response);
    save(await response.blob(), nameOf(response) ?? 'tessera.zip');
    return null;
  } catch (error) {
    return error instanceof TypeError ? MESSAGES.networkError : String(error);
  }
}

async function readMessage(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const isTold = typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
  return isTold ? String(body.message) : `Error ${response.status}`;
}

/** The name in `content-disposition: attachment; filename="…"`. */
function nameOf(response: Response): string | null {
  return /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? null;
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the data once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
