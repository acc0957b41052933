import { t } from '@tessera/texts';
/** What a payment by link costs its receiver, for people. */
export function commissionText(percent: number): string {
  const rest = t('Deals that are paid elsewhere cost nothing.');
  if (percent === 0) return t('Your plan takes no commission. {rest}', { rest });
  return t('Commission is {percent}% of what is paid by link, and a refund returns it. {rest}', { percent, rest });
}
