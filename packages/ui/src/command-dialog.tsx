import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface CommandDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Names the dialog; not shown. */
  label: string;
  /** Begins with the field that takes the focus. */
  children: ReactNode;
}

/** A field with a list over the page: in the upper half of wide screens, all of a phone's. */
export function CommandDialog({ isOpen, onOpenChange, label, children }: CommandDialogProps) {
  const focusReturn = useFocusReturn();
  useBackCloses(isOpen, () => onOpenChange(false));
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex flex-col bg-raised pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] sm:inset-x-0 sm:top-[12vh] sm:bottom-auto sm:mx-auto sm:max-h-[min(32rem,76vh)] sm:w-[calc(100vw-2rem)] sm:max-w-160 sm:animate-rise sm:overflow-hidden sm:rounded-xl sm:border sm:border-line sm:shadow-card"
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
