import { initials } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar } from '@tessera/ui';
import { type ElementType, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { SessionUser } from '../../data/session/session.ts';

// Nobody needs its code before the button is pressed, and whoever is signed out never does.
const loadItems = () => import('./account-items.tsx');

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
  const [items, setItems] = useState<Awaited<ReturnType<typeof loadItems>>>();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const letters = initials(user?.fullName, user?.email);
  const toggle = () => {
    setIsOpen(!isOpen);
    loadItems().then(setItems, () => {});
  };
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
        aria-label={t('{initials}, your account', { initials: letters })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        className="hit rounded-full"
        onPointerDown={loadItems}
        onClick={toggle}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          if (!isOpen) toggle();
        }}
      >
        <Avatar initials={letters} src={user?.avatarUrl} />
      </button>
      {isOpen && items && (
        <items.AccountItems id={menuId} Anchor={Anchor} More={More} onClose={close} onLeave={() => setIsOpen(false)} />
      )}
    </div>
  );
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
