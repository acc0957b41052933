import { initials } from '@tessera/domain';
import { Avatar } from '@tessera/ui';
import { LogOut, Settings2 } from 'lucide-react';
import { type ElementType, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { paths } from '../paths.ts';
import type { SessionUser } from '../session/session.ts';
import { signOut } from '../session/sign-out.ts';

const ITEM =
  'flex min-h-9 w-full pointer-coarse:min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-md whitespace-nowrap outline-none hover:bg-brass-soft focus:bg-brass-soft [&_svg]:size-[18px] [&_svg]:stroke-[1.6]';

export interface AvatarMenuProps {
  user: SessionUser | null;
  /** What a link is made of: the app hands in its router's. */
  Anchor?: ElementType;
  /** Further items, which close the menu by `onChoose`. */
  More?: ElementType;
}

/**
 * The signed-in person's picture, and behind it Settings and Logout. Made by hand after the menu button pattern of the
 * ARIA practices, because the marketing pages have no room for a menu library.
 */
export function AvatarMenu({ user, Anchor = 'a', More }: AvatarMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const letters = initials(user?.fullName, user?.email);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  useOutsidePress(root, isOpen, () => setIsOpen(false));
  return (
    <div ref={root} className="relative flex">
      <button
        ref={button}
        type="button"
        aria-label={`${letters}, your account`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        className="hit rounded-full"
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <Avatar initials={letters} src={user?.avatarUrl} />
      </button>
      {isOpen && (
        <AccountItems id={menuId} Anchor={Anchor} More={More} onClose={close} onLeave={() => setIsOpen(false)} />
      )}
    </div>
  );
}

interface AccountItemsProps {
  id: string;
  Anchor: ElementType;
  More: ElementType | undefined;
  /** Closes and gives the focus back. */
  onClose: () => void;
  /** The focus goes on to somewhere else. */
  onLeave: () => void;
}

function AccountItems({ id, Anchor, More, onClose, onLeave }: AccountItemsProps) {
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
      aria-label="Your account"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="absolute top-full right-0 z-50 mt-2 min-w-44 animate-rise rounded-lg border border-line bg-raised p-1 shadow-card"
    >
      <Anchor href={paths.settings} role="menuitem" tabIndex={-1} className={ITEM} onClick={onLeave}>
        <Settings2 aria-hidden="true" />
        Settings
      </Anchor>
      {More && <More className={ITEM} onChoose={onLeave} />}
      <button type="button" role="menuitem" tabIndex={-1} className={ITEM} onClick={signOut}>
        <LogOut aria-hidden="true" />
        Logout
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

function useOutsidePress(element: RefObject<HTMLElement | null>, isOpen: boolean, onPress: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const listen = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) onPress();
    };
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  });
}
