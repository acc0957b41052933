import type { CardExchange } from '@tessera/domain';
import { t } from '@tessera/texts';
import { buttonClass, useToast } from '@tessera/ui';
import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import type { ExchangeDialogProps } from './exchange-dialog.tsx';

export interface ExchangeButtonProps {
  cardId: string;
  ownerName: string;
  exchange: CardExchange;
  isPrimary: boolean;
  contactFilePath: string | null;
}

/** Opens the exchange form: over the card where scripts run, or as a page of its own. */
export function ExchangeButton({ isPrimary, ...card }: ExchangeButtonProps) {
  const { exchange } = card;
  const [Dialog, setDialog] = useState<ComponentType<ExchangeDialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const toast = useToast();
  const open = (event: MouseEvent) => {
    // A new tab or window shows the page of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
    if (Dialog) return;
    import('./exchange-dialog.tsx').then(
      (module) => setDialog(() => module.ExchangeDialog),
      () => {
        setIsOpen(false);
        toast(t('Couldn’t load the form. Try again.'), { tone: 'bad' });
      },
    );
  };
  const close = () => {
    setIsOpen(false);
    link.current?.focus();
  };
  return (
    <>
      <a
        ref={link}
        href={exchange.path}
        rel="nofollow"
        onClick={open}
        aria-busy={(isOpen && !Dialog) || undefined}
        className={`${buttonClass(isPrimary ? 'primary' : 'outline', 'lg')} grow basis-32 max-[25rem]:px-3`}
      >
        {t('Exchange contact')}
      </a>
      {isOpen && Dialog && <Dialog {...card} onClose={close} />}
    </>
  );
}
