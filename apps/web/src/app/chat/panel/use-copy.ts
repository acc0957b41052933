import { TOAST_MS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { useToast } from '@tessera/ui';
import { copyText } from '../../../parts/screen/copy-text.ts';

/** Copies a text and says so; `done` is what is said. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const toast = useToast();
  return async (text, done) => {
    if (await copyText(text)) toast(done, { durationMs: TOAST_MS.copied });
    else toast(t('Couldn’t copy this. Select the code and copy it.'), { tone: 'bad' });
  };
}
