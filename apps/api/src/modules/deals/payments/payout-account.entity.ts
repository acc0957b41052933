import type { BillingProviderName } from '@tessera/domain';
import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/index.ts';
import { type PayoutStatus, PayoutStatusEnum } from './payment.types.ts';

/** Where somebody gets what is paid for their deals: an account of their own at the provider. */
@ObjectType('PayoutAccount', { description: 'Where the viewer gets what is paid for their deals.' })
@Entity('payout_accounts')
@Index('payout_accounts_account_ref_key', ['accountRef'], { unique: true })
export class PayoutAccountRow {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'payout_accounts_pkey' })
  userId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'payout_accounts_user_id_fkey' })
  user?: User;

  @Column('text')
  provider: BillingProviderName;

  /** The provider's name for it. */
  @Column('text', { name: 'account_ref' })
  accountRef: string;

  /** Whether the provider lets it be paid to. */
  @Column('boolean', { name: 'is_ready', default: false })
  isReady: boolean;

  /** Whether the provider asks for no more details. */
  @Column('boolean', { name: 'is_complete', default: false })
  isComplete: boolean;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => PayoutStatusEnum, { description: 'Whether deals can be paid by a link yet.' })
  get status(): PayoutStatus {
    if (this.isReady) return 'READY';
    return this.isComplete ? 'CHECKING' : 'PENDING';
  }
}
