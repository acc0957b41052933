import { whatsappShareUrl } from '@tessera/domain';
import { t } from '@tessera/texts';
import { buttonClass } from '@tessera/ui';
import { Copy } from 'lucide-react';
import { CopyButton } from '../../../parts/screen/copy-button.tsx';
import { whatsappTo } from './numbers.ts';

/** The invitation for somebody who can't be added, and the ways to send it. */
export function InviteWords({ words, phone }: { words: string; phone?: string }) {
  return (
    <>
      <p
        dir="auto"
        className="my-2.5 rounded-md border border-line bg-raised px-3 py-2 text-ink [overflow-wrap:anywhere]"
      >
        {words}
      </p>
      <div className="flex flex-wrap gap-2 text-ink">
        <CopyButton text={words}>
          <Copy aria-hidden="true" />
          {t('Copy text')}
        </CopyButton>
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
