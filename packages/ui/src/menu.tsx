import { directionOf, language } from '@tessera/texts';
import { clsx } from 'clsx';
import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useBackCloses } from './use-back-closes.ts';

export interface MenuProps {
  /** One button. */
  trigger: ReactNode;
  /** `MenuItem`s. */
  children: ReactNode;
  /** Asked when it closes: the focus is somewhere else already and does not return to the trigger. */
  hasMovedFocus?: () => boolean;
  /** Above and towards the end of the line, for a trigger at the foot of the page. */
  isAbove?: boolean;
  /** Open from the start: the press that asked for the menu came before its code. */
  isOpenAtFirst?: boolean;
  /** For a menu that opens in other ways too; without these it knows by itself. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A menu that opens from its trigger. Escape, Back, an entry or a press elsewhere closes it. */
export function Menu({
  trigger,
  children,
  hasMovedFocus,
  isAbove = false,
  isOpenAtFirst = false,
  isOpen: isOpenOutside,
  onOpenChange,
}: MenuProps) {
  const [isOpenInside, setIsOpenInside] = useState(isOpenAtFirst);
  const isOpen = isOpenOutside ?? isOpenInside;
  const change = onOpenChange ?? setIsOpenInside;
  useBackCloses(isOpen, () => change(false));
  return (
    <Radix.Root dir={directionOf(language)} modal={false} open={isOpen} onOpenChange={change}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={isAbove ? 'top' : 'bottom'}
          align={isAbove ? 'start' : 'end'}
          sideOffset={8}
          collisionPadding={12}
          onCloseAutoFocus={(event) => hasMovedFocus?.() && event.preventDefault()}
          className="z-50 max-w-[calc(100vw-1.5rem)] min-w-44 animate-rise rounded-lg border border-line bg-raised p-1 shadow-card"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  onSelect?: () => void;
  /** The child is a link and becomes the item itself. */
  asChild?: boolean;
  tone?: 'plain' | 'bad';
  children: ReactNode;
}

/** One entry of a `Menu`. */
export function MenuItem({ onSelect, asChild, tone = 'plain', children }: MenuItemProps) {
  return (
    <Radix.Item
      asChild={asChild}
      onSelect={onSelect}
      className={clsx(
        'flex min-h-9 cursor-pointer pointer-coarse:min-h-11 items-center gap-2.5 rounded-sm px-3 text-md outline-none select-none [&_svg]:size-[18px] [&_svg]:stroke-[1.6]',
        'data-highlighted:bg-brass-soft',
        tone === 'bad' ? 'text-bad' : 'text-ink',
      )}
    >
      {children}
    </Radix.Item>
  );
}
