import { useCardWalletQuery } from '@tessera/client';
import { WalletButtons } from './wallet-buttons.tsx';

/** For a card of the person's own; nothing while they aren't known, and where no wallet is set up. */
export function OwnWalletButtons({ cardId, className }: { cardId: string; className?: string }) {
  const { data } = useCardWalletQuery({ variables: { id: cardId } });
  const wallet = data?.card?.wallet;
  return wallet ? <WalletButtons paths={wallet} {...(className && { className })} /> : null;
}
