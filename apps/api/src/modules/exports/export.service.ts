import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Context, Viewer } from '../../kernel/context.ts';
import { type ExportedFile, HOOKS } from '../../kernel/hooks.ts';
import { recordSecurityEvent } from '../identity/index.ts';
import { EXPORT_README } from './export-readme.ts';

/** Everything that is the viewer's, as one ZIP that is written while it is read. RATE_LIMITED. */
export async function exportAccount(context: Context, viewer: Viewer): Promise<Readable> {
  await context.rateLimits.consume('exportByViewer', viewer.id);
  await recordSecurityEvent(context.db.manager, context, { userId: viewer.id, kind: 'ACCOUNT_EXPORTED' });
  const zip = new ZipFile();
  addFile(zip, { name: 'README.txt', text: EXPORT_README });
  for (const part of HOOKS.exports) for (const file of await part(context, viewer.id)) addFile(zip, file);
  zip.end();
  return endingWith(zip);
}

/** The archive as a stream that fails when a part of it can't be read: half an archive must not look like a whole. */
function endingWith(zip: ZipFile): Readable {
  const output = Readable.from(zip.outputStream);
  zip.on('error', (error: Error) => output.destroy(error));
  return output;
}

function addFile(zip: ZipFile, { name, text, json, lines, bytes }: ExportedFile): void {
  if (text !== undefined) zip.addBuffer(Buffer.from(text), name);
  if (json) zip.addBuffer(Buffer.from(`${JSON.stringify(json, null, 2)}\n`), name);
  if (lines) zip.addReadStreamLazy(name, (done) => done(null, Readable.from(lines, { objectMode: false })));
  // Opened one after the other, as the archive comes to them; pictures are compressed already.
  if (bytes) {
    zip.addReadStreamLazy(name, { mtime: bytes.at, compress: false }, (done) => {
      bytes.read().then(
        (stream) => done(null, stream),
        (error) => done(error, Readable.from([])),
      );
    });
  }
}
