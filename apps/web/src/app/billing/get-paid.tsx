import { useGetPaidQuery, useStartPayoutsMutation } from '@tessera/client';
import { Button, Chip, type ChipTone, Notice } from '@tessera/ui';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { ListError } from '../../lists/list-error.tsx';
import { paths } from '../../paths.ts';
import { TEXT_LINK } from '../../shell/text-link.ts';
import { useAttempt } from '../../shell/use-attempt.ts';

/** How often it is asked whether the provider has let the account in, after somebody came back from its pages. */
const ASK_MS = 3000;

type State = 'NONE' | 'PENDING' | 'READY';

const STATES: Record<State, { label: string; tone: ChipTone; text: string }> = {
  NONE: { label: 'Not set up', tone: 'plain', text: 'Connect an account of your own. The money goes straight to it.' },
  PENDING: { label: 'Details missing', tone: 'brass', text: 'The payment provider still needs some of your details.' },
  READY: { label: 'Ready', tone: 'ok', text: 'You can create payment links. The money goes straight to your account.' },
};

/** Lets people pay the viewer: the account at the payment provider, and what a payment costs. */
export function GetPaid({ isTest }: { isTest: boolean }) {
  const [query] = useSearchParams();
  const isBack = query.get('payouts') === 'done';
  const { data, error, refetch, startPolling, stopPolling } = useGetPaidQuery({ fetchPolicy: 'cache-and-network' });
  const state = data?.viewer?.payoutAccount?.status ?? 'NONE';
  const isWaiting = isBack && data !== undefined && state !== 'READY';
  useEffect(() => {
    if (isWaiting) startPolling(ASK_MS);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);
  const section = useScrollToHash();
  const { label, tone, text } = STATES[state];
  return (
    <section ref={section} id="get-paid" aria-labelledby="get-paid-title">
      <h2 id="get-paid-title" className="flex flex-wrap items-center gap-3">
        Get paid {data && <Chip tone={tone}>{label}</Chip>}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-ink-2">
        Your customers can pay for your <DealsLink /> by card, through a link. {data && text}
      </p>
      {error && !data && <ListError error={error} onRetry={() => void refetch().catch(() => {})} />}
      {isWaiting && (
        <Notice className="mb-5">The payment provider is checking your details. This page shows when it’s done.</Notice>
      )}
      {data && <OpenAccount state={state} isTest={isTest} />}
      {data && <p className="mt-4 max-w-prose text-ink-2">{costText(data.billing.commissionPercent)}</p>}
    </section>
  );
}

function DealsLink() {
  return (
    <Link to={paths.deals} className={TEXT_LINK}>
      deals
    </Link>
  );
}

function OpenAccount({ state, isTest }: { state: State; isTest: boolean }) {
  const [start, { loading }] = useStartPayoutsMutation();
  const attempt = useAttempt();
  const open = () =>
    attempt(async () => {
      const { data } = await start();
      if (data) location.assign(data.startPayouts.url);
    });
  const account = isTest ? 'test account' : 'Stripe account';
  const labels = { NONE: `Connect a ${account}`, PENDING: 'Continue', READY: `Open your ${account}` };
  return (
    <Button variant={state === 'READY' ? 'outline' : 'primary'} isBusy={loading} onClick={() => void open()}>
      {labels[state]}
    </Button>
  );
}

function costText(percent: number): string {
  const rest = 'Deals that are paid elsewhere cost nothing.';
  if (percent === 0) return `Your plan takes no commission. ${rest}`;
  return `Commission is ${percent}% of what is paid through a link, and a refund returns it. ${rest}`;
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
