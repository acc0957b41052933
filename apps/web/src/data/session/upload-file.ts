import { callApi, textIn } from './call-api.ts';
import { sendWith } from './send-with.ts';

/** What the API takes; it looks into the file itself, whatever its name says. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp';
/** 5 MB, as the API allows. */
export const MAX_BYTES = 5 * 1024 * 1024;

export interface Upload {
  /** What goes along with the file. */
  fields?: Record<string, string>;
  /** The name of the form's field that holds the file. */
  name?: string;
  file: File;
  /** Ends the upload. */
  signal?: AbortSignal;
  /** How much is sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** POSTs a form with a picture. Gives the picture's path on this site; `errorText` has words for what it throws. */
export async function uploadFile(path: string, upload: Upload): Promise<string> {
  const { fields = {}, name = 'file', file, signal, onProgress } = upload;
  if (file.size > MAX_BYTES) throw new Error('The picture is larger than 5 MB.');
  const body = new FormData();
  // The fields first: the server reads the form as a stream and must know them when the file comes.
  for (const [key, value] of Object.entries(fields)) body.set(key, value);
  body.set(name, file);
  const init = { method: 'POST', body, ...(signal && { signal }) };
  const response = await callApi(path, init, onProgress && sendWith(onProgress));
  const url = textIn(await response.json().catch(() => null), 'url');
  if (!url) throw new Error('');
  return url;
}
