import { defineModule } from '../../kernel/module.ts';
import { FileNames1796200000000 } from './1796200000000-file-names.ts';
import { PictureCopy } from './copies/picture-copy.entity.ts';
import { PictureCopyResolver } from './copies/picture-copy.resolver.ts';
import { copyPicture, queueCopies, sweepCopies } from './copies/picture-copy.service.ts';
import { uploadsExport } from './export.ts';
import { Upload } from './upload.entity.ts';
import { UploadResolver } from './upload.resolver.ts';
import { removeFilesOf } from './upload.service.ts';
import { sweepUploads } from './upload-sweep.service.ts';

const limits = {
  uploadByViewer: { points: 120, duration: 3600 },
};

type Limits = typeof limits;

declare module '../../kernel/module.ts' {
  interface RateLimits extends Limits {}
  interface JobPayloads {
    /** `payerId`: whose quota the copy counts in. */
    copyPicture: { url: string; payerId?: string };
  }
}

export const uploads = defineModule({
  name: 'uploads',
  limits,
  entities: [Upload, PictureCopy],
  migrations: [FileNames1796200000000],
  resolvers: [UploadResolver, PictureCopyResolver],
  jobs: {
    copyPicture: { run: copyPicture, isElsewhere: true },
  },
  sweeps: [sweepCopies, sweepUploads],
  on: { 'cards.written': (tx, { cards }) => queueCopies(tx, cards) },
  onAccountEnd: { end: (tx, { user }) => removeFilesOf(tx, user.id) },
  exports: uploadsExport,
  tokens: {
    // What it needs depends on what the picture is for.
    any: 'Mutation.uploadImage',
    'cards:write': 'Mutation.copyPicture Mutation.uploadFile',
  },
});
