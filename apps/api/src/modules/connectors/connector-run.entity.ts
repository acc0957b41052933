import type { Message } from '@tessera/texts';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { defineEnum } from '../../kernel/graphql/enums.ts';
import { Node } from '../../kernel/graphql/node.ts';
import { DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { InReadersLanguage } from '../../kernel/readers-language.ts';
import { Connector } from './connector.entity.ts';
import { DirectionEnum, type RecordDirection } from './connector-record.entity.ts';

const STATUSES = ['running', 'waiting', 'done', 'failed'] as const;
const RunStatusEnum = defineEnum('ConnectorRunStatus', STATUSES, {
  description: 'How far a run is.',
  values: {
    running: 'The run is under way.',
    waiting: 'The service asked to wait, or is away. The run goes on at `resumesAt`.',
    done: 'The run has gone through all records.',
    failed: 'The run ended early; `reason` says why.',
  },
});

/** One going through the records of a connection. */
@ObjectType({
  implements: Node,
  description: 'One going through the contacts, or through the records there. It is kept for 30 days.',
})
@Entity('connector_runs')
@Index('connector_runs_connector_id_started_at_idx', ['connectorId', 'startedAt', 'id'])
@Index('connector_runs_active_key', ['connectorId'], { unique: true, where: 'ended_at IS NULL' })
@Index('connector_runs_started_at_idx', ['startedAt'])
export class ConnectorRun implements Node {
  @Field(() => ID, { description: 'Differs for each run; use it as a key in lists.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'connector_runs_pkey' })
  id: string;

  @Column('uuid', { name: 'connector_id' })
  connectorId: string;

  @ManyToOne(() => Connector, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'connector_id', foreignKeyConstraintName: 'connector_runs_connector_id_fkey' })
  connector?: Connector;

  @Field(() => DirectionEnum, { description: 'Whether contacts go to the service or come from it.' })
  @Column('text')
  direction: RecordDirection;

  @Field(() => RunStatusEnum, { description: 'How far the run is.' })
  @Column('text', { default: 'running' })
  status: (typeof STATUSES)[number];

  @Field(() => Boolean, { description: 'Whether it began by itself.' })
  @Column('boolean', { name: 'is_automatic' })
  isAutomatic: boolean;

  @Field(() => Int, { description: 'Contacts or records that were made.' })
  @Column('integer', { name: 'created_count', default: 0 })
  createdCount: number;

  @Field(() => Int, { description: 'Contacts or records that got new values.' })
  @Column('integer', { name: 'updated_count', default: 0 })
  updatedCount: number;

  @Field(() => Int, { description: 'Records in which there was nothing new.' })
  @Column('integer', { name: 'skipped_count', default: 0 })
  skippedCount: number;

  @Field(() => Int, { description: 'Records that could not be taken over.' })
  @Column('integer', { name: 'failed_count', default: 0 })
  failedCount: number;

  @Field(() => String, { description: 'Why it waits or failed, for people; "" when there is nothing to explain.' })
  @InReadersLanguage()
  @Column('jsonb', { default: '""' })
  reason: Message | '';

  /** Where the next page begins there; null at the beginning. */
  @Column('text', { nullable: true })
  cursor: string | null;

  /** How often in a row the service was away. */
  @Column('integer', { default: 0 })
  tries: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When a run that is WAITING goes on; otherwise null.' })
  @Column('timestamp with time zone', { name: 'resumes_at', precision: 3, nullable: true })
  resumesAt: Date | null;

  @Field(() => DateTimeScalar, { description: 'When the run began.' })
  @Column('timestamp with time zone', { name: 'started_at', precision: 3, default: () => 'now()' })
  startedAt: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Null while it is under way.' })
  @Column('timestamp with time zone', { name: 'ended_at', precision: 3, nullable: true })
  endedAt: Date | null;
}
