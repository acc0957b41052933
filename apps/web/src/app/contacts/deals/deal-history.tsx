import { type DealHistoryQuery, useDealHistoryQuery } from '@tessera/client';
import { DEAL_STAGE_NAMES, type DealPaymentStatus, formatValue } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { timeText } from '../../../locale/time-text.ts';
import { RetryLine } from '../../../parts/feedback/error-notice.tsx';

type Change = NonNullable<DealHistoryQuery['deal']>['history'][number];

const PAYMENT_TEXTS: Readonly<Record<DealPaymentStatus, string>> = {
  OPEN: t('Payment link created'),
  PAID: t('Paid by link'),
  REFUNDED: t('Payment refunded'),
};

/** Who gave the deal which stage and value, and when; the latest first. */
export function DealHistory({ id }: { id: string }) {
  const { data, error, refetch } = useDealHistoryQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const history = data?.deal?.history;
  if (!data && error) {
    return (
      <p className="mt-7 border-t border-line pt-5 text-ink-2">
        <RetryLine text={t('Couldn’t load the history.')} error={error} refetch={refetch} />
      </p>
    );
  }
  if (!history) return null;
  return (
    <section aria-labelledby="deal-history" className="mt-7 border-t border-line pt-5">
      <h3 id="deal-history" className="mb-3">
        {t('History')}
      </h3>
      <ul className="grid gap-2.5">
        {history.map((change) => (
          <li key={change.id} className="[overflow-wrap:anywhere]">
            {changeText(change)}
            <span className="block text-sm text-ink-2">
              <time dateTime={change.createdAt} className="num">
                {timeText(change.createdAt)}
              </time>
              {change.by && (
                <>
                  {' '}
                  · <bdi>{change.by.name}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function changeText(change: Change): string {
  const { stageBefore, valueMinorBefore, currencyBefore, stage, valueMinor, currency, payment } = change;
  const value = formatValue(valueMinor, currency);
  if (!stageBefore) return t('Opened in {stage} with {amount}', { stage: DEAL_STAGE_NAMES[stage], amount: value });
  const parts: string[] = payment ? [PAYMENT_TEXTS[payment]] : [];
  if (stage !== stageBefore) parts.push(`${say(DEAL_STAGE_NAMES[stageBefore])} → ${say(DEAL_STAGE_NAMES[stage])}`);
  const before = formatValue(valueMinorBefore ?? 0, currencyBefore ?? currency);
  if (before !== value) parts.push(`${before} → ${value}`);
  return parts.join(t(', '));
}
