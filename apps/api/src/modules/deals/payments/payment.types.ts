import { defineEnum } from '../../../kernel/graphql/enums.ts';

const PAYOUT_STATUSES = ['PENDING', 'CHECKING', 'READY'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

export const PayoutStatusEnum = defineEnum('PayoutStatus', PAYOUT_STATUSES, {
  description: 'Whether the viewer’s account at the payment provider is ready.',
  values: {
    PENDING: 'The payment provider still asks for details.',
    CHECKING: 'The payment provider checks the details.',
    READY: 'Deals can be paid.',
  },
});
