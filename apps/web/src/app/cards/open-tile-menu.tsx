import { t } from '@tessera/texts';
import { Menu, MenuItem } from '@tessera/ui';
import { ArrowLeft, ArrowRight, Copy, Pencil, QrCode, Trash2, Wallet } from 'lucide-react';
import { Link } from 'react-router-dom';
import { TileMenuButton, type TileMenuProps } from './tile-menu-button.tsx';

/** The button and its menu, which is open from the start. */
export function OpenTileMenu({ title, editPath, ...acts }: TileMenuProps) {
  const { onQr, onWallet, onDuplicate, onMoveEarlier, onMoveLater, onDelete } = acts;
  return (
    <Menu isOpenAtFirst trigger={<TileMenuButton title={title} />}>
      <MenuItem asChild>
        <Link to={editPath}>
          <Pencil aria-hidden="true" />
          {t('Edit')}
        </Link>
      </MenuItem>
      <MenuItem onSelect={onQr}>
        <QrCode aria-hidden="true" />
        {t('QR code')}
      </MenuItem>
      <MenuItem onSelect={onWallet}>
        <Wallet aria-hidden="true" />
        {t('Add to Wallet')}
      </MenuItem>
      <MenuItem onSelect={onDuplicate}>
        <Copy aria-hidden="true" />
        {t('Duplicate')}
      </MenuItem>
      {onMoveEarlier && (
        <MenuItem onSelect={onMoveEarlier}>
          <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
          {t('Move earlier')}
        </MenuItem>
      )}
      {onMoveLater && (
        <MenuItem onSelect={onMoveLater}>
          <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
          {t('Move later')}
        </MenuItem>
      )}
      <MenuItem tone="bad" onSelect={onDelete}>
        <Trash2 aria-hidden="true" />
        {t('Delete')}
      </MenuItem>
    </Menu>
  );
}
