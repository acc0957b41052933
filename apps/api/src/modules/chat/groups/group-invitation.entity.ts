import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { User } from '../../identity/index.ts';
import { Group } from './group.entity.ts';

/** A number or a person that was asked into a group. */
@Entity('group_invitations')
@Unique('group_invitations_group_id_phone_key', ['groupId', 'phone'])
@Unique('group_invitations_group_id_user_id_key', ['groupId', 'userId'])
@Unique('group_invitations_code_key', ['code'])
@Index('group_invitations_phone_idx', ['phone'])
@Index('group_invitations_user_id_idx', ['userId'])
export class GroupInvitation {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'group_invitations_pkey' })
  id: string;

  @Column('uuid', { name: 'group_id' })
  groupId: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'group_id', foreignKeyConstraintName: 'group_invitations_group_id_fkey' })
  group?: Group;

  /** E.164; null where a person was asked. */
  @Column('text', { nullable: true })
  phone: string | null;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'group_invitations_user_id_fkey' })
  user?: User;

  /** The code in the link that the inviter sends. It works once, for anybody who has it. */
  @Column('text', { nullable: true })
  code: string | null;

  @Column('uuid', { name: 'invited_by', nullable: true })
  invitedBy: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'invited_by', foreignKeyConstraintName: 'group_invitations_invited_by_fkey' })
  inviter?: User;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
