import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { defineEnum } from '../../platform/enums.ts';
import { DateTimeScalar } from '../../platform/scalars.ts';
import { Connector } from './connector.entity.ts';
import { DirectionEnum, type RecordDirection } from './connector-record.entity.ts';

const STATUSES = ['running', 'waiting', 'done', 'failed'] as const;
const RunStatusEnum = defineEnum(
  'ConnectorRunStatus',
  STATUSES,
  'WAITING: the service asked to wait, or was away; it goes on at `resumesAt`. FAILED: the reason says why it ended.',
);

/** One going through the records of a connection. */
@ObjectType({ description: 'One going through the contacts, or through the records there. It is kept for 30 days.' })
@Entity('connector_runs')
@Index('connector_runs_connector_id_started_at_idx', ['connectorId', 'startedAt', 'id'])
@Index('connector_runs_active_key', ['connectorId'], { unique: true, where: 'ended_at IS NULL' })
@Index('connector_runs_started_at_idx', ['startedAt'])
export class ConnectorRun {
  @Field(() => ID)
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'connector_runs_pkey' })
  id: string;

  @Column('uuid', { name: 'connector_id' })
  connectorId: string;

  @ManyToOne(() => Connector, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'connector_id', foreignKeyConstraintName: 'connector_runs_connector_id_fkey' })
  connector?: Connector;

  @Field(() => DirectionEnum)
  @Column('text')
  direction: RecordDirection;

  @Field(() => RunStatusEnum)
  @Column('text', { default: 'running' })
  status: (typeof STATUSES)[number];

  @Field(() => Boolean, { description: 'Whether it began by itself.' })
  @Column('boolean', { name: 'is_automatic' })
  isAutomatic: boolean;

  @Field(() => Int)
  @Column('integer', { name: 'created_count', default: 0 })
  createdCount: number;

  @Field(() => Int)
  @Column('integer', { name: 'updated_count', default: 0 })
  updatedCount: number;

  @Field(() => Int)
  @Column('integer', { name: 'skipped_count', default: 0 })
  skippedCount: number;

  @Field(() => Int)
  @Column('integer', { name: 'failed_count', default: 0 })
  failedCount: number;

  @Field(() => String, { description: 'Why it waits or failed, for people; "" when there is nothing to explain.' })
  @Column('text', { default: '' })
  reason: string;

  /** Where the next page begins there; null at the beginning. */
  @Column('text', { nullable: true })
  cursor: string | null;

  /** How often in a row the service was away. */
  @Column('integer', { default: 0 })
  tries: number;

  @Field(() => DateTimeScalar, { nullable: true })
  @Column('timestamp with time zone', { name: 'resumes_at', precision: 3, nullable: true })
  resumesAt: Date | null;

  @Field(() => DateTimeScalar)
  @Column('timestamp with time zone', { name: 'started_at', precision: 3, default: () => 'now()' })
  startedAt: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Null while it is under way.' })
  @Column('timestamp with time zone', { name: 'ended_at', precision: 3, nullable: true })
  endedAt: Date | null;
}
