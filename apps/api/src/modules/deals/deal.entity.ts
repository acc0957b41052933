import type { DealFields, DealPaymentStatus, DealStage } from '@tessera/domain';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Node } from '../../kernel/graphql/node.ts';
import { DateScalar, DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { defineConnection } from '../../kernel/lists/page.ts';
import { Card } from '../cards/index.ts';
import { Contact } from '../contacts/index.ts';
import { Lead } from '../exchange/index.ts';
import { User } from '../identity/index.ts';
import { DealPaymentStatusEnum, DealStageEnum } from './deal.types.ts';

/** Business with a contact. It outlives the contact, and nobody but its owner ever sees it. */
@ObjectType({ implements: Node, description: 'Business that the viewer does with a contact, seen by nobody else.' })
@Entity('deals')
@Index('deals_owner_id_changed_at_idx', ['ownerId', 'changedAt'])
@Index('deals_owner_id_created_at_idx', ['ownerId', 'createdAt', 'id'])
@Index('deals_owner_id_stage_created_at_idx', ['ownerId', 'stage', 'createdAt', 'id'])
@Index('deals_contact_id_idx', ['contactId'])
@Index('deals_lead_id_idx', ['leadId'])
@Index('deals_card_id_idx', ['cardId'])
export class Deal implements DealFields, Node {
  @Field(() => ID, { description: 'Pass it to `updateDeal`, `moveDeal` or `createPaymentLink`.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'deals_pkey' })
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'deals_owner_id_fkey' })
  owner?: User;

  /** As it was opened with: it may have been merged into another since. Null once it is deleted. */
  @Column('uuid', { name: 'contact_id', nullable: true })
  contactId: string | null;

  @ManyToOne(() => Contact, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'contact_id', foreignKeyConstraintName: 'deals_contact_id_fkey' })
  contactRelation?: Contact;

  /** What the contact was called when its owner deleted it; '' before. */
  @Column('text', { name: 'kept_name', default: '' })
  keptName: string;

  /** The details that a visitor left and that led to the deal, and the card on which they did. */
  @Column('uuid', { name: 'lead_id', nullable: true })
  leadId: string | null;

  @ManyToOne(() => Lead, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'lead_id', foreignKeyConstraintName: 'deals_lead_id_fkey' })
  lead?: Lead;

  @Column('uuid', { name: 'card_id', nullable: true })
  cardId: string | null;

  @ManyToOne(() => Card, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'card_id', foreignKeyConstraintName: 'deals_card_id_fkey' })
  card?: Card;

  /** The campaign by which that visitor came. Like the card it stays when they erase what they left. */
  @Column('text', { nullable: true })
  campaign: string | null;

  @Field(() => String, { description: 'What the deal is about, at most 120 characters.' })
  @Column('text')
  name: string;

  @Field(() => Float, { description: 'In minor units such as cents, a whole number; 0 where it is not known yet.' })
  @Column('bigint', { name: 'value_minor', transformer: { to: String, from: Number } })
  valueMinor: number;

  @Field(() => String, { description: 'ISO 4217.' })
  @Column('text')
  currency: string;

  @Field(() => DealStageEnum, { description: 'The column of the board in which the deal is.' })
  @Column('text')
  stage: DealStage;

  @Field(() => DateScalar, { nullable: true, description: 'The day on which it is expected to be won, `YYYY-MM-DD`.' })
  @Column('date', { name: 'expected_on', nullable: true })
  expectedOn: string | null;

  @Field(() => String, { description: "With line breaks; '' when there is none." })
  @Column('text', { default: '' })
  note: string;

  @Field(() => Int, { description: 'Grows with each change.' })
  @Column('integer', { default: 1 })
  version: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when it is won or lost; null while it is open.' })
  @Column('timestamp with time zone', { name: 'closed_at', precision: 3, nullable: true })
  closedAt: Date | null;

  @Field(() => DealPaymentStatusEnum, { nullable: true, description: 'Of its latest payment link; null without.' })
  @Column('text', { name: 'payment_status', nullable: true })
  paymentStatus: DealPaymentStatus | null;

  @Field(() => DateTimeScalar, { description: 'When the deal was opened.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'When the deal was last changed, moved, paid or refunded.' })
  @Column('timestamp with time zone', { name: 'updated_at', precision: 3, default: () => 'now()' })
  updatedAt: Date;

  /** When the row last changed; a trigger sets it. Only used in conditions, never read. */
  @Column('timestamp with time zone', { name: 'changed_at', default: () => 'clock_timestamp()', select: false })
  changedAt?: Date;
}

export const DealConnection = defineConnection(Deal);
