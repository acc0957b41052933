import { deferredMenu, type MenuButtonProps } from '../../delivery/deferred-menu.tsx';
import { TileMenuButton, type TileMenuProps } from './tile-menu-button.tsx';

/** What is done to a card now and then. */
export const TileMenu = deferredMenu(async () => (await import('./open-tile-menu.tsx')).OpenTileMenu, MenuButton);

function MenuButton({
  title,
  editPath: _editPath,
  onQr: _onQr,
  onWallet: _onWallet,
  onDuplicate: _onDuplicate,
  onMoveEarlier: _onMoveEarlier,
  onMoveLater: _onMoveLater,
  onDelete: _onDelete,
  ...rest
}: TileMenuProps & MenuButtonProps) {
  return <TileMenuButton title={title} {...rest} />;
}
