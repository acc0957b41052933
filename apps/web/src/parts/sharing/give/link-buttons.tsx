import { useSetSharePromoMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, type ButtonProps, Switch } from '@tessera/ui';
import { Check, Copy, Mail, MessageCircle, MessageSquareText } from 'lucide-react';
import { PRODUCT_NAME } from '../../../product.ts';
import { useAttempt } from '../../feedback/use-attempt.ts';
import type { ShareActs } from './use-share-acts.ts';

/** The ways that every device has: the link itself, and the programs that take it along. */
export function LinkButtons({ acts }: { acts: ShareActs }) {
  const { busy, copyCardText, openWhatsApp, openMessage } = acts;
  return (
    <div className="mt-2.5 flex flex-wrap gap-2">
      <CopyLinkButton acts={acts} />
      <Button isBusy={busy === 'TEXT'} onClick={copyCardText}>
        {t('Copy text')}
      </Button>
      <Button isBusy={busy === 'WHATSAPP'} onClick={openWhatsApp}>
        <MessageCircle aria-hidden="true" />
        {t('WhatsApp')}
      </Button>
      <Button isBusy={busy === 'EMAIL'} onClick={() => openMessage('EMAIL')}>
        <Mail aria-hidden="true" />
        {t('Email')}
      </Button>
      <Button isBusy={busy === 'SMS'} onClick={() => openMessage('SMS')}>
        <MessageSquareText aria-hidden="true" />
        {t('SMS')}
      </Button>
    </div>
  );
}

/** Its sign turns to ✓ while the link is in the clipboard. */
export function CopyLinkButton({ acts, ...look }: { acts: ShareActs } & Pick<ButtonProps, 'size' | 'className'>) {
  return (
    <Button {...look} variant="primary" isBusy={acts.busy === 'LINK'} onClick={acts.copyLink}>
      {acts.isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      {t('Copy link')}
    </Button>
  );
}

/** Can be selected and copied by hand, where the browser keeps the clipboard to itself. */
export function AddressField({ address }: { address: string }) {
  return (
    <input
      readOnly
      // Cut at its end in every language.
      dir="ltr"
      aria-label={t('Address of the card')}
      value={address}
      onFocus={(event) => event.currentTarget.select()}
      className="mt-2 h-10 w-full pointer-coarse:h-11 rounded-md border border-line-2 bg-raised px-3 font-mono text-sm text-ellipsis"
    />
  );
}

/** What “Copy text” and WhatsApp take along, to be read before. The line about the product is switched here. */
export function TextPreview({ text, hasPromo }: { text: string; hasPromo: boolean | null }) {
  const [change] = useSetSharePromoMutation();
  const attempt = useAttempt();
  const setPromo = (showSharePromo: boolean) => change({ variables: { input: { showSharePromo } } });
  return (
    <details className="mt-5 border-t border-line pt-3.5">
      <summary className="w-fit cursor-pointer pointer-coarse:py-3 text-md text-ink-2 hover:text-ink">
        {t('Text to send with the link')}
      </summary>
      <p
        dir="auto"
        className="mt-3 max-w-[520px] rounded-lg border border-line bg-surface px-4 py-3 text-md whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {text}
      </p>
      {hasPromo !== null && (
        <div className="mt-3">
          <Switch
            label={t('Begin with a line about {productName}', { productName: PRODUCT_NAME })}
            checked={hasPromo}
            onChange={(isOn) => attempt(() => setPromo(isOn))}
          />
        </div>
      )}
    </details>
  );
}
