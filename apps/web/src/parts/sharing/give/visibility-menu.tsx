import { deferredMenu, type MenuButtonProps } from '../../../delivery/deferred-menu.tsx';
import { VisibilityButton, type VisibilityMenuProps } from './visibility-choices.tsx';

/** Who can open a card: a button that tells it and a menu that changes it. */
export const VisibilityMenu = deferredMenu(
  async () => (await import('./open-visibility-menu.tsx')).OpenVisibilityMenu,
  MenuButton,
);

function MenuButton({
  value,
  onChange: _onChange,
  cardTitle,
  isDisabled,
  ...rest
}: VisibilityMenuProps & MenuButtonProps) {
  return (
    <VisibilityButton value={value} {...(cardTitle !== undefined && { cardTitle })} disabled={isDisabled} {...rest} />
  );
}
