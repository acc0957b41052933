import { type ComponentProps, type ComponentType, type KeyboardEvent, useState } from 'react';
import { usePreload } from './deferred.tsx';

/** What a button does that stands in for a menu whose code isn't there yet. */
export type MenuButtonProps = Pick<
  ComponentProps<'button'>,
  'aria-haspopup' | 'aria-expanded' | 'onPointerDown' | 'onKeyDown' | 'onClick'
>;

/** A menu whose code comes after the screen: `MenuButton` stands in its place until somebody opens it. */
export function deferredMenu<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  MenuButton: ComponentType<Props & MenuButtonProps>,
): ComponentType<Props> {
  const menu = { preload: () => void load().catch(() => {}) };
  return function DeferredMenu(props: Props) {
    const [OpenMenu, setOpenMenu] = useState<ComponentType<Props> | null>(null);
    // Without a network the button stays as it is.
    const open = () =>
      void load()
        .then((loaded) => setOpenMenu(() => loaded))
        .catch(() => {});
    usePreload(menu);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      open();
    };
    if (OpenMenu) return <OpenMenu {...props} />;
    return (
      <MenuButton
        {...props}
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerDown={menu.preload}
        onKeyDown={onKeyDown}
        onClick={open}
      />
    );
  };
}
