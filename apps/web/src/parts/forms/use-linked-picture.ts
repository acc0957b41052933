import { useCopyPictureMutation } from '@tessera/client';
import { MESSAGES, PICTURE_COPY_PATH, shownImageUrl } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { useRef, useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';

export interface LinkedPicture {
  /** What the frame shows; null for nothing. */
  src: string | null;
  /** Why a link gives no picture, for people. */
  problem: string | undefined;
  /** The person has finished typing. */
  settle: () => void;
  /** The frame's picture is not there. */
  onError: () => void;
}

/**
 * The picture of a field that takes a link. Pictures elsewhere are shown from the server's copy: where there is none yet, the
 * server is asked to make one, and the field gets its address instead of the link.
 */
export function useLinkedPicture(value: string, onChange: (url: string) => void): LinkedPicture {
  const [copy] = useCopyPictureMutation();
  const [settled, setSettled] = useState(value);
  const [failed, setFailed] = useState({ url: '', problem: '' });
  const latest = useRef(value);
  latest.current = value;
  const src = shownImageUrl(value);
  const isLink = src?.startsWith(PICTURE_COPY_PATH) ?? false;
  const onError = async () => {
    if (!isLink || failed.url === value) return;
    try {
      const { data } = await copy({ variables: { input: { url: value } } });
      if (data && latest.current === value) onChange(data.copyPicture.image.url);
    } catch (error) {
      const problem = errorText(error, t('Couldn’t load the picture from this link.'));
      // Without a network the link stays, and is copied when the card is saved.
      if (problem !== say(MESSAGES.cantConnect)) setFailed({ url: value, problem });
    }
  };
  return {
    // While a link is being typed, nothing is asked for.
    src: isLink && settled !== value ? null : src,
    problem: failed.url === value && value !== '' ? failed.problem : undefined,
    settle: () => setSettled(value),
    onError: () => void onError(),
  };
}
