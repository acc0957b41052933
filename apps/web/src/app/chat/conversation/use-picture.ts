import { t } from '@tessera/texts';
import { useState } from 'react';
import { errorText } from '../../../data/errors/error-text.ts';
import { uploadFile } from '../../../data/session/upload-file.ts';

interface Picture {
  url: string | null;
  isBusy: boolean;
  problem: string | null;
}

const NONE: Picture = { url: null, isBusy: false, problem: null };

/** A picture that goes along with the next message: it is stored when it is chosen. */
export function usePicture() {
  const [picture, setPicture] = useState(NONE);
  const choose = async (file: File) => {
    setPicture({ ...NONE, isBusy: true });
    try {
      setPicture({ ...NONE, url: await uploadFile('/api/uploads', { fields: { kind: 'message' }, file }) });
    } catch (error) {
      setPicture({ ...NONE, problem: errorText(error, t('The picture could not be uploaded.')) });
    }
  };
  return { ...picture, choose: (file: File) => void choose(file), remove: () => setPicture(NONE) };
}
