import { MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { ApiError } from '../errors/api-error.ts';
import { errorText } from '../errors/error-text.ts';
import { callApi } from './call-api.ts';

/**
 * GETs the path and hands the answer over as a download. Gives null, or what went wrong in words for people. A plain link
 * would show a refusal (too often, signed out) as a page of JSON.
 */
export async function downloadFile(path: string, fallbackName: string): Promise<string | null> {
  try {
    const response = await callApi(path);
    saveFile(await response.blob(), readName(response) ?? fallbackName);
    return null;
  } catch (error) {
    return errorText(
      error,
      error instanceof ApiError ? t('Error {status}', { status: error.status }) : say(MESSAGES.cantConnect),
    );
  }
}

/** The name in `content-disposition: attachment; filename="…"`. */
function readName(response: Response): string | null {
  return /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? null;
}

/** Hands a file that was made here over as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the data once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
