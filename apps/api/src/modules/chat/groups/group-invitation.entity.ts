import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../users/user.entity.ts';
import { Group } from './group.entity.ts';

/** A number that was asked into a group and that nobody who may be found has. */
@Entity('group_invitations')
@Index('group_invitations_phone_idx', ['phone'])
export class GroupInvitation {
  @PrimaryColumn('uuid', { name: 'group_id', primaryKeyConstraintName: 'group_invitations_pkey' })
  groupId: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'group_id', foreignKeyConstraintName: 'group_invitations_group_id_fkey' })
  group?: Group;

  /** E.164. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'group_invitations_pkey' })
  phone: string;

  @Column('uuid', { name: 'invited_by', nullable: true })
  invitedBy: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'invited_by', foreignKeyConstraintName: 'group_invitations_invited_by_fkey' })
  inviter?: User;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
