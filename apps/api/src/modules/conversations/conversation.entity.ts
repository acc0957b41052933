import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

export type ConversationKind = 'group' | 'direct';

/** What is talked in: a group's has the group's id. Its counters are changed under this row's lock alone. */
@Entity('conversations')
@Unique('conversations_direct_key_key', ['directKey'])
export class Conversation {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'conversations_pkey' })
  id: string;

  @Column('text')
  kind: ConversationKind;

  /** The number of the last message. Numbers have no gaps: they order, page and count. */
  @Column('integer', { name: 'message_count', default: 0 })
  messageCount: number;

  /** Grows with every message and every change of one: who knows it knows what they have missed. */
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

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
