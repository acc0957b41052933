import { type WebhookEvent, webhookPayload } from '@tessera/domain';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { defineEnum } from '../../platform/enums.ts';
import { defineConnection } from '../../platform/page.ts';
import { DateTimeScalar } from '../../platform/scalars.ts';
import { Webhook, WebhookEventEnum } from './webhook.entity.ts';

const STATUSES = ['pending', 'delivered', 'failed'] as const;
type Status = (typeof STATUSES)[number];
const StatusEnum = defineEnum(
  'WebhookDeliveryStatus',
  STATUSES,
  'PENDING: it is tried again by itself. FAILED: no more, unless it is sent again by hand.',
);

/** One try of a delivery. */
@ObjectType()
export class WebhookAttempt {
  @Field(() => DateTimeScalar)
  at: Date;

  @Field(() => Int, { nullable: true, description: 'The HTTP status that was answered; null without an answer.' })
  status: number | null;

  @Field(() => Int)
  durationMs: number;

  @Field(() => String, { description: 'What was answered; its first 2000 bytes.' })
  answer: string;

  @Field(() => String, { description: 'Why it did not arrive, for people; "" when it did.' })
  error: string;
}

/** One event on its way to one webhook, with all its tries. */
@ObjectType({ description: 'One event on its way to a webhook. It is kept for 30 days.' })
@Entity('webhook_deliveries')
@Index('webhook_deliveries_webhook_id_created_at_idx', ['webhookId', 'createdAt', 'id'])
@Index('webhook_deliveries_created_at_idx', ['createdAt'])
export class WebhookDelivery {
  @Field(() => ID, { description: 'Also the header `webhook-id`: the same for each try.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'webhook_deliveries_pkey' })
  id: string;

  @Column('uuid', { name: 'webhook_id' })
  webhookId: string;

  @ManyToOne(() => Webhook, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'webhook_id', foreignKeyConstraintName: 'webhook_deliveries_webhook_id_fkey' })
  webhook?: Webhook;

  @Field(() => WebhookEventEnum)
  @Column('text')
  event: WebhookEvent;

  /** Kept as it was written: what is signed must not change its order. */
  @Column('json')
  data: object;

  @Field(() => Boolean, { description: 'Sent by the test button, with example data.' })
  @Column('boolean', { name: 'is_test', default: false })
  isTest: boolean;

  @Field(() => StatusEnum)
  @Column('text', { default: 'pending' })
  status: Status;

  @Column('json', { default: () => "'[]'" })
  tries: (Omit<WebhookAttempt, 'at'> & { at: string })[];

  @Field(() => DateTimeScalar, { nullable: true, description: 'While it is PENDING and was tried.' })
  @Column('timestamp with time zone', { name: 'next_attempt_at', precision: 3, nullable: true })
  nextAttemptAt: Date | null;

  @Field(() => DateTimeScalar)
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}

/** What is sent to the webhook. */
export function buildPayload({ event, data, createdAt }: WebhookDelivery): string {
  return webhookPayload({ event, data, at: createdAt });
}

export const WebhookDeliveryConnection = defineConnection(WebhookDelivery);
