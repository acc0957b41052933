import { t } from '@tessera/texts';
import { Menu, MenuItem } from '@tessera/ui';
import { ArrowLeft, ArrowRight, Copy } from 'lucide-react';
import { TileMenuButton, type TileMenuProps } from './tile-menu-button.tsx';

/** The button and its menu, which is open from the start. */
export function OpenTileMenu({ title, onDuplicate, onMoveEarlier, onMoveLater }: TileMenuProps) {
  return (
    <Menu isOpenAtFirst trigger={<TileMenuButton title={title} />}>
      <MenuItem onSelect={onDuplicate}>
        <Copy aria-hidden="true" />
        {t('Duplicate')}
      </MenuItem>
      {onMoveEarlier && (
        <MenuItem onSelect={onMoveEarlier}>
          <ArrowLeft aria-hidden="true" />
          {t('Move earlier')}
        </MenuItem>
      )}
      {onMoveLater && (
        <MenuItem onSelect={onMoveLater}>
          <ArrowRight aria-hidden="true" />
          {t('Move later')}
        </MenuItem>
      )}
    </Menu>
  );
}
