import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/index.ts';
import { Group } from './group.entity.ts';

/** That somebody was removed; they come back only by an invitation made later, which ends this. */
@Entity('group_removals')
@Index('group_removals_user_id_idx', ['userId'])
export class GroupRemoval {
  @PrimaryColumn('uuid', { name: 'group_id', primaryKeyConstraintName: 'group_removals_pkey' })
  groupId: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'group_id', foreignKeyConstraintName: 'group_removals_group_id_fkey' })
  group?: Group;

  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'group_removals_pkey' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'group_removals_user_id_fkey' })
  user?: User;

  @Column('timestamp with time zone', { name: 'removed_at', precision: 3, default: () => 'now()' })
  removedAt: Date;
}
