import { SECURITY_EVENT_KINDS, type SecurityEventKind } from '@tessera/domain';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { defineEnum } from '../../../platform/enums.ts';
import { defineConnection } from '../../../platform/page.ts';
import { DateTimeScalar } from '../../../platform/scalars.ts';
import { User } from '../../users/user.entity.ts';

const SecurityEventKindEnum = defineEnum('SecurityEventKind', SECURITY_EVENT_KINDS);

/** What happened to the safety of an account; written in the transaction that does it, and never changed. */
@ObjectType({ description: "What happened to the safety of the viewer's account." })
@Entity('security_events')
@Index('security_events_user_id_created_at_idx', ['userId', 'createdAt', 'id'])
export class SecurityEvent {
  @Field(() => ID)
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'security_events_pkey' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'security_events_user_id_fkey' })
  user?: User;

  @Field(() => SecurityEventKindEnum)
  @Column('text')
  kind: SecurityEventKind;

  @Field(() => String, { description: "To what: a name or an address; '' when there is no more to say." })
  @Column('text', { default: '' })
  subject: string;

  @Field(() => String, { description: "Browser and system that did it; '' when no device did." })
  @Column('text', { default: '' })
  device: string;

  @Field(() => DateTimeScalar)
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}

export const SecurityEventConnection = defineConnection(SecurityEvent);
