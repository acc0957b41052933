import type { OrganizationRole } from '@tessera/domain';
import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { DateTimeScalar } from '../../../kernel/graphql/scalars.ts';
import { defineConnection } from '../../../kernel/lists/page.ts';
import { User } from '../../identity/index.ts';
import { Organization } from './organization.entity.ts';
import { OrganizationRoleEnum } from './organization-role.types.ts';

/** Who is in a team, and as what. */
@ObjectType({ description: 'A person in a team.' })
@Entity('organization_members')
@Unique('organization_members_user_id_key', ['userId'])
@Index('organization_members_owner_idx', ['organizationId'], { unique: true, where: `role = 'OWNER'` })
export class OrganizationMember {
  @PrimaryColumn('uuid', { name: 'organization_id', primaryKeyConstraintName: 'organization_members_pkey' })
  organizationId: string;

  @ManyToOne(() => Organization, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'organization_id', foreignKeyConstraintName: 'organization_members_organization_id_fkey' })
  organization?: Organization;

  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'organization_members_pkey' })
  userId: string;

  /** No cascade: what somebody has for the team is handed over before their account goes. */
  @ManyToOne(() => User)
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'organization_members_user_id_fkey' })
  userRelation?: User;

  @Field(() => OrganizationRoleEnum, { description: 'What they may do in the team.' })
  @Column('text')
  role: OrganizationRole;

  @Field(() => String, { description: "What they do, in the team's words; at most 40 characters, '' when not said." })
  @Column('text', { default: '' })
  label: string;

  @Field(() => DateTimeScalar, { description: 'When they joined.' })
  @Column('timestamp with time zone', { name: 'joined_at', precision: 3, default: () => 'now()' })
  joinedAt: Date;
}

export const OrganizationMemberConnection = defineConnection(OrganizationMember);
