import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/index.ts';
import { Message } from './message.entity.ts';

@Entity('message_reactions')
@Index('message_reactions_user_id_idx', ['userId'])
export class MessageReaction {
  @PrimaryColumn('uuid', { name: 'message_id', primaryKeyConstraintName: 'message_reactions_pkey' })
  messageId: string;

  @ManyToOne(() => Message, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'message_id',
    referencedColumnName: 'id',
    foreignKeyConstraintName: 'message_reactions_message_id_fkey',
  })
  message?: Message;

  /** One emoji, as Unicode. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'message_reactions_pkey' })
  emoji: string;

  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'message_reactions_pkey' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'message_reactions_user_id_fkey' })
  user?: User;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
