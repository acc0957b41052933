import type { DealPaymentStatus, DealStage } from '@tessera/domain';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { User } from '../identity/index.ts';
import { Deal } from './deal.entity.ts';
import { DealPaymentStatusEnum, DealStageEnum } from './deal.types.ts';

/** A line of a deal's history: it was opened, got another stage or value, was paid, or its payment was refunded. */
@ObjectType({ description: 'That a deal was opened, got another stage or value, was paid or refunded.' })
@Entity('deal_changes')
@Index('deal_changes_deal_id_created_at_idx', ['dealId', 'createdAt', 'id'])
@Index('deal_changes_user_id_idx', ['userId'])
export class DealChange {
  @Field(() => ID, { description: 'Differs for each change; use it as a key in lists.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'deal_changes_pkey' })
  id: string;

  @Column('uuid', { name: 'deal_id' })
  dealId: string;

  @ManyToOne(() => Deal, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'deal_id', foreignKeyConstraintName: 'deal_changes_deal_id_fkey' })
  deal?: Deal;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'deal_changes_user_id_fkey' })
  user?: User;

  @Field(() => DealStageEnum, { nullable: true, description: 'Null when the deal was opened, like the two below.' })
  @Column('text', { name: 'stage_before', nullable: true })
  stageBefore: DealStage | null;

  @Field(() => Float, { nullable: true, description: 'In minor units of `currencyBefore`.' })
  @Column('bigint', {
    name: 'value_minor_before',
    nullable: true,
    transformer: { to: (value: number | null) => value, from: (value: string | null) => value && Number(value) },
  })
  valueMinorBefore: number | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217; null when the deal was opened.' })
  @Column('text', { name: 'currency_before', nullable: true })
  currencyBefore: string | null;

  @Field(() => DealStageEnum, { description: 'The stage after the change.' })
  @Column('text')
  stage: DealStage;

  @Field(() => Float, { description: 'In minor units of `currency`.' })
  @Column('bigint', { name: 'value_minor', transformer: { to: String, from: Number } })
  valueMinor: number;

  @Field(() => String, { description: 'ISO 4217.' })
  @Column('text')
  currency: string;

  @Field(() => DealPaymentStatusEnum, { nullable: true, description: 'PAID or REFUNDED where that has happened.' })
  @Column('text', { nullable: true })
  payment: DealPaymentStatus | null;

  @Field(() => DateTimeScalar, { description: 'When the change was made.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
