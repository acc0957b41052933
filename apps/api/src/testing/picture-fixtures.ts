import sharp from 'sharp';
import type { Person, TestServer } from './server.ts';

/** Pictures that tests send and ask for. */
export function pictureFixtures(server: TestServer) {
  /** Uploads a picture of one colour; gives its address on this site. */
  async function upload(as: Person, kind: string, background = '#b8873a'): Promise<string> {
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } }).png();
    const form = new FormData();
    form.set('kind', kind);
    form.set('file', new Blob([new Uint8Array(await picture.toBuffer())]), 'picture.png');
    const headers = { authorization: `Bearer ${as.token}` };
    const response = await fetch(`${server.origin}/api/uploads`, { method: 'POST', body: form, headers });
    const { url, message } = (await response.json()) as { url?: string; message?: string };
    if (!url) throw new Error(message);
    return url;
  }

  /** The answer to who asks for the picture, by bearer token. */
  const open = (url: string, as: Person | null) =>
    fetch(server.origin + url, { headers: as ? { authorization: `Bearer ${as.token}` } : {} });

  const readStatus = async (url: string, as: Person | null = null) => (await open(url, as)).status;

  return { upload, open, readStatus };
}
