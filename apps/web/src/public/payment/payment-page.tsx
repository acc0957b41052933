import type { DealPaymentStatus } from '@tessera/domain';
import { t } from '@tessera/texts';
import { buttonClass, Notice } from '@tessera/ui';
import { paths } from '../../paths.ts';
import { PageFrame } from '../card/page-frame.tsx';

export interface PaymentPageProps {
  page: { token: string; dealName: string; ownerName: string; status: DealPaymentStatus | 'CLOSED' } | null;
  /** As people write it. */
  amount: string | null;
  /** Paid on the provider's page, and not reported yet. */
  isWaiting: boolean;
  failure: string | null;
}

const DONE = {
  PAID: t('This is paid. Thank you.'),
  REFUNDED: t('This payment was refunded.'),
  CLOSED: t('This can’t be paid right now. Ask the person who sent you the link.'),
};

/** `/pay/{token}`: what a payment link asks for, of whom and for what. Needs no script. */
export function PaymentPage({ page, amount, isWaiting, failure }: PaymentPageProps) {
  if (!page) return <NoPayment />;
  const { token, dealName, ownerName, status } = page;
  return (
    <PageFrame>
      <div className="max-w-130 pt-4 [overflow-wrap:anywhere] md:pt-10">
        <p className="text-ink-2">
          {t('Payment to')} <bdi>{ownerName}</bdi>
        </p>
        <h1 dir="auto" className="mt-2">
          {dealName}
        </h1>
        <p className="num mt-5 font-serif text-4xl">{amount}</p>
        <div className="mt-7 grid justify-items-start gap-5">
          {failure && status === 'OPEN' && <Notice tone="bad">{failure}</Notice>}
          {status !== 'OPEN' && <Notice tone={status === 'PAID' ? 'ok' : 'note'}>{DONE[status]}</Notice>}
          {isWaiting && (
            <Notice>{t('Thank you. We’re waiting for the payment provider to confirm. This takes a moment.')}</Notice>
          )}
          {status === 'OPEN' && !isWaiting && <Pay token={token} amount={amount} />}
        </div>
      </div>
    </PageFrame>
  );
}

function Pay({ token, amount }: { token: string; amount: string | null }) {
  return (
    <>
      <a href={`/pay/${token}/checkout`} rel="nofollow" className={buttonClass('primary', 'lg')}>
        {t('Pay {amount}', { amount })}
      </a>
      <p className="text-sm text-ink-2">
        {t('You pay on the page of the payment provider. Your card details stay there.')}
      </p>
    </>
  );
}

function NoPayment() {
  return (
    <PageFrame>
      <div className="grid max-w-130 justify-items-start gap-4 pt-10 md:pt-20">
        <h1>{t('Payment link not found')}</h1>
        <p className="text-ink-2">
          {t('The link may be incomplete, or its sender deleted it. Ask the person who sent it for a new one.')}
        </p>
        <a href={paths.home} className={`${buttonClass('primary')} mt-2`}>
          {t('Go to home page')}
        </a>
      </div>
    </PageFrame>
  );
}
