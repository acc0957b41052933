import { Popover as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useBackCloses } from './use-back-closes.ts';

export interface PopoverProps {
  /** One button. */
  trigger: ReactNode;
  /** The name that screen readers say when it opens. */
  label: string;
  children: ReactNode;
  /** Open from the start: the press that asked for it came before its code. */
  isOpenAtFirst?: boolean;
}

/** A short text beside its trigger. Escape, Back or a press elsewhere closes it; the page stays usable. */
export function Popover({ trigger, label, children, isOpenAtFirst = false }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  useBackCloses(isOpen, () => setIsOpen(false));
  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-h-(--radix-popover-content-available-height) w-88 max-w-[calc(100vw-24px)] animate-rise overflow-y-auto rounded-lg border border-line bg-raised p-4 text-md shadow-card outline-none"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
