import { TOAST_MS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { IconButton, useToast } from '@tessera/ui';
import { Share2 } from 'lucide-react';
import { copyText } from '../screen/copy-text.ts';

/** Hands the page's address on: by the device's own share sheet where there is one, or by the clipboard. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const toast = useToast();
  const share = async () => {
    if ('share' in navigator) {
      // Closing the sheet without choosing is an answer, too; only other failures go on to the clipboard.
      const answer = await navigator.share({ title, url }).catch((error: unknown) => error);
      if (answer === undefined || (answer instanceof DOMException && answer.name === 'AbortError')) return;
    }
    if (await copyText(url)) toast(t('Link copied'), { durationMs: TOAST_MS.copied });
    else toast(t('The link could not be copied.'), { tone: 'bad' });
  };
  return (
    <IconButton label={t('Share this card')} className="-me-2 noscript:hidden" onClick={() => void share()}>
      <Share2 aria-hidden="true" />
    </IconButton>
  );
}
