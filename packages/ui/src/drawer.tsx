import { t } from '@tessera/texts';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface DrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Names the drawer; not shown. */
  label: string;
  /** Stands left of ✕. */
  heading: ReactNode;
  /** Where the drawer comes from. */
  side: 'top' | 'left';
  children: ReactNode;
}

const SIDES = {
  top: 'inset-x-0 top-0 max-h-dvh animate-drop border-b',
  left: 'inset-y-0 start-0 w-72 max-w-[85vw] animate-fade border-e',
};

/** A menu over the page for narrow screens: the page behind does not scroll, the focus stays inside and comes back, Back closes. */
export function Drawer({ isOpen, onOpenChange, label, heading, side, children }: DrawerProps) {
  const focusReturn = useFocusReturn();
  useBackCloses(isOpen, () => onOpenChange(false));
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          className={clsx(
            'fixed z-50 overflow-y-auto overscroll-contain border-line bg-ground px-5 pt-3 pb-[max(1.5rem,env(safe-area-inset-bottom))]',
            SIDES[side],
          )}
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          <div className="mb-3 flex items-center justify-between">
            {heading}
            <Radix.Close asChild>
              <IconButton label={t('Close menu')} className="-me-2">
                <X aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
