import { MESSAGES } from '@tessera/domain';
import { say } from '@tessera/texts';
import { errorText } from '../../../data/errors/error-text.ts';
import { uploadFile } from '../../../data/session/upload-file.ts';

/** POST /api/users/me/avatar. Gives the picture's address; throws an error with a message for people. */
export function uploadAvatar(file: File): Promise<string> {
  return uploadFile('/api/users/me/avatar', { name: 'avatar', file }).catch((error: unknown) => {
    const why = errorText(error, '');
    const failed = say(MESSAGES.avatarUploadFailed);
    throw new Error(why ? `${failed}. ${why}` : failed);
  });
}
