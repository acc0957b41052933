import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { usePreload } from '../loading/deferred.tsx';
import { VisibilityButton, type VisibilityMenuProps } from './visibility-choices.tsx';

const loadMenu = async () => ({ default: (await import('./open-visibility-menu.tsx')).OpenVisibilityMenu });
const OpenVisibilityMenu = lazy(loadMenu);
const menu = { preload: () => void loadMenu().catch(() => {}) };

/** Who may see a card: a button that tells it and a menu that changes it, whose code comes after the screen. */
export function VisibilityMenu(props: VisibilityMenuProps) {
  const { value, cardTitle, isDisabled } = props;
  const [isWanted, setIsWanted] = useState(false);
  // Without a network the button stays as it is.
  const open = () =>
    void loadMenu()
      .then(() => setIsWanted(true))
      .catch(() => {});
  usePreload(menu);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  };
  const button = (
    <VisibilityButton
      value={value}
      {...(cardTitle !== undefined && { cardTitle })}
      disabled={isDisabled}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerDown={menu.preload}
      onKeyDown={onKeyDown}
      onClick={open}
    />
  );
  return <Suspense fallback={button}>{isWanted ? <OpenVisibilityMenu {...props} /> : button}</Suspense>;
}
