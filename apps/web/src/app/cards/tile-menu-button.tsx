import { t } from '@tessera/texts';
import { IconButton } from '@tessera/ui';
import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface TileMenuProps {
  title: string;
  editPath: string;
  onQr: () => void;
  onWallet: () => void;
  onDuplicate: () => void;
  /** Null where the card can't be moved. */
  onMoveEarlier: (() => void) | null;
  onMoveLater: (() => void) | null;
  onDelete: () => void;
}

export function TileMenuButton({ title, ...rest }: { title: string } & ComponentProps<'button'>) {
  return (
    <IconButton label={t('More for {title}', { title })} {...rest}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
}
