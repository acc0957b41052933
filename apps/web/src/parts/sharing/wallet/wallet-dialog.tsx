import {
  type SetCardWalletInput,
  useCardWalletQuery,
  useSetCardWalletMutation,
  type WalletStateFragment,
} from '@tessera/client';
import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Dialog, Notice, SelectField, Skeleton, Switch } from '@tessera/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { ErrorNotice } from '../../feedback/error-notice.tsx';
import { useAttempt } from '../../feedback/use-attempt.ts';
import { WalletButtons } from './wallet-buttons.tsx';

export interface WalletDialogProps {
  /** The server's id; null while only this device has the card. */
  cardId: string | null;
  isOpen: boolean;
  onClose: () => void;
}

/** Adds a card of the person's own to the wallet of their phone, and chooses how others can. */
export function WalletDialog({ cardId, isOpen, onClose }: WalletDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      title={t('Add to Wallet')}
      description={t('The pass shows what everyone sees of your card. It updates when you change the card.')}
      size="sm"
    >
      {cardId ? <Content id={cardId} /> : <Notice>{t('This card is on this device only. Sync it first.')}</Notice>}
    </Dialog>
  );
}

function Content({ id }: { id: string }) {
  const { data, error, refetch } = useCardWalletQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const wallet = data?.card?.wallet;
  if (wallet) return <Ways id={id} wallet={wallet} isPrivate={data.card?.visibility === 'PRIVATE'} />;
  if (!error && !data) return <Skeleton className="h-40" />;
  return (
    <ErrorNotice
      title={t('Couldn’t load the wallet options')}
      error={error ?? { message: t('The server does not know this card.') }}
      onRetry={() => void refetch().catch(() => {})}
    />
  );
}

interface WaysProps {
  id: string;
  wallet: WalletStateFragment;
  isPrivate: boolean;
}

function Ways({ id, wallet, isPrivate }: WaysProps) {
  const isSetUp = wallet.isAppleSetUp || wallet.isGoogleSetUp;
  return (
    <div className="grid gap-5">
      {isSetUp && isPrivate && (
        <Notice>{t('This card is private. Let anyone with the link open it, then add it to a wallet.')}</Notice>
      )}
      <WalletButtons paths={wallet} />
      {wallet.isGoogleTest && (
        <p className="text-sm text-ink-2">
          {t(
            'Google hasn’t approved Google Wallet passes here yet. Until then, a pass says [TEST ONLY], and only Google accounts the operator has listed can add it.',
          )}
        </p>
      )}
      <NotSetUp wallet={wallet} />
      {isSetUp && <Choices id={id} wallet={wallet} />}
    </div>
  );
}

const TEXT_LINK = 'underline hover:text-ink';

/** What the operator of this installation has not set up. */
function NotSetUp({ wallet: { isAppleSetUp, isGoogleSetUp } }: Pick<WaysProps, 'wallet'>) {
  const missing = [...(isAppleSetUp ? [] : ['Apple Wallet']), ...(isGoogleSetUp ? [] : ['Google Wallet'])];
  if (missing.length === 0) return null;
  return (
    <p className="text-sm text-ink-2">
      {t('{count, plural, one {{services} isn’t available here yet.} other {{services} aren’t available here yet.}}', {
        count: missing.length,
        services: { items: missing, type: 'conjunction' },
      })}{' '}
      <Trans
        message="{count, plural, one {<0>Ask the operator</0> to set it up.} other {<0>Ask the operator</0> to set them up.}} If you run this installation, <1>read how</1>."
        values={{ count: missing.length }}
        parts={{
          0: (text) => (
            <Link to={`${paths.support}?tab=contact`} className={TEXT_LINK}>
              {text}
            </Link>
          ),
          1: (text) => (
            <Link to={paths.docsPage('wallets')} className={TEXT_LINK}>
              {text}
            </Link>
          ),
        }}
      />
    </p>
  );
}

function Choices({ id, wallet: { isOnPage, code, isCodeShortened } }: Omit<WaysProps, 'isPrivate'>) {
  const [set] = useSetCardWalletMutation();
  const attempt = useAttempt();
  const change = (changes: Omit<SetCardWalletInput, 'cardId'>) =>
    attempt(() => set({ variables: { input: { ...changes, cardId: id } } }));
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <Switch
        label={t('Visitors of the card can add it, too')}
        checked={isOnPage}
        onChange={(isOn) => change({ isOnPage: isOn })}
      />
      <SelectField
        label={t('Code on the pass')}
        value={code}
        onChange={({ target }) => void change({ code: target.value as typeof code })}
      >
        <option value="ADDRESS">{t('Link to the card')}</option>
        <option value="CONTACT">{t('Contact details, works offline')}</option>
      </SelectField>
      {isCodeShortened && (
        <p className="text-sm text-ink-2">
          {t('The code holds the essentials of your card, so that phones can read it.')}
        </p>
      )}
    </div>
  );
}
