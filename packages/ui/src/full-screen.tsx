import { t } from '@tessera/texts';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface FullScreenProps {
  title: string;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  children: ReactNode;
}

/** Over the whole screen and white in every scheme: what a camera is to see. Closes by Esc, ✕ and the browser's Back. */
export function FullScreen({ title, onClose, onKeyDown, children }: FullScreenProps) {
  const focusReturn = useFocusReturn();
  useBackCloses(true, onClose);
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 flex animate-fade flex-col bg-[#ffffff] pt-[env(safe-area-inset-top)] pb-[max(1rem,env(safe-area-inset-bottom))] text-[#17191e] scheme-light"
        >
          <div className="flex items-center justify-between ps-5 pe-2 pt-2">
            <Radix.Title className="text-md font-medium">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={t('Close')} className="text-[#17191e]! hover:bg-[#f3e9d6]!">
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
