import {
  type SetCardWalletInput,
  useCardWalletQuery,
  useSetCardWalletMutation,
  type WalletStateFragment,
} from '@tessera/client';
import { t } from '@tessera/texts';
import { Dialog, Notice, SelectField, Skeleton, Switch } from '@tessera/ui';
import { ErrorNotice } from '../../feedback/error-notice.tsx';
import { useAttempt } from '../../feedback/use-attempt.ts';
import { NotSetUp } from '../../screen/not-set-up.tsx';
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
      <MissingWallets wallet={wallet} />
      {isSetUp && <Choices id={id} wallet={wallet} />}
    </div>
  );
}

/** What the operator of this installation has not set up. */
function MissingWallets({ wallet: { isAppleSetUp, isGoogleSetUp } }: Pick<WaysProps, 'wallet'>) {
  const missing = [...(isAppleSetUp ? [] : ['Apple Wallet']), ...(isGoogleSetUp ? [] : ['Google Wallet'])];
  if (missing.length === 0) return null;
  return (
    <p className="text-sm text-ink-2">
      <NotSetUp services={missing} help="wallets" />
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
