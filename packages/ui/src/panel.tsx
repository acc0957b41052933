import { inSentence, t } from '@tessera/texts';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useSwipeDown } from './use-swipe-down.ts';

export interface PanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Stand left of ✕. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A list over the page that belongs to a button of the header: below it on wide screens, a sheet from below on phones. */
export function Panel({ isOpen, onOpenChange, title, actions, children }: PanelProps) {
  const focusReturn = useFocusReturn();
  const close = () => onOpenChange(false);
  useBackCloses(isOpen, close);
  const swipe = useSwipeDown(close);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-veil sm:bg-transparent" />
        <Radix.Content
          {...focusReturn}
          {...swipe}
          aria-describedby={undefined}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[85dvh] animate-rise flex-col rounded-t-lg border-t border-line bg-raised shadow-card sm:inset-x-auto sm:top-16 sm:end-8 sm:bottom-auto sm:max-h-[min(36rem,calc(100dvh-5rem))] sm:w-96 sm:rounded-lg sm:border"
        >
          <div className="flex items-center gap-1 border-b border-line py-2 pe-2 ps-5">
            <Radix.Title className="flex-1 text-lg">{title}</Radix.Title>
            {actions}
            <Radix.Close asChild>
              <IconButton label={t('Close {panel}', { panel: inSentence(title) })}>
                <X aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
