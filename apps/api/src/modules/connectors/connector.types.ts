import type { ConnectorKind } from '@tessera/domain';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { PageArgsType } from '../../platform/page.ts';
import { Connector, ConnectorKindEnum } from './connector.entity.ts';
import { type RecordOutcome, RecordOutcomeEnum } from './connector-record.entity.ts';

@ObjectType({ description: 'A service that the viewer’s address book can be connected with.' })
export class ConnectorOffer {
  @Field(() => ConnectorKindEnum)
  kind: ConnectorKind;

  @Field(() => Connector, { nullable: true, description: 'Null while it is not connected.' })
  connector: Connector | null;
}

@ObjectType({ description: 'A field of a contact, and what the service calls it.' })
export class MappedField {
  @Field(() => String, { description: '`name`, `company`, `role`, `email`, `phone`, `website`, `note` or `event`.' })
  field: string;

  @Field(() => String, { description: 'Several are joined, as in `firstname + lastname`; "" is not taken over.' })
  theirs: string;
}

@InputType()
export class MappedFieldInput {
  @Field(() => String)
  field: string;

  @Field(() => String)
  theirs: string;
}

@InputType()
export class ConnectorInput {
  @Field(() => ID)
  id: string;
}

@InputType()
export class UpdateConnectorInput {
  @Field(() => ID)
  id: string;

  @Field(() => [MappedFieldInput], { description: 'What is left out is not taken over.' })
  mapping: MappedFieldInput[];
}

@InputType()
export class ReplayConnectorRecordInput {
  @Field(() => ID)
  id: string;
}

@ObjectType()
export class ConnectorWithKey {
  @Field(() => Connector)
  connector: Connector;

  @Field(() => String, { description: 'By which the service sends. It is told this once and never again.' })
  inboundKey: string;
}

@ArgsType()
export class ConnectorRecordArgs extends PageArgsType {
  @Field(() => RecordOutcomeEnum, { nullable: true, description: 'Those alone.' })
  outcome?: RecordOutcome | null;
}
