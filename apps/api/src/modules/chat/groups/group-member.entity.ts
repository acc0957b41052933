import type { GroupRole } from '@tessera/domain';
import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { DateTimeScalar } from '../../../kernel/graphql/scalars.ts';
import { defineConnection } from '../../../kernel/lists/page.ts';
import { User } from '../../identity/index.ts';
import { Group } from './group.entity.ts';
import { GroupRoleEnum } from './group-role.types.ts';

/** Who belongs to a group, and as what. The owner is a member too. */
@ObjectType({ description: 'A person in a group.' })
@Entity('group_members')
@Index('group_members_user_id_idx', ['userId'])
export class GroupMember {
  @PrimaryColumn('uuid', { name: 'group_id', primaryKeyConstraintName: 'group_members_pkey' })
  groupId: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'group_id', foreignKeyConstraintName: 'group_members_group_id_fkey' })
  group?: Group;

  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'group_members_pkey' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'group_members_user_id_fkey' })
  user?: User;

  @Field(() => GroupRoleEnum, { description: 'What they may do in the group.' })
  @Column('text')
  role: GroupRole;

  /** The number of the last message that they have read. */
  @Column('integer', { name: 'read_number', default: 0 })
  readNumber: number;

  /** Whether somebody else added them: such memberships use up nothing of their own limit. */
  @Column('boolean', { name: 'was_added', default: false })
  wasAdded: boolean;

  @Field(() => DateTimeScalar, { description: 'When they joined.' })
  @Column('timestamp with time zone', { name: 'joined_at', precision: 3, default: () => 'now()' })
  joinedAt: Date;
}

export const GroupMemberConnection = defineConnection(GroupMember);
