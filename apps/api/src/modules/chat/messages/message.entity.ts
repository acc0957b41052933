import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { Node } from '../../../kernel/graphql/node.ts';
import { DateTimeScalar } from '../../../kernel/graphql/scalars.ts';
import { ViewerIndependent } from '../../../kernel/graphql/viewer-independent.ts';
import { User } from '../../identity/index.ts';
import { Share } from '../../shares/index.ts';

/** What somebody said. A deleted one keeps its number and says nothing any more. */
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'What somebody said. A deleted one keeps its number and says nothing any more.',
})
@Entity('messages')
@Unique('messages_id_key', ['id'])
@Unique('messages_client_id_key', ['senderId', 'conversationId', 'clientId'])
@Index('messages_revision_idx', ['conversationId', 'revision'])
@Index('messages_deleted_idx', ['conversationId', 'number'], { where: 'deleted_at IS NOT NULL' })
@Index('messages_image_url_idx', ['imageUrl'], { where: 'image_url IS NOT NULL' })
@Index('messages_share_id_idx', ['shareId'], { where: 'share_id IS NOT NULL' })
export class Message implements Node {
  @ViewerIndependent()
  @Field(() => ID, { description: 'The conversation in which it was said.' })
  @PrimaryColumn('uuid', { name: 'conversation_id', primaryKeyConstraintName: 'messages_pkey' })
  @ForeignKey('Conversation', { name: 'messages_conversation_id_fkey', onDelete: 'CASCADE' })
  conversationId: string;

  @ViewerIndependent()
  @Field(() => Int, { description: '1, 2, 3 … inside the conversation, without gaps: the order of messages.' })
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'messages_pkey' })
  number: number;

  @ViewerIndependent()
  @Field(() => ID, { description: 'Pass it to `editMessage`, `deleteMessage` or `setReaction`.' })
  @Column('uuid')
  id: string;

  @ViewerIndependent()
  @Field(() => Int, { description: "The conversation's revision when this was added or last changed." })
  @Column('integer')
  revision: number;

  /** Below `revision` once it has been changed. */
  @Column('integer', { name: 'added_revision' })
  addedRevision: number;

  /** Null once the account is gone. */
  @Column('uuid', { name: 'sender_id', nullable: true })
  senderId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'sender_id', foreignKeyConstraintName: 'messages_sender_id_fkey' })
  sender?: User;

  @ViewerIndependent()
  @Field(() => ID, { description: 'Made by who sends it: the same one again is the same message.' })
  @Column('uuid', { name: 'client_id' })
  clientId: string;

  @ViewerIndependent()
  @Field(() => String, { description: "As written, with line breaks; at most 4000 characters. '' of a deleted one." })
  @Column('text', { default: '' })
  text: string;

  /** The text as `searchText` folds it. */
  @Column('text', { default: '' })
  search: string;

  /** The act of sharing by which a card is in the message. */
  @Column('uuid', { name: 'share_id', nullable: true })
  shareId: string | null;

  @ManyToOne(() => Share, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'share_id', foreignKeyConstraintName: 'messages_share_id_fkey' })
  share?: Share;

  @ViewerIndependent()
  @Field(() => Boolean, {
    description: 'Whether a card was sent with it. `card` is null once the members can’t see it any more.',
  })
  @Column('boolean', { name: 'has_card', default: false })
  hasCard: boolean;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;

  @Column('integer', { name: 'image_width_px', nullable: true })
  imageWidthPx: number | null;

  @Column('integer', { name: 'image_height_px', nullable: true })
  imageHeightPx: number | null;

  /** The number of the message that this one answers, in the same conversation. */
  @Column('integer', { name: 'reply_to_number', nullable: true })
  replyToNumber: number | null;

  @Column('uuid', { name: 'mention_ids', array: true, default: () => `'{}'` })
  mentionIds: string[];

  @ViewerIndependent()
  @Field(() => DateTimeScalar, { description: 'When the server took the message.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @ViewerIndependent()
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last edited; null when it never was.' })
  @Column('timestamp with time zone', { name: 'edited_at', precision: 3, nullable: true })
  editedAt: Date | null;

  @ViewerIndependent()
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was deleted; null until then.' })
  @Column('timestamp with time zone', { name: 'deleted_at', precision: 3, nullable: true })
  deletedAt: Date | null;
}
