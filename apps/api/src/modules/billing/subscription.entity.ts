import type { BillingInterval, BillingProviderName, Currency, PlanKey } from '@tessera/domain';
import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { User } from '../identity/index.ts';

export const SUBSCRIPTION_STATUSES = ['free', 'trial', 'active', 'past_due'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** What somebody pays for. Who never tried or paid for anything has no row and is on the free plan. */
@Entity('subscriptions')
@Index('subscriptions_ends_at_idx', ['endsAt'])
export class SubscriptionRow {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'subscriptions_pkey' })
  userId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'subscriptions_user_id_fkey' })
  user?: User;

  @Column('text')
  status: SubscriptionStatus;

  @Column('text', { name: 'plan_id' })
  planId: PlanKey;

  @Column('text', { default: 'month' })
  interval: BillingInterval;

  /** For how many people, the payer included. */
  @Column('integer', { default: 1 })
  seats: number;

  /** What one seat of the paid period cost, in minor units; null where the list says so still. */
  @Column('integer', { name: 'unit_minor', nullable: true })
  unitMinor: number | null;

  @Column('text')
  currency: Currency;

  @Column('text')
  provider: BillingProviderName;

  /** From which months are counted. */
  @Column('timestamp with time zone', { name: 'anchor_at', precision: 3 })
  anchorAt: Date;

  @Column('timestamp with time zone', { name: 'starts_at', precision: 3 })
  startsAt: Date;

  /** Of the trial or the paid period. */
  @Column('timestamp with time zone', { name: 'ends_at', precision: 3 })
  endsAt: Date;

  /** What follows the paid period, where that is something else; 'starter' ends the subscription. */
  @Column('text', { name: 'next_plan_id', nullable: true })
  nextPlanId: PlanKey | null;

  /** Null with `nextPlanId`. */
  @Column('text', { name: 'next_interval', nullable: true })
  nextInterval: BillingInterval | null;

  /** Null with `nextPlanId`. */
  @Column('integer', { name: 'next_seats', nullable: true })
  nextSeats: number | null;

  @Column('timestamp with time zone', { name: 'tried_at', precision: 3, nullable: true })
  triedAt: Date | null;

  /** The provider's name for it. */
  @Column('text', { name: 'provider_ref', nullable: true })
  providerRef: string | null;

  /** The provider's name for who pays. */
  @Column('text', { name: 'customer_ref', nullable: true })
  customerRef: string | null;
}
