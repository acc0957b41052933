import type { BillingProviderName, DealPaymentStatus } from '@tessera/domain';
import { Field, Float, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { DateTimeScalar } from '../../../kernel/graphql/scalars.ts';
import { Deal } from '../deal.entity.ts';
import { DealPaymentStatusEnum } from '../deal.types.ts';

const MINOR = { to: String, from: Number };

/** The payment of a deal by its link. A deal whose payment was refunded can get another one. */
@ObjectType('DealPayment', { description: 'The payment of a deal by its link, seen by the deal’s owner alone.' })
@Entity('deal_payments')
@Index('deal_payments_token_key', ['token'], { unique: true })
@Index('deal_payments_deal_id_key', ['dealId'], { unique: true, where: "status <> 'REFUNDED'" })
@Index('deal_payments_deal_id_created_at_idx', ['dealId', 'createdAt'])
@Index('deal_payments_checkout_ref_key', ['checkoutRef'], { unique: true })
export class DealPayment {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'deal_payments_pkey' })
  id: string;

  @Column('uuid', { name: 'deal_id' })
  dealId: string;

  @ManyToOne(() => Deal, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'deal_id', foreignKeyConstraintName: 'deal_payments_deal_id_fkey' })
  deal?: Deal;

  /** Of the link. It opens nothing but the page on which to pay. */
  @Column('text')
  token: string;

  @Column('text')
  provider: BillingProviderName;

  /** The provider's name for who is paid. */
  @Column('text', { name: 'account_ref' })
  accountRef: string;

  @Field(() => DealPaymentStatusEnum, { description: 'How far the payment is.' })
  @Column('text')
  status: DealPaymentStatus;

  @Field(() => Float, {
    description:
      'In minor units of `currency`, a whole number: the amount paid, or the amount that the latest payment page asks for.',
  })
  @Column('bigint', { name: 'amount_minor', transformer: MINOR })
  amountMinor: number;

  @Field(() => String, { description: 'ISO 4217.' })
  @Column('text')
  currency: string;

  @Field(() => Float, { description: 'The commission of `amountMinor`, which a refund returns; also in minor units.' })
  @Column('bigint', { name: 'fee_minor', transformer: MINOR })
  feeMinor: number;

  /** The provider's page on which to pay; null before there is one. It is for this amount and ends at `checkoutEndsAt`. */
  @Column('text', { name: 'checkout_ref', nullable: true })
  checkoutRef: string | null;

  @Column('text', { name: 'checkout_url', nullable: true })
  checkoutUrl: string | null;

  @Column('timestamp with time zone', { name: 'checkout_ends_at', precision: 3, nullable: true })
  checkoutEndsAt: Date | null;

  /** The provider's name for the payment, once it is made. */
  @Column('text', { name: 'payment_ref', nullable: true })
  paymentRef: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was paid; null until then.' })
  @Column('timestamp with time zone', { name: 'paid_at', precision: 3, nullable: true })
  paidAt: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When all of it was refunded.' })
  @Column('timestamp with time zone', { name: 'refunded_at', precision: 3, nullable: true })
  refundedAt: Date | null;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
