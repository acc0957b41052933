import { type WebhookEvent, webhookPayload } from '@tessera/domain';
import type { Message } from '@tessera/texts';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Generated, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { defineEnum } from '../../kernel/graphql/enums.ts';
import { Node } from '../../kernel/graphql/node.ts';
import { DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { HasAtMost } from '../../kernel/lists/list-size.ts';
import { defineConnection } from '../../kernel/lists/page.ts';
import { InReadersLanguage } from '../../kernel/readers-language.ts';
import { Webhook, WebhookEventEnum } from './webhook.entity.ts';

const STATUSES = ['pending', 'delivered', 'failed'] as const;
type Status = (typeof STATUSES)[number];
const StatusEnum = defineEnum('WebhookDeliveryStatus', STATUSES, {
  description: 'Whether an event has arrived at a webhook.',
  values: {
    pending: 'It was not delivered yet and is tried by itself.',
    delivered: 'The receiver answered with a 2xx status.',
    failed: 'No try is left. It can be sent again by hand.',
  },
});

/** One line of the head of a request. */
@ObjectType({ simpleResolvers: true, description: 'One header of a request.' })
export class WebhookHeader {
  @Field(() => String, { description: 'In small letters, such as `webhook-signature`.' })
  name: string;

  @Field(() => String, { description: 'As it was sent.' })
  value: string;
}

/** One try of a delivery. */
@ObjectType({ description: 'One try to deliver an event.' })
export class WebhookAttempt {
  @Field(() => DateTimeScalar, { description: 'When it was sent.' })
  at: Date;

  @Field(() => Int, { nullable: true, description: 'The HTTP status that was answered; null without an answer.' })
  status: number | null;

  @HasAtMost(5)
  @Field(() => [WebhookHeader], {
    description: 'What was sent above the payload, the signature included. Empty for tries before 23 November 2026.',
  })
  headers: WebhookHeader[];

  @Field(() => Int, { description: 'How long the answer took, in milliseconds.' })
  durationMs: number;

  @Field(() => String, { description: 'What was answered; its first 2000 bytes.' })
  answer: string;

  @Field(() => String, { description: 'Why it did not arrive, for people; "" when it did.' })
  @InReadersLanguage()
  error: Message | '';
}

/** The latest try. */
export interface SentAttempt extends WebhookAttempt {
  /** How long the receiver asks us to wait (`Retry-After`); 0 without the header. */
  pauseSeconds: number;
}

/** A try as it is stored. Earlier ones have no headers. */
export interface KeptAttempt extends Omit<WebhookAttempt, 'at' | 'headers'> {
  at: string;
  headers?: WebhookHeader[];
}

/** One event on its way to one webhook, with all its tries. */
@ObjectType({ implements: Node, description: 'One event on its way to a webhook. It is kept for 30 days.' })
@Entity('webhook_deliveries')
@Index('webhook_deliveries_webhook_id_created_at_idx', ['webhookId', 'createdAt', 'id'])
@Index('webhook_deliveries_created_at_idx', ['createdAt'])
@Index('webhook_deliveries_next_attempt_idx', ['nextAttemptAt'], { where: "status = 'pending'" })
@Index('webhook_deliveries_waiting_idx', ['webhookId', 'sequence'], {
  where: "status = 'pending' AND next_attempt_at IS NULL",
})
export class WebhookDelivery implements Node {
  @Field(() => ID, { description: 'Also the header `webhook-id`: the same for each try.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'webhook_deliveries_pkey' })
  id: string;

  @Column('uuid', { name: 'webhook_id' })
  webhookId: string;

  @ManyToOne(() => Webhook, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'webhook_id', foreignKeyConstraintName: 'webhook_deliveries_webhook_id_fkey' })
  webhook?: Webhook;

  @Field(() => WebhookEventEnum, { description: 'Which event it tells of.' })
  @Column('text')
  event: WebhookEvent;

  /** Kept as it was written: what is signed must not change its order. */
  @Column('json')
  data: object;

  @Field(() => Boolean, { description: 'Sent by the test button, with example data.' })
  @Column('boolean', { name: 'is_test', default: false })
  isTest: boolean;

  @Field(() => StatusEnum, { description: 'Whether it has arrived.' })
  @Column('text', { default: 'pending' })
  status: Status;

  @Column('json', { default: () => "'[]'" })
  tries: KeptAttempt[];

  @Field(() => DateTimeScalar, { nullable: true, description: 'While it is PENDING and was tried.' })
  @Column('timestamp with time zone', { name: 'next_attempt_at', precision: 3, nullable: true })
  nextAttemptAt: Date | null;

  /** Grows with each event: of one object, the later event has the larger number. */
  @Column('bigint')
  @Generated('increment')
  sequence: string;

  @Field(() => DateTimeScalar, { description: 'When the event happened.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}

/** What is sent to the webhook. */
export function buildPayload({ event, data, createdAt, isTest }: WebhookDelivery): string {
  return webhookPayload({ event, data, at: createdAt, isTest });
}

export const WebhookDeliveryConnection = defineConnection(WebhookDelivery);
