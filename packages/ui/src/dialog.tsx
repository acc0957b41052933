import { t } from '@tessera/texts';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix, AlertDialog as RadixAlert } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button, IconButton } from './button.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useSwipeDown } from './use-swipe-down.ts';

/** As high as dialogs: that of a second dialog lies over the first, which comes earlier in the document. */
const VEIL = 'fixed inset-0 z-50 animate-fade bg-veil';
/** From the bottom on phones, where the thumb is; in the middle of wider screens. */
const SHEET = clsx(
  'fixed z-50 animate-rise overflow-y-auto overscroll-contain border border-line bg-raised p-5 shadow-card',
  'max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[calc(100dvh-3rem)] max-sm:animate-lift max-sm:rounded-t-2xl',
  'max-sm:border-x-0 max-sm:border-b-0 max-sm:pb-[max(1.25rem,env(safe-area-inset-bottom))]',
  'sm:left-1/2 sm:w-[calc(100vw-2rem)] sm:-translate-x-1/2 sm:rounded-xl sm:p-7',
);
/** Its top edge stays where it is while what is in it changes. */
const STEADY = 'sm:top-[min(10dvh,6rem)] sm:max-h-[calc(100dvh-min(10dvh,6rem)-1rem)]';
const CENTERED = 'sm:top-1/2 sm:max-h-[calc(100dvh-2rem)] sm:-translate-y-1/2';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** One sentence under the title. */
  description?: string;
  size?: 'sm' | 'md' | 'lg';
  /** On a phone it is as high as it may be from the start, so that nothing jumps while it loads. */
  isTall?: boolean;
  /** An entry of the history has opened it: Back closes it without another one. */
  isOfAddress?: boolean;
  children: ReactNode;
}

const WIDTHS = { sm: 'sm:max-w-md', md: 'sm:max-w-160', lg: 'sm:max-w-220' };

/**
 * A dialog over the page, on phones a sheet from below: holds the focus, closes by Esc, veil, ✕, the browser's Back and a
 * swipe down, gives the focus back.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, description, size = 'md', isTall, isOfAddress, children } = props;
  const focusReturn = useFocusReturn();
  const close = () => onOpenChange(false);
  useBackCloses(isOpen && !isOfAddress, close);
  const swipe = useSwipeDown(close);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={VEIL} />
        <Radix.Content
          {...focusReturn}
          {...swipe}
          className={clsx(SHEET, STEADY, WIDTHS[size], isTall && 'max-sm:h-[calc(100dvh-3rem)]')}
          {...(description ? undefined : { 'aria-describedby': undefined })}
        >
          <span aria-hidden="true" className="mx-auto -mt-2 mb-2 block h-1 w-9 rounded-full bg-line-2 sm:hidden" />
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="line-clamp-3 min-w-0 pt-0.5 [overflow-wrap:anywhere]">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={t('Close')} className="-mt-1 -me-2">
                <X aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
          {description && (
            <Radix.Description className="mt-1 text-ink-2 [overflow-wrap:anywhere]">{description}</Radix.Description>
          )}
          <div className="mt-5">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface QuestionProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  question: string;
  /** What follows from a yes. */
  detail?: string;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  /** It is about leaving the page: the router holds the browser's history until it is answered. */
  isAboutLeaving?: boolean;
  /** What is decided along with it. */
  children?: ReactNode;
  onConfirm: () => void;
}

/** A question that must be answered before going on; the focus starts on the harmless answer, which Back gives too. */
export function Question({ isOpen, onOpenChange, question, detail, isAboutLeaving, ...answer }: QuestionProps) {
  const focusReturn = useFocusReturn();
  useBackCloses(isOpen && !isAboutLeaving, () => onOpenChange(false));
  return (
    <RadixAlert.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={VEIL} />
        <RadixAlert.Content
          {...focusReturn}
          className={clsx(SHEET, CENTERED, WIDTHS.sm)}
          {...(detail ? undefined : { 'aria-describedby': undefined })}
        >
          <RadixAlert.Title>{question}</RadixAlert.Title>
          {detail && (
            <RadixAlert.Description className="mt-2 text-ink-2 [overflow-wrap:anywhere]">
              {detail}
            </RadixAlert.Description>
          )}
          {answer.children && <div className="mt-5">{answer.children}</div>}
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <RadixAlert.Cancel asChild>
              <Button variant="quiet">{answer.cancelLabel ?? t('Cancel')}</Button>
            </RadixAlert.Cancel>
            <RadixAlert.Action asChild>
              <Button variant={answer.tone ?? 'primary'} onClick={answer.onConfirm}>
                {answer.confirmLabel}
              </Button>
            </RadixAlert.Action>
          </div>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}
