import { t } from '@tessera/texts';
import { LogOut, Settings2 } from 'lucide-react';
import { type ElementType, type KeyboardEvent, useEffect, useRef } from 'react';
import { signOut } from '../../data/session/sign-out.ts';
import { paths } from '../../paths.ts';

const ITEM =
  'flex min-h-9 w-full pointer-coarse:min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-md whitespace-nowrap outline-none hover:bg-brass-soft focus:bg-brass-soft [&_svg]:size-[18px] [&_svg]:stroke-[1.6]';

export interface AccountItemsProps {
  id: string;
  Anchor: ElementType;
  More: ElementType | undefined;
  /** Closes and gives the focus back. */
  onClose: () => void;
  /** The focus goes on to somewhere else. */
  onLeave: () => void;
}

/** What the menu behind the avatar holds: Settings, what the app adds, and Logout. */
export function AccountItems({ id, Anchor, More, onClose, onLeave }: AccountItemsProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => focusItem(menu.current, 0), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Tab') onLeave();
    else if (step !== undefined) {
      event.preventDefault();
      focusItem(menu.current, step);
    }
  };
  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      aria-label={t('Your account')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="absolute top-full end-0 z-50 mt-2 min-w-44 animate-rise rounded-lg border border-line bg-raised p-1 shadow-card"
    >
      <Anchor href={paths.settings} role="menuitem" tabIndex={-1} className={ITEM} onClick={onLeave}>
        <Settings2 aria-hidden="true" />
        {t('Settings')}
      </Anchor>
      {More && <More className={ITEM} onChoose={onLeave} />}
      <button type="button" role="menuitem" tabIndex={-1} className={ITEM} onClick={signOut}>
        <LogOut aria-hidden="true" />
        {t('Logout')}
      </button>
    </div>
  );
}

/** Moves the focus that many items on, round the ends; infinite steps lead to the ends themselves. */
function focusItem(menu: HTMLElement | null, step: number): void {
  const items = [...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  const from = items.findIndex((item) => item.isSameNode(document.activeElement));
  if (step === -Infinity || from < 0) items[0]?.focus();
  else if (step === Infinity) items.at(-1)?.focus();
  else items.at((from + step) % items.length)?.focus();
}
