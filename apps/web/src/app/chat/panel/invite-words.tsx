import { TOAST_MS, whatsappShareUrl } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, buttonClass, useToast } from '@tessera/ui';
import { Copy } from 'lucide-react';
import { copyText } from '../../../parts/screen/copy-text.ts';
import { whatsappTo } from './numbers.ts';

/** The invitation for somebody who can't be added, and the ways to send it. */
export function InviteWords({ words, phone }: { words: string; phone?: string }) {
  const toast = useToast();
  const copy = async () => {
    if (await copyText(words)) toast(t('Text copied'), { durationMs: TOAST_MS.textCopied });
    else toast(t('Couldn’t copy this. Select the text and copy it.'), { tone: 'bad' });
  };
  return (
    <>
      <p
        dir="auto"
        className="my-2.5 rounded-md border border-line bg-raised px-3 py-2 text-ink [overflow-wrap:anywhere]"
      >
        {words}
      </p>
      <div className="flex flex-wrap gap-2 text-ink">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t('Copy text')}
        </Button>
        <a
          href={(phone && whatsappTo(phone, words)) || whatsappShareUrl(words)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass()}
        >
          {t('WhatsApp')}
        </a>
      </div>
    </>
  );
}
