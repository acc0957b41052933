import { FILE_LIMITS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { callApi, textIn } from './call-api.ts';
import { sendWith } from './send-with.ts';

/** What the API takes for the page of a card; it looks into the file itself. */
export const LARGE_FILES = {
  document: { accept: 'application/pdf', mostBytes: FILE_LIMITS.documentBytes },
  video: { accept: 'video/mp4,video/webm', mostBytes: FILE_LIMITS.videoBytes },
} as const;

export interface LargeUpload {
  kind: keyof typeof LARGE_FILES;
  file: File;
  signal: AbortSignal;
  /** How much is sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends a PDF or a video. Gives its path on this site and its name; `errorText` has words for what it throws. */
export async function uploadLargeFile({ kind, file, signal, onProgress }: LargeUpload) {
  const { mostBytes } = LARGE_FILES[kind];
  if (file.size > mostBytes) {
    throw new Error(t('This file is larger than {most} MB.', { most: mostBytes / 1024 / 1024 }));
  }
  const body = new FormData();
  body.set('file', file);
  const response = await callApi('/api/uploads/files', { method: 'POST', body, signal }, sendWith(onProgress));
  const answer: unknown = await response.json().catch(() => null);
  const url = textIn(answer, 'url');
  if (!url) throw new Error('');
  return { url, name: textIn(answer, 'name') ?? '' };
}
