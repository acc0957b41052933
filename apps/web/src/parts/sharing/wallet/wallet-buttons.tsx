import { orderWallets, type WalletKind } from '@tessera/domain';
import { t } from '@tessera/texts';
import { buttonClass } from '@tessera/ui';
import { clsx } from 'clsx';
import { Wallet } from 'lucide-react';

const ADD_LABELS: Record<WalletKind, string> = {
  apple: t('Add to Apple Wallet'),
  google: t('Add to Google Wallet'),
};

interface WalletButtonsProps {
  /** Null where the wallet isn't set up, or the card is private. */
  paths: Record<`${WalletKind}Path`, string | null>;
  className?: string;
}

/** The wallets that can keep the card, that of this phone first. Links: the phone takes the file, and Google has a page of its own. */
export function WalletButtons({ paths: { applePath, googlePath }, className }: WalletButtonsProps) {
  const ways = [
    { kind: 'apple' as const, path: applePath },
    { kind: 'google' as const, path: googlePath },
  ].filter(({ path }) => path !== null);
  if (ways.length === 0) return null;
  return (
    <div className={clsx('flex flex-wrap gap-2', className)}>
      {orderWallets(ways, navigator.userAgent).map(({ kind, path }) => (
        <a
          key={kind}
          href={path ?? undefined}
          {...(kind === 'google' && { target: '_blank', rel: 'noopener' })}
          className={`${buttonClass()} grow`}
        >
          <Wallet aria-hidden="true" />
          {ADD_LABELS[kind]}
        </a>
      ))}
    </div>
  );
}
