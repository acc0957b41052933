import type { Message } from '@tessera/texts';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { defineEnum } from '../../kernel/graphql/enums.ts';
import { Node } from '../../kernel/graphql/node.ts';
import { DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { defineConnection } from '../../kernel/lists/page.ts';
import { InReadersLanguage } from '../../kernel/readers-language.ts';
import { Contact } from '../contacts/index.ts';
import { Connector } from './connector.entity.ts';

const DIRECTIONS = ['in', 'out'] as const;
const OUTCOMES = ['created', 'updated', 'skipped', 'failed'] as const;
export type RecordOutcome = (typeof OUTCOMES)[number];
export type RecordDirection = (typeof DIRECTIONS)[number];

export const DirectionEnum = defineEnum('ConnectorDirection', DIRECTIONS, {
  description: 'Which way records go.',
  values: {
    in: 'From the service into the address book.',
    out: 'From the address book to the service.',
  },
});
export const RecordOutcomeEnum = defineEnum('ConnectorOutcome', OUTCOMES, {
  description: 'Whether a record was created, updated or skipped, or failed.',
  values: {
    created: 'A new contact or record was made.',
    updated: 'A contact or record got new values.',
    skipped: 'There was nothing new in it.',
    failed: 'It could not be taken over; `reason` says why. It can be tried again.',
  },
});

/** What became of one record on its way. */
@ObjectType({ implements: Node, description: 'What became of one record on its way. It is kept for 30 days.' })
@Entity('connector_records')
@Index('connector_records_connector_id_created_at_idx', ['connectorId', 'createdAt', 'id'])
@Index('connector_records_contact_id_idx', ['contactId'])
@Index('connector_records_created_at_idx', ['createdAt'])
export class ConnectorRecord implements Node {
  @Field(() => ID, { description: 'Pass it to `replayConnectorRecord` to try a failed record again.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'connector_records_pkey' })
  id: string;

  @Column('uuid', { name: 'connector_id' })
  connectorId: string;

  @ManyToOne(() => Connector, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'connector_id', foreignKeyConstraintName: 'connector_records_connector_id_fkey' })
  connector?: Connector;

  @Field(() => DirectionEnum, { description: 'Whether the record came from the service or went there.' })
  @Column('text')
  direction: RecordDirection;

  @Field(() => String, { description: 'Whom it tells of; "" when nothing of it tells.' })
  @Column('text')
  title: string;

  /** As it came. */
  @Column('json')
  data: object;

  @Field(() => RecordOutcomeEnum, { description: 'Whether the record was created, updated or skipped, or failed.' })
  @Column('text')
  outcome: RecordOutcome;

  @Field(() => String, { description: 'For people; "" when there is nothing to explain.' })
  @InReadersLanguage()
  @Column('jsonb', { default: '""' })
  reason: Message | '';

  @Field(() => ID, { nullable: true, description: 'Whose contact it is; null when it is none, or was deleted.' })
  @Column('uuid', { name: 'contact_id', nullable: true })
  contactId: string | null;

  @ManyToOne(() => Contact, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'contact_id', foreignKeyConstraintName: 'connector_records_contact_id_fkey' })
  contact?: Contact;

  @Field(() => Int, { description: 'How often it was tried.' })
  @Column('integer', { default: 1 })
  tries: number;

  @Field(() => DateTimeScalar, { description: 'When the record first came or went.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}

export const ConnectorRecordConnection = defineConnection(ConnectorRecord);
