import { type CardPreview, MESSAGES, TOAST_MS } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { useToast } from '@tessera/ui';
import { copyText } from '../../parts/screen/copy-text.ts';
import { paths } from '../../paths.ts';
import { SAMPLES } from '../content/features.ts';
import type { Sample } from './sample-files.ts';

/** What the buttons of a sample card do. What only they need is fetched when it is first needed. */
export function useSampleActs(sample: Sample, preview: CardPreview) {
  const toast = useToast();
  const url = () => `${location.origin}${paths.features}#${sample.id}`;

  const copyOr = async (text: string | Promise<string>, done: string, durationMs: number) => {
    const isCopied = await copyText(text).catch(() => false);
    if (isCopied) toast(done, { durationMs });
    else toast(t('Couldn’t copy this. Copy it by hand.'), { tone: 'bad' });
  };

  const share = async () => {
    if ('share' in navigator) {
      const refusal = await navigator.share({ title: preview.name, url: url() }).catch((error: unknown) => error);
      // To close the sheet without choosing is an answer; only other failures go on to the clipboard.
      if (refusal === undefined || (refusal instanceof DOMException && refusal.name === 'AbortError')) return;
    }
    await copyOr(url(), t('Link copied'), TOAST_MS.copied);
  };

  const copy = () => {
    const text = import('./sample-files.ts').then(({ sampleText }) => sampleText(preview, url()));
    return copyOr(text, say(MESSAGES.textCopied), TOAST_MS.textCopied);
  };

  const save = async () => {
    try {
      const { saveContactFile } = await import('./sample-files.ts');
      saveContactFile(sample, preview, url());
    } catch {
      toast(SAMPLES.loadFailed, { tone: 'bad' });
    }
  };

  return { url, share: () => void share(), copy: () => void copy(), save: () => void save() };
}
