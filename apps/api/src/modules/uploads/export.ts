import { Readable } from 'node:stream';
import type { ExportPart } from '../../kernel/hooks.ts';
import { Upload } from './upload.entity.ts';

/** For the archive of everything that is a person's: their pictures and files. */
export const uploadsExport: ExportPart = async ({ db, files }, ownerId) => {
  const uploads = await db.manager.find(Upload, { where: { ownerId }, order: { createdAt: 'ASC' } });
  return uploads.map(({ key, fileName, createdAt }) => ({
    name: `${fileName ? 'files' : 'pictures'}/${key}`,
    bytes: { at: createdAt, read: async () => (await files.read(key))?.stream ?? Readable.from([]) },
  }));
};
