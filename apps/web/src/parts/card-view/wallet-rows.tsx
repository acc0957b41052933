import type { WalletWay } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Wallet } from 'lucide-react';

/** The wallets that keep the card. Only the server draws them: the page of a card needs no script for a link. */
export function WalletRows({ wallets }: { wallets: readonly WalletWay[] }) {
  return (
    <ul aria-label={t('Add to Wallet')} className="-mb-px border-t border-line print:hidden">
      {wallets.map(({ kind, path }) => (
        <li key={kind}>
          <a href={path} rel="nofollow" className="group flex min-h-12 items-center gap-3.5 border-b border-line py-3">
            <Wallet aria-hidden="true" className="size-[18px] shrink-0 stroke-[1.6] text-brass" />
            <span className="min-w-0 flex-1 group-hover:underline">
              {kind === 'apple' ? t('Add to Apple Wallet') : t('Add to Google Wallet')}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
