import { t } from '@tessera/texts';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useSwipeDown } from './use-swipe-down.ts';

export interface FullScreenProps {
  title: string;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  /** Dark in every scheme, for pictures; white otherwise, for codes that a camera is to see. */
  isDark?: boolean;
  /** Controls beside ✕. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Over the whole screen. Closes by Esc, ✕, a pull downwards on phones, and the browser's Back. */
export function FullScreen({ title, onClose, onKeyDown, isDark = false, actions, children }: FullScreenProps) {
  const swipe = useSwipeDown(onClose);
  const focusReturn = useFocusReturn();
  useBackCloses(true, onClose);
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...focusReturn}
          {...swipe}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          className={clsx(
            'fixed inset-0 z-50 flex animate-fade flex-col pt-[env(safe-area-inset-top)] pb-[max(1rem,env(safe-area-inset-bottom))]',
            isDark ? 'bg-[#101114] text-[#f4f2ee] scheme-dark' : 'bg-[#ffffff] text-[#17191e] scheme-light',
          )}
        >
          <div className="flex items-center justify-between ps-5 pe-2 pt-2">
            <Radix.Title className="min-w-0 truncate text-md font-medium">{title}</Radix.Title>
            <div className="flex shrink-0 items-center">
              {actions}
              <Radix.Close asChild>
                <IconButton
                  label={t('Close')}
                  className={clsx('text-inherit!', isDark ? 'hover:bg-white/15!' : 'hover:bg-[#f3e9d6]!')}
                >
                  <X aria-hidden="true" />
                </IconButton>
              </Radix.Close>
            </div>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
