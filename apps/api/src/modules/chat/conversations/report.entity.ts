import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/index.ts';

/**
 * A report to the operator, kept for a year. The text stays as it was, even if the message changes, until its writer's account
 * is deleted.
 */
@Entity('reports')
@Index('reports_reported_id_idx', ['reportedId'])
export class Report {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'reports_pkey' })
  id: string;

  @Column('uuid', { name: 'reporter_id', nullable: true })
  reporterId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'reporter_id', foreignKeyConstraintName: 'reports_reporter_id_fkey' })
  reporter?: User;

  @Column('uuid', { name: 'reported_id', nullable: true })
  reportedId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'reported_id', foreignKeyConstraintName: 'reports_reported_id_fkey' })
  reported?: User;

  /** No reference: the report outlives the conversation. */
  @Column('uuid', { name: 'conversation_id', nullable: true })
  conversationId: string | null;

  @Column('text', { name: 'message_text', nullable: true })
  messageText: string | null;

  @Column('text')
  reason: string;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
