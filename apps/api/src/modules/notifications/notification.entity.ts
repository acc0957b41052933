import { NOTIFICATION_KINDS, type NotificationKind } from '@tessera/domain';
import type { Text } from '@tessera/texts';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { defineEnum } from '../../kernel/graphql/enums.ts';
import { Node } from '../../kernel/graphql/node.ts';
import { DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { defineConnection } from '../../kernel/lists/page.ts';
import { InReadersLanguage } from '../../kernel/readers-language.ts';
import { User } from '../identity/index.ts';

export const NotificationKindEnum = defineEnum('NotificationKind', NOTIFICATION_KINDS, {
  description: 'What a notification is about.',
  values: {
    LEAD: 'A visitor left their details on a card.',
    MESSAGE: 'Somebody wrote a direct message or mentioned the viewer.',
    SHARE: 'Somebody sent the viewer a card.',
    REMINDER: 'One of the viewer’s reminders is due.',
    PAYMENT: 'A deal was paid by its link.',
  },
});

/** Something that the viewer is notified of. What it says is read from its subject, and goes with it. */
@ObjectType({ implements: Node, description: 'Something that the viewer is notified of; kept for 90 days.' })
@Entity('notifications')
@Index('notifications_owner_id_created_at_idx', ['ownerId', 'createdAt', 'id'])
@Index('notifications_unread_idx', ['ownerId'], { where: 'read_at IS NULL' })
@Index('notifications_unread_messages_key', ['ownerId', 'conversationId'], {
  unique: true,
  where: "read_at IS NULL AND kind = 'MESSAGE'",
})
@Index('notifications_conversation_id_idx', ['conversationId'], { where: 'conversation_id IS NOT NULL' })
@Index('notifications_lead_id_idx', ['leadId'], { where: 'lead_id IS NOT NULL' })
@Index('notifications_share_id_idx', ['shareId'], { where: 'share_id IS NOT NULL' })
@Index('notifications_reminder_id_idx', ['reminderId'], { where: 'reminder_id IS NOT NULL' })
@Index('notifications_deal_id_idx', ['dealId'], { where: 'deal_id IS NOT NULL' })
@Index('notifications_payment_id_idx', ['paymentId'], { where: 'payment_id IS NOT NULL' })
@Index('notifications_actor_id_idx', ['actorId'], { where: 'actor_id IS NOT NULL' })
@Index('notifications_created_at_idx', ['createdAt'])
export class Notification implements Node {
  @Field(() => ID, { description: 'Pass it to `markNotificationsRead`.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'notifications_pkey' })
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'notifications_owner_id_fkey' })
  owner?: User;

  @Field(() => NotificationKindEnum, { description: 'What the viewer is notified of.' })
  @Column('text')
  kind: NotificationKind;

  /** Who wrote or shared; null with other kinds, and once the account is gone. */
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'actor_id', foreignKeyConstraintName: 'notifications_actor_id_fkey' })
  actor?: User;

  @Column('uuid', { name: 'lead_id', nullable: true })
  @ForeignKey('Lead', { name: 'notifications_lead_id_fkey', onDelete: 'CASCADE' })
  leadId: string | null;

  /** Where the message is, or the message with the card. */
  @Column('uuid', { name: 'conversation_id', nullable: true })
  @ForeignKey('Conversation', { name: 'notifications_conversation_id_fkey', onDelete: 'CASCADE' })
  conversationId: string | null;

  /** The number of the latest message of it. */
  @Column('integer', { name: 'message_number', nullable: true })
  messageNumber: number | null;

  @Column('uuid', { name: 'share_id', nullable: true })
  @ForeignKey('Share', { name: 'notifications_share_id_fkey', onDelete: 'CASCADE' })
  shareId: string | null;

  @Column('uuid', { name: 'reminder_id', nullable: true })
  @ForeignKey('Reminder', { name: 'notifications_reminder_id_fkey', onDelete: 'CASCADE' })
  reminderId: string | null;

  @Column('uuid', { name: 'deal_id', nullable: true })
  @ForeignKey('Deal', { name: 'notifications_deal_id_fkey', onDelete: 'CASCADE' })
  dealId: string | null;

  /** The payment of that deal; it can be paid again after a refund. */
  @Column('uuid', { name: 'payment_id', nullable: true })
  @ForeignKey('DealPayment', { name: 'notifications_payment_id_fkey', onDelete: 'CASCADE' })
  paymentId: string | null;

  @Field(() => Int, {
    description: 'Of messages how many there are; unread ones of a conversation are one notification.',
  })
  @Column('integer', { default: 1 })
  count: number;

  @Field(() => DateTimeScalar, { description: 'Of messages when the latest was sent.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Null while it is unread.' })
  @Column('timestamp with time zone', { name: 'read_at', precision: 3, nullable: true })
  readAt: Date | null;

  /** False for one that is only pushed: its kind is hidden from the list. */
  @Column('boolean', { name: 'is_listed', default: true })
  isListed: boolean;

  // What follows is no column: it is read from what the notification is about.

  @Field(() => String, { description: 'For people: who did what.' })
  @InReadersLanguage()
  message?: Text;

  @Field(() => String, { description: 'The note of a reminder; otherwise empty.' })
  detail?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Path on this site: the contact, the conversation, the card, the deal. Null when there is nothing to see any more.',
  })
  path?: string | null;
}

export const NotificationConnection = defineConnection(Notification);
