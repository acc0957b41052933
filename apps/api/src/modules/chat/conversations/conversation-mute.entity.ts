import { Entity, ForeignKey, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/index.ts';

/** A person who is not notified of the messages of a conversation, by no channel. */
@Entity('conversation_mutes')
@Index('conversation_mutes_conversation_id_idx', ['conversationId'])
export class ConversationMute {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'conversation_mutes_pkey' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'conversation_mutes_user_id_fkey' })
  user?: User;

  @PrimaryColumn('uuid', { name: 'conversation_id', primaryKeyConstraintName: 'conversation_mutes_pkey' })
  @ForeignKey('Conversation', { name: 'conversation_mutes_conversation_id_fkey', onDelete: 'CASCADE' })
  conversationId: string;
}
