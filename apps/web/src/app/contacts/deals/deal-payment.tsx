import {
  type DealPaymentQuery,
  type PayoutStatus,
  useCreatePaymentLinkMutation,
  useDealPaymentQuery,
  useRefundPaymentMutation,
} from '@tessera/client';
import { formatValue, isPayable } from '@tessera/domain';
import { t } from '@tessera/texts';
import { AskingButton, Button, buttonClass, TextField, useToast } from '@tessera/ui';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../locale/format.ts';
import { commissionText } from '../../../parts/billing/commission-text.ts';
import { RetryLine } from '../../../parts/feedback/error-notice.tsx';
import { useAttempt } from '../../../parts/feedback/use-attempt.ts';
import { CopyButton } from '../../../parts/screen/copy-button.tsx';
import { paths } from '../../../paths.ts';
import { PaymentChip } from './payment-chip.tsx';
import { AFTER_PAYMENT } from './use-deals.ts';

type PaidDeal = NonNullable<DealPaymentQuery['deal']>;
type Payment = NonNullable<PaidDeal['payment']>;

/** How a deal is paid: its link, whether it was paid, and how the payment is refunded. */
export function DealPayment({ id }: { id: string }) {
  const { data, error, refetch } = useDealPaymentQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  if (!data && error) {
    return (
      <p className="mt-7 border-t border-line pt-5 text-ink-2">
        <RetryLine text={t('Couldn’t load the payment.')} error={error} refetch={refetch} />
      </p>
    );
  }
  if (!data?.deal || !data.billing.hasPaymentLinks) return null;
  const { deal, viewer, billing } = data;
  const { payment } = deal;
  const isLinked = payment?.status === 'OPEN' || payment?.status === 'PAID';
  return (
    <section aria-labelledby="deal-payment" className="mt-7 grid gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 id="deal-payment">{t('Payment')}</h3>
        <PaymentChip status={payment?.status ?? null} />
      </div>
      {payment?.status === 'OPEN' && <OpenPayment deal={deal} payment={payment} />}
      {payment?.status === 'PAID' && <PaidPayment id={id} payment={payment} />}
      {payment?.status === 'REFUNDED' && (
        <p className="text-ink-2">
          {t('Refunded {amountText} on {dayText}.', {
            amountText: amountText(payment),
            dayText: dayText(payment.refundedAt),
          })}
        </p>
      )}
      {!isLinked && (
        <NewLink deal={deal} account={viewer?.payoutAccount?.status ?? null} percent={billing.commissionPercent} />
      )}
    </section>
  );
}

interface NewLinkProps {
  deal: PaidDeal;
  /** How far the viewer's account is on which they are paid; null before they have one. */
  account: PayoutStatus | null;
  percent: number;
}

function NewLink({ deal: { id, valueMinor }, account, percent }: NewLinkProps) {
  const [create, { loading }] = useCreatePaymentLinkMutation(AFTER_PAYMENT);
  const attempt = useAttempt();
  const toast = useToast();
  const isReady = account === 'READY';
  const make = () =>
    attempt(async () => {
      await create({ variables: { input: { id } } });
      toast(t('Payment link created'));
    });
  return (
    <>
      <p className="text-ink-2">
        {t('Let your customer pay by card. {commissionText}', { commissionText: commissionText(percent) })}
      </p>
      {account === 'CHECKING' && <p>{t('The payment provider is checking your details.')}</p>}
      {!isReady && (
        <p>
          <Link to={`${paths.billing}#get-paid`} className={buttonClass()}>
            {account === 'CHECKING' ? t('Go to Get paid') : t('Set up payments')}
          </Link>
        </p>
      )}
      {isReady && valueMinor === 0 && <p className="text-ink-2">{t('Save the deal with a value to create a link.')}</p>}
      {isReady && valueMinor > 0 && (
        <p>
          <Button isBusy={loading} onClick={() => void make()}>
            {t('Create payment link')}
          </Button>
        </p>
      )}
    </>
  );
}

function OpenPayment({ deal, payment }: { deal: PaidDeal; payment: Payment }) {
  return (
    <>
      <div className="flex flex-wrap items-end gap-2.5">
        <TextField
          className="min-w-48 flex-1"
          label={t('Payment link')}
          readOnly
          value={payment.url}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={payment.url}>{t('Copy link')}</CopyButton>
      </div>
      <p className="text-ink-2">
        {isPayable(deal)
          ? t('Anyone with the link can pay {amountText}. They see the deal’s name and yours. {feeText}', {
              amountText: amountText(payment),
              feeText: feeText(payment),
            })
          : closedText(deal)}
      </p>
    </>
  );
}

function PaidPayment({ id, payment }: { id: string; payment: Payment }) {
  const [refund, { loading }] = useRefundPaymentMutation(AFTER_PAYMENT);
  const attempt = useAttempt();
  const toast = useToast();
  const refundAll = () =>
    attempt(async () => {
      await refund({ variables: { input: { id } } });
      toast(t('Payment refunded'));
    });
  return (
    <>
      <p className="text-ink-2">
        {t('Paid {amountText} on {dayText}. {feeText}', {
          amountText: amountText(payment),
          dayText: dayText(payment.paidAt),
          feeText: feeText(payment),
        })}
      </p>
      <p>
        <AskingButton
          variant="quiet"
          isBusy={loading}
          className="-ms-2.5"
          question={t('Refund {amountText}?', { amountText: amountText(payment) })}
          detail={t(
            'Your customer gets the whole amount back, and you get the commission back. The deal keeps its stage.',
          )}
          confirmLabel={t('Refund payment')}
          tone="danger"
          onConfirm={refundAll}
        >
          {t('Refund payment')}
        </AskingButton>
      </p>
    </>
  );
}

/** Why nobody can pay by the link now, and what to do. */
function closedText({ stage }: PaidDeal): string {
  if (stage === 'LOST')
    return t('The link takes no payments while the deal is lost. Move the deal to another stage first.');
  return t('The link takes no payments while the deal has no value. Save the deal with a value first.');
}

function amountText({ amountMinor, currency }: Payment): string {
  return formatValue(amountMinor, currency);
}

function feeText({ feeMinor, currency }: Payment): string {
  return feeMinor > 0 ? t('Commission: {amount}.', { amount: formatValue(feeMinor, currency) }) : t('No commission.');
}

function dayText(at: string | null): string {
  return at ? formatDate(at, 'longDay') : '';
}
