import { defineEnum } from '../../platform/enums.ts';

const PAYOUT_STATUSES = ['PENDING', 'CHECKING', 'READY'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

export const PayoutStatusEnum = defineEnum(
  'PayoutStatus',
  PAYOUT_STATUSES,
  'PENDING: the payment provider still asks for details. CHECKING: it checks them. READY: deals can be paid.',
);
