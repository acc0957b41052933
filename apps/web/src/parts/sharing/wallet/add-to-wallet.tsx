import { t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import { Wallet } from 'lucide-react';
import { deferred } from '../../../delivery/deferred.tsx';
import { useOpener } from '../../screen/use-opener.ts';

const WalletDialog = deferred(async () => (await import('./wallet-dialog.tsx')).WalletDialog);

/** Opens the wallets that can keep the card. */
export function AddToWallet({ cardId }: { cardId: string }) {
  const dialog = useOpener(WalletDialog.preload);
  return (
    <>
      <Button variant="quiet" className="mt-2 -ms-2.5" aria-haspopup="dialog" {...dialog.button}>
        <Wallet aria-hidden="true" />
        {t('Add to Wallet')}
      </Button>
      {dialog.isWanted && (
        <WalletDialog cardId={cardId} isOpen={dialog.isOpen} onClose={() => dialog.setIsOpen(false)} />
      )}
    </>
  );
}
