import { DEAL_PAYMENT_NAMES, type DealPaymentStatus } from '@tessera/domain';
import { say } from '@tessera/texts';
import { Chip } from '@tessera/ui';

/** How far the payment of a deal by its link is; nothing for a deal without one. */
export function PaymentChip({ status }: { status: DealPaymentStatus | null }) {
  if (!status) return null;
  return <Chip tone={status === 'PAID' ? 'ok' : 'plain'}>{say(DEAL_PAYMENT_NAMES[status])}</Chip>;
}
