import type { BillingProviderName, Currency, PlanKey } from '@tessera/domain';
import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.ts';

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

  @Column('text')
  currency: Currency;

  @Column('text')
  provider: BillingProviderName;

  /** From which months are counted. */
  @Column('timestamp with time zone', { name: 'anchor_at', precision: 3 })
  anchorAt: Date;

  @Column('timestamp with time zone', { name: 'starts_at', precision: 3 })
  startsAt: Date;

  /** Of the trial or the paid month. */
  @Column('timestamp with time zone', { name: 'ends_at', precision: 3 })
  endsAt: Date;

  /** What follows the paid month, where that is another plan; 'starter' ends the subscription. */
  @Column('text', { name: 'next_plan_id', nullable: true })
  nextPlanId: PlanKey | null;

  @Column('timestamp with time zone', { name: 'tried_at', precision: 3, nullable: true })
  triedAt: Date | null;

  /** The provider's name for it. */
  @Column('text', { name: 'provider_ref', nullable: true })
  providerRef: string | null;

  /** The provider's name for who pays. */
  @Column('text', { name: 'customer_ref', nullable: true })
  customerRef: string | null;
}
