import type { OrganizationRole } from '@tessera/domain';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { Node } from '../../../kernel/graphql/node.ts';
import { DateTimeScalar, EmailScalar } from '../../../kernel/graphql/scalars.ts';
import { User } from '../../identity/index.ts';
import { Organization } from './organization.entity.ts';
import { OrganizationRoleEnum } from './organization-role.types.ts';

/** A mailed way into a team. It works once and for a while; what is kept of its token is a hash. */
@ObjectType({ implements: Node, description: 'Somebody who was asked into the team by mail and has not come yet.' })
@Entity('organization_invitations')
@Unique('organization_invitations_token_hash_key', ['tokenHash'])
@Unique('organization_invitations_organization_id_email_key', ['organizationId', 'email'])
@Index('organization_invitations_invited_by_idx', ['invitedBy'])
export class OrganizationInvitation implements Node {
  @Field(() => ID, { description: 'Pass it to `withdrawOrganizationInvitation`.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'organization_invitations_pkey' })
  id: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId: string;

  @ManyToOne(() => Organization, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'organization_id', foreignKeyConstraintName: 'organization_invitations_organization_id_fkey' })
  organization?: Organization;

  @Field(() => EmailScalar, { description: 'The address that the invitation was mailed to.' })
  @Column('citext')
  email: string;

  @Field(() => OrganizationRoleEnum, { description: 'What they may do once they join.' })
  @Column('text')
  role: OrganizationRole;

  @Field(() => String, { description: "What they will do, in the team’s words; '' when not said." })
  @Column('text', { default: '' })
  label: string;

  /** SHA-256 of the token. */
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('uuid', { name: 'invited_by', nullable: true })
  invitedBy: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'invited_by', foreignKeyConstraintName: 'organization_invitations_invited_by_fkey' })
  inviter?: User;

  @Field(() => DateTimeScalar, { description: 'From then on the mailed link lets nobody in.' })
  @Column('timestamp with time zone', { name: 'expires_at', precision: 3 })
  expiresAt: Date;

  @Field(() => DateTimeScalar, { description: 'When the invitation was mailed.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
