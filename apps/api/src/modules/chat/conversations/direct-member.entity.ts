import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/index.ts';
import { Conversation } from './conversation.entity.ts';

/** One of the two people of a direct conversation. */
@Entity('direct_members')
@Index('direct_members_user_id_idx', ['userId'])
export class DirectMember {
  @PrimaryColumn('uuid', { name: 'conversation_id', primaryKeyConstraintName: 'direct_members_pkey' })
  conversationId: string;

  @ManyToOne(() => Conversation, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'conversation_id', foreignKeyConstraintName: 'direct_members_conversation_id_fkey' })
  conversation?: Conversation;

  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'direct_members_pkey' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'direct_members_user_id_fkey' })
  user?: User;

  /** The number of the last message that they have read. */
  @Column('integer', { name: 'read_number', default: 0 })
  readNumber: number;
}
