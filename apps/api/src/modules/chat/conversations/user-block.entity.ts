import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/index.ts';

/** Who wants to hear nothing more from whom. */
@Entity('user_blocks')
@Index('user_blocks_blocked_id_idx', ['blockedId'])
export class UserBlock {
  @PrimaryColumn('uuid', { name: 'blocker_id', primaryKeyConstraintName: 'user_blocks_pkey' })
  blockerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'blocker_id', foreignKeyConstraintName: 'user_blocks_blocker_id_fkey' })
  blocker?: User;

  @PrimaryColumn('uuid', { name: 'blocked_id', primaryKeyConstraintName: 'user_blocks_pkey' })
  blockedId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'blocked_id', foreignKeyConstraintName: 'user_blocks_blocked_id_fkey' })
  blocked?: User;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
