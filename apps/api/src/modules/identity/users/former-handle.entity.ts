import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from './user.entity.ts';

/**
 * A handle that its owner gave up. It still redirects to them, and no one else can get it. The row stays when its owner returns
 * to it, so that changes can be counted.
 */
@Entity('former_handles')
export class FormerHandle {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'former_handles_pkey' })
  handle: string;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'former_handles_user_id_fkey' })
  user?: User;

  @Column('timestamp with time zone', { name: 'given_up_at', precision: 3, default: () => 'now()' })
  givenUpAt: Date;

  /** The one that the account began with; giving it up doesn't count. */
  @Column('boolean', { name: 'was_given', default: false })
  wasGiven: boolean;
}
