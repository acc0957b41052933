import { t } from '@tessera/texts';
import { useRef, useState } from 'react';
import { errorText } from '../../../data/errors/error-text.ts';
import { uploadFile } from '../../../data/session/upload-file.ts';
import { useLatest } from '../../../parts/forms/use-latest.ts';

/** Uploads pictures one after the other, in the order chosen. Results for a removed field are dropped. */
export function usePictureUploads(onUploaded: (url: string) => void) {
  const [waiting, setWaiting] = useState(0);
  const [failure, setFailure] = useState<string>();
  const last = useRef(Promise.resolve());
  const latest = useLatest(onUploaded);
  const send = async (file: File) => {
    try {
      const url = await uploadFile('/api/uploads', { fields: { kind: 'photo' }, file });
      latest.current?.(url);
    } catch (error) {
      setFailure(errorText(error, t('The picture could not be uploaded.')));
    } finally {
      setWaiting((count) => count - 1);
    }
  };
  return {
    add: (file: File) => {
      setFailure(undefined);
      setWaiting((count) => count + 1);
      last.current = last.current.then(() => send(file));
    },
    /** How many are chosen and not uploaded yet. */
    waiting,
    failure,
  };
}
