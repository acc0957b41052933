import type { AuditAction } from '@tessera/domain';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Node } from '../../../kernel/graphql/node.ts';
import { DateTimeScalar } from '../../../kernel/graphql/scalars.ts';
import { defineConnection } from '../../../kernel/lists/page.ts';
import { User } from '../../identity/index.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { AuditActionEnum } from './audit.types.ts';

/** Who did what to whom in a team; written in the transaction that does it, and never changed. */
@ObjectType({ implements: Node, description: 'Who did what to whom in a team.' })
@Entity('audit_entries')
@Index('audit_entries_organization_id_created_at_idx', ['organizationId', 'createdAt', 'id'])
@Index('audit_entries_actor_id_idx', ['actorId'])
@Index('audit_entries_person_id_idx', ['personId'])
export class AuditEntry implements Node {
  @Field(() => ID, { description: 'Differs for each entry; use it as a key in lists.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'audit_entries_pkey' })
  id: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId: string;

  @ManyToOne(() => Organization, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'organization_id', foreignKeyConstraintName: 'audit_entries_organization_id_fkey' })
  organization?: Organization;

  @Field(() => AuditActionEnum, { description: 'What was done.' })
  @Column('text')
  action: AuditAction;

  /** Null: the account is gone, or nobody did it. */
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'actor_id', foreignKeyConstraintName: 'audit_entries_actor_id_fkey' })
  actorRelation?: User;

  /** To whom, where it was done to somebody. */
  @Column('uuid', { name: 'person_id', nullable: true })
  personId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'person_id', foreignKeyConstraintName: 'audit_entries_person_id_fkey' })
  personRelation?: User;

  @Field(() => String, { description: "To what: a name, or an invited address; '' when there is none." })
  @Column('text', { default: '' })
  subject: string;

  @Field(() => String, { description: "What exactly, such as `member → admin`; '' when there is no more to say." })
  @Column('text', { default: '' })
  detail: string;

  @Field(() => DateTimeScalar, { description: 'When it was done.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}

export const AuditEntryConnection = defineConnection(AuditEntry);
