import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { defineEnum } from '../../../kernel/graphql/enums.ts';
import { DateTimeScalar } from '../../../kernel/graphql/scalars.ts';
import { ViewerIndependent } from '../../../kernel/graphql/viewer-independent.ts';
import { User } from '../../identity/index.ts';
import { Group } from './group.entity.ts';

const EVENT_KINDS = ['joined', 'added', 'left', 'removed'] as const;
export type GroupEventKind = (typeof EVENT_KINDS)[number];

const GroupEventKindEnum = defineEnum('GroupEventKind', EVENT_KINDS, {
  description: 'How somebody came into a group or went.',
  values: {
    joined: 'They joined by the code, a link or an invitation.',
    added: 'Somebody else added them.',
    left: 'They left.',
    removed: 'An admin removed them.',
  },
});

/** That somebody came into a group or went, at a place between two messages. */
@ViewerIndependent()
@ObjectType({
  simpleResolvers: true,
  description: 'That somebody came into a group or went, at a place between two messages.',
})
@Entity('group_events')
@Index('group_events_group_id_idx', ['groupId', 'afterNumber', 'createdAt', 'id'])
@Index('group_events_user_id_idx', ['userId'])
@Index('group_events_actor_id_idx', ['actorId'], { where: 'actor_id IS NOT NULL' })
export class GroupEvent {
  @Field(() => ID, { description: 'The id of this event.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'group_events_pkey' })
  id: string;

  @Column('uuid', { name: 'group_id' })
  groupId: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'group_id', foreignKeyConstraintName: 'group_events_group_id_fkey' })
  group?: Group;

  @Field(() => Int, { description: 'The number of the last message before it; 0 before the first.' })
  @Column('integer', { name: 'after_number' })
  afterNumber: number;

  @Field(() => GroupEventKindEnum, { description: 'How they came or went.' })
  @Column('text')
  kind: GroupEventKind;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'group_events_user_id_fkey' })
  user?: User;

  /** Null where they did it themselves, and once that account is gone. */
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'actor_id', foreignKeyConstraintName: 'group_events_actor_id_fkey' })
  actor?: User;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
