import { callApi, textIn } from './call-api.ts';

/** What the API takes; it looks into the file itself, whatever its name says. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp';
/** 5 MB, as the API allows. */
const MAX_BYTES = 5 * 1024 * 1024;

export interface Upload {
  /** What goes along with the file. */
  fields?: Record<string, string>;
  /** The name of the form's field that holds the file. */
  name?: string;
  file: File;
  /** Ends the upload. */
  signal?: AbortSignal;
}

/** POSTs a form with a picture. Gives the picture's path on this site; `errorText` has words for what it throws. */
export async function uploadFile(path: string, { fields = {}, name = 'file', file, signal }: Upload): Promise<string> {
  if (file.size > MAX_BYTES) throw new Error('The picture is larger than 5 MB.');
  const body = new FormData();
  // The fields first: the server reads the form as a stream and must know them when the file comes.
  for (const [key, value] of Object.entries(fields)) body.set(key, value);
  body.set(name, file);
  const response = await callApi(path, { method: 'POST', body, ...(signal && { signal }) });
  const url = textIn(await response.json().catch(() => null), 'url');
  if (!url) throw new Error('');
  return url;
}
