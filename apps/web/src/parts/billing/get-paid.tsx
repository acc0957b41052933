import { type PayoutStatus, useCheckPayoutsMutation, useGetPaidQuery, useStartPayoutsMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Button, Chip, type ChipTone } from '@tessera/ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useAttempt } from '../feedback/use-attempt.ts';
import { ListError } from '../lists/list-error.tsx';
import { TEXT_LINK } from '../screen/text-link.ts';
import { commissionText } from './commission-text.ts';

/** How often it is asked whether the provider has let the account in, after somebody came back from its pages. */
const ASK_MS = 3000;
/** Checks that last longer take hours or days. */
const GIVE_UP_MS = 120_000;

type State = 'NONE' | PayoutStatus;

const STATES: Record<State, { label: string; tone: ChipTone; text: string }> = {
  NONE: {
    label: t('Not set up'),
    tone: 'plain',
    text: t('Connect an account of your own. The money goes straight to it.'),
  },
  PENDING: {
    label: t('Details missing'),
    tone: 'brass',
    text: t('The payment provider still needs some of your details.'),
  },
  CHECKING: { label: t('Being checked'), tone: 'note', text: t('The payment provider is checking your details.') },
  READY: {
    label: t('Ready'),
    tone: 'ok',
    text: t('You can create payment links. The money goes straight to your account.'),
  },
};

/** Lets people pay the viewer: the account at the payment provider, and what a payment costs. */
export function GetPaid({ isTest }: { isTest: boolean }) {
  const { data, error, state, isWaiting, checkAgain, retry } = usePayoutState();
  const section = useScrollToHash();
  const { label, tone, text } = STATES[state];
  return (
    <section ref={section} id="get-paid" aria-labelledby="get-paid-title">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="get-paid-title">{t('Get paid')}</h2>
        {data && <Chip tone={tone}>{label}</Chip>}
      </div>
      <p className="mt-1 mb-5 max-w-prose text-ink-2">
        <Trans message="Your customers can pay for your <0/> by card, through a link." parts={{ 0: <DealsLink /> }} />
      </p>
      {error && !data && <ListError error={error} onRetry={retry} />}
      {data && (
        <div className="grid justify-items-start gap-4">
          <p role="status" className="max-w-prose">
            {text} {isWaiting && t('This page shows when it’s done.')}
          </p>
          <div className="flex flex-wrap gap-2.5 empty:hidden">
            {state !== 'CHECKING' && <OpenAccount state={state} isTest={isTest} />}
            {checkAgain && <Button onClick={checkAgain}>{t('Check again')}</Button>}
          </div>
          <p className="max-w-prose text-ink-2">{commissionText(data.billing.commissionPercent)}</p>
        </div>
      )}
    </section>
  );
}

/** The state of the account. After the provider's pages it is asked for again for two minutes. */
function usePayoutState() {
  const [query] = useSearchParams();
  const { data, error, refetch, startPolling, stopPolling } = useGetPaidQuery({ fetchPolicy: 'cache-and-network' });
  const isBack = query.get('payouts') === 'done';
  const [isAsking, setIsAsking] = useState(isBack);
  const status = data?.viewer?.payoutAccount?.status ?? 'NONE';
  const isUnderway = status === 'PENDING' || status === 'CHECKING';
  const isWaiting = isAsking && isUnderway;
  useEffect(() => {
    if (!isWaiting) return;
    startPolling(ASK_MS);
    const timer = setTimeout(() => setIsAsking(false), GIVE_UP_MS);
    return () => {
      stopPolling();
      clearTimeout(timer);
    };
  }, [isWaiting, startPolling, stopPolling]);
  const retry = () => void refetch().catch(() => {});
  const [check] = useCheckPayoutsMutation();
  const attempt = useAttempt();
  // The provider itself is asked: its report may be lost.
  const askAgain = () =>
    void attempt(async () => {
      setIsAsking(true);
      await check();
      await refetch();
    });
  const canCheck = !isWaiting && (status === 'CHECKING' || (isBack && isUnderway));
  // What was just given there is being checked, also before the provider says so.
  const state: State = isWaiting ? 'CHECKING' : status;
  return { data, error, state, isWaiting, retry, checkAgain: canCheck ? askAgain : null };
}

function DealsLink() {
  return (
    <Link to={paths.deals} className={TEXT_LINK}>
      {t('deals')}
    </Link>
  );
}

function OpenAccount({ state, isTest }: { state: Exclude<State, 'CHECKING'>; isTest: boolean }) {
  const [start, { loading }] = useStartPayoutsMutation();
  const attempt = useAttempt();
  const open = () =>
    attempt(async () => {
      const { data } = await start();
      if (data) location.assign(data.startPayouts.url);
    });
  const account = isTest ? t('test account') : t('Stripe account');
  const labels = {
    NONE: t('Connect a {account}', { account }),
    PENDING: t('Continue setup'),
    READY: t('Open your {account}', { account }),
  };
  return (
    <Button variant={state === 'READY' ? 'outline' : 'primary'} isBusy={loading} onClick={() => void open()}>
      {labels[state]}
    </Button>
  );
}

/** Deals lead to this section of the page, which is drawn after the address was read. */
function useScrollToHash() {
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#get-paid') section.current?.scrollIntoView();
  }, [hash]);
  return section;
}
