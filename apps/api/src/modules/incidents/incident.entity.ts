import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { defineEnum } from '../../kernel/graphql/enums.ts';
import { Node } from '../../kernel/graphql/node.ts';
import { DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { SERVICE_PARTS, type ServicePart } from './readiness.service.ts';

const ServicePartEnum = defineEnum('ServicePart', SERVICE_PARTS, {
  description: 'The parts of the service that are watched.',
  values: {
    database: 'The database: without it most requests fail.',
    jobs: 'Work in the background: mail, deletions, renewals and the like.',
  },
});

/** A time in which a part of the service was down, as the servers saw it. */
@ObjectType({ implements: Node, description: 'A time in which a part of the service was down, as the servers saw it.' })
@Entity('incidents')
@Index('incidents_started_at_idx', ['startedAt'])
export class Incident implements Node {
  @Field(() => ID, { description: 'Differs for each incident; use it as a key in lists.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'incidents_pkey' })
  id: string;

  @Field(() => ServicePartEnum, { description: 'Which part was down.' })
  @Column('text')
  part: ServicePart;

  @Field(() => String, { description: 'What was wrong, in a few words.' })
  @Column('text')
  reason: string;

  @Field(() => DateTimeScalar, { description: 'When the servers first saw it.' })
  @Column('timestamp with time zone', { name: 'started_at', precision: 3 })
  startedAt: Date;

  @Field(() => DateTimeScalar, { description: 'When the part worked again; null while it is down.' })
  @Column('timestamp with time zone', { name: 'ended_at', precision: 3 })
  endedAt: Date;
}
