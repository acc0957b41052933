import type { ConnectorKind } from '@tessera/domain';
import { Field, ID, InputType } from 'type-graphql';
import { ConnectorKindEnum } from './connector.entity.ts';
import { DirectionEnum, type RecordDirection } from './connector-record.entity.ts';

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

  @Field(() => [MappedFieldInput], { nullable: true, description: 'What is left out of it is not taken over.' })
  mapping?: MappedFieldInput[] | null;

  @Field(() => Boolean, { nullable: true })
  isAutomatic?: boolean | null;
}

@InputType()
export class StartConnectionInput {
  @Field(() => ConnectorKindEnum)
  kind: ConnectorKind;
}

@InputType()
export class FinishConnectionInput {
  @Field(() => String, { description: 'As it came back.' })
  state: string;

  @Field(() => String)
  code: string;
}

@InputType()
export class ConnectWithTokenInput {
  @Field(() => ConnectorKindEnum)
  kind: ConnectorKind;

  @Field(() => String, { description: 'Of a private app. It is kept encrypted, and never told again.' })
  token: string;
}

@InputType()
export class SyncConnectorInput {
  @Field(() => ID)
  id: string;

  @Field(() => DirectionEnum, { description: 'IN: their records become contacts. OUT: contacts go there.' })
  direction: RecordDirection;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'All contacts, not only those changed since the last one.',
  })
  isFull: boolean;
}

@InputType()
export class ChooseDatabaseInput {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  databaseId: string;
}

@InputType()
export class ReplayConnectorRecordInput {
  @Field(() => ID)
  id: string;
}
