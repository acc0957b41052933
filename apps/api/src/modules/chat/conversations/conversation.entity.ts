import type { Text } from '@tessera/texts';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import { defineEnum } from '../../../kernel/graphql/enums.ts';
import { Node } from '../../../kernel/graphql/node.ts';
import { DateTimeScalar, UrlScalar } from '../../../kernel/graphql/scalars.ts';
import { InReadersLanguage } from '../../../kernel/readers-language.ts';
import { User } from '../../identity/index.ts';
import { Group } from '../groups/group.entity.ts';
import { Message } from '../messages/message.entity.ts';

const CONVERSATION_KINDS = ['group', 'direct'] as const;
export type ConversationKind = (typeof CONVERSATION_KINDS)[number];
export const ConversationKindEnum = defineEnum('ConversationKind', CONVERSATION_KINDS, {
  description: 'Who talks in a conversation.',
  values: {
    group: 'The members of a group.',
    direct: 'Two people.',
  },
});

/** What is talked in: a group's has the group's id. Its counters are changed under this row's lock alone. */
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'A group’s or two people’s, as one of its members sees it. A group’s has the id of the group.',
})
@Entity('conversations')
@Unique('conversations_direct_key_key', ['directKey'])
export class Conversation implements Node {
  @Field(() => ID, { description: 'Pass it as `conversationId` to `sendMessage`.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'conversations_pkey' })
  id: string;

  @Field(() => ConversationKindEnum, { description: 'Whether it belongs to a group or to two people.' })
  @Column('text')
  kind: ConversationKind;

  /** Numbers have no gaps: they order, page and count. */
  @Field(() => Int, { description: 'The number of the last message; numbers have no gaps.' })
  @Column('integer', { name: 'message_count', default: 0 })
  messageCount: number;

  @Field(() => Int, {
    description: 'Grows with every message and every change of one: who knows it knows what they have missed.',
  })
  @Column('integer', { default: 0 })
  revision: number;

  /** Grows with every change of who may read. */
  @Column('integer', { name: 'member_version', default: 0 })
  memberVersion: number;

  @Column('timestamp with time zone', { name: 'last_message_at', precision: 3, nullable: true })
  lastMessageAt: Date | null;

  /** `{lower user id}:{higher user id}`, so that two people have one conversation; null of a group. */
  @Column('text', { name: 'direct_key', nullable: true })
  directKey: string | null;

  @Field(() => DateTimeScalar, { description: 'When the conversation began.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  // What follows is no column: it is how one of its people sees it, read in the statement that found it for them.

  /** Whose view this is. */
  viewerId?: string;

  @Field(() => Group, { nullable: true, description: 'Null of two people’s.' })
  group?: Group | null;

  @Field(() => User, { nullable: true, description: 'The other one of two people; null once they are gone.' })
  peer?: User | null;

  @Field(() => String, { simple: false, description: 'The name of the group or the other person.' })
  @InReadersLanguage()
  title?: Text;

  @Field(() => UrlScalar, { nullable: true, description: 'Path of a square picture on this site.' })
  photoUrl?: string | null;

  @Field(() => Message, { nullable: true, description: 'The latest message; null when nothing was said yet.' })
  lastMessage?: Message | null;

  @Field(() => DateTimeScalar, { description: 'Of the last message, else of its beginning.' })
  lastActivityAt?: Date;

  @Field(() => Int, { description: 'The number of the last message that the viewer has read.' })
  readNumber?: number;

  @Field(() => Int, { description: 'How many messages come after `readNumber`.' })
  unreadCount?: number;

  @Field(() => Boolean, { description: 'Whether the viewer has blocked the other person.' })
  isBlocked?: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer can send a message now. False after a block or when the other person is gone.',
  })
  canWrite?: boolean;
}
