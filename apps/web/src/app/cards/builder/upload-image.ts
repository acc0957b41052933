import { uploadFile } from '../../../session/upload-file.ts';

/** POST /api/uploads. Gives the picture's path on this site; throws an error with a message for people. */
export function uploadImage(kind: 'photo' | 'logo', file: File): Promise<string> {
  return uploadFile('/api/uploads', { kind }, 'file', file).catch((error: Error) => {
    throw new Error(error.message || 'The picture could not be uploaded.');
  });
}
