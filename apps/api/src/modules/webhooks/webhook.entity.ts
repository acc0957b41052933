import { WEBHOOK_EVENT_NAMES, type WebhookEvent } from '@tessera/domain';
import type { Message } from '@tessera/texts';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { defineEnum } from '../../kernel/graphql/enums.ts';
import { Node } from '../../kernel/graphql/node.ts';
import { DateTimeScalar, UrlScalar } from '../../kernel/graphql/scalars.ts';
import { HasAtMost } from '../../kernel/lists/list-size.ts';
import { defineConnection } from '../../kernel/lists/page.ts';
import { InReadersLanguage } from '../../kernel/readers-language.ts';
import { User } from '../identity/index.ts';

export const WebhookEventEnum = defineEnum('WebhookEvent', WEBHOOK_EVENT_NAMES, {
  description: 'What a webhook can be told of.',
  values: {
    'card.created': '`card.created`: one of the viewer’s cards was made.',
    'card.updated': '`card.updated`: one of the viewer’s cards was changed.',
    'card.deleted': '`card.deleted`: one of the viewer’s cards was deleted.',
    'share.created': '`share.created`: one of the viewer’s cards was shared.',
    'lead.created': '`lead.created`: a visitor left their details.',
    'contact.created': '`contact.created`: a contact was added.',
    'contact.updated': '`contact.updated`: a contact was changed.',
    'contact.deleted': '`contact.deleted`: a contact was deleted or merged into another.',
    'deal.created': '`deal.created`: a deal was opened.',
    'deal.updated': '`deal.updated`: a deal was changed, moved, paid by its link or refunded.',
    'deal.deleted': '`deal.deleted`: a deal was deleted.',
    'message.created': '`message.created`: somebody wrote in one of the viewer’s conversations.',
  },
});

/** An address of somebody's own that is told of what happens. */
@ObjectType({
  implements: Node,
  description: 'An address of the viewer’s that is told of what happens, as Standard Webhooks describes.',
})
@Entity('webhooks')
@Index('webhooks_owner_id_idx', ['ownerId'])
@Index('webhooks_of_messages_idx', ['ownerId'], { where: "disabled_at IS NULL AND 'message.created' = ANY (events)" })
export class Webhook implements Node {
  @Field(() => ID, { description: 'Pass it to `updateWebhook`, `testWebhook` or `deleteWebhook`.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'webhooks_pkey' })
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'webhooks_owner_id_fkey' })
  owner?: User;

  /** The access token that chose what is sent where, or the grant of an app; null when the person did. It may be gone. */
  @Column('uuid', { name: 'token_id', nullable: true })
  tokenId: string | null;

  @Field(() => UrlScalar, { description: 'Where events are sent to; `listen:` when a program fetches them.' })
  @Column('text')
  url: string;

  @Field(() => String, { description: 'At most 100 characters.' })
  @Column('text', { default: '' })
  description: string;

  @Field(() => [WebhookEventEnum], { description: 'What it is told of.' })
  @Column('text', { array: true })
  events: WebhookEvent[];

  /** The cards whose events it hears; empty for all. They may be gone. */
  @Column('uuid', { name: 'card_ids', array: true, default: () => "'{}'" })
  cardIds: string[];

  @HasAtMost(20)
  @Field(() => [String], {
    description:
      'Contacts with one of these tags are told of, whatever the tag’s case; empty for all contacts. Events that aren’t about a contact come anyway.',
  })
  @Column('text', { array: true, default: () => "'{}'" })
  tags: string[];

  /** Which job sends its waiting events, so that they keep their order, and until when unless it says that it still does. */
  @Column('uuid', { name: 'sending_by', nullable: true })
  sendingBy: string | null;

  @Column('timestamp with time zone', { name: 'sending_until', precision: 3, nullable: true })
  sendingUntil: Date | null;

  /** Until when a program that listens by a subscription is there, unless it says that it still is. */
  @Column('timestamp with time zone', { name: 'listening_until', precision: 3, nullable: true })
  listeningUntil: Date | null;

  /** What it signs with, sealed. */
  @Column('text')
  secret: string;

  @Column('text', { name: 'old_secret', nullable: true })
  oldSecret: string | null;

  @Field(() => DateTimeScalar, {
    name: 'oldKeyUntil',
    nullable: true,
    description: 'Until then the former key signs as well; null or past when it does no more.',
  })
  @Column('timestamp with time zone', { name: 'old_secret_until', precision: 3, nullable: true })
  oldSecretUntil: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when nothing is sent; null while it is on.' })
  @Column('timestamp with time zone', { name: 'disabled_at', precision: 3, nullable: true })
  disabledAt: Date | null;

  @Field(() => String, { description: 'Why it was switched off by itself; "" when the viewer did it, or it is on.' })
  @InReadersLanguage()
  @Column('jsonb', { name: 'disabled_reason', default: '""' })
  disabledReason: Message | '';

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when every try has failed; null when none has.' })
  @Column('timestamp with time zone', { name: 'failing_since', precision: 3, nullable: true })
  failingSince: Date | null;

  @Field(() => DateTimeScalar, { description: 'When the webhook was made.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}

export const WebhookConnection = defineConnection(Webhook);
