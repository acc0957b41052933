import type { ConnectorKind } from '@tessera/domain';
import { Field, ID, InputType } from 'type-graphql';
import { ConnectorKindEnum } from './connector.entity.ts';
import { DirectionEnum, type RecordDirection } from './connector-record.entity.ts';

@InputType({ description: 'A field of a contact, and what the service calls it.' })
export class MappedFieldInput {
  @Field(() => String, { description: '`name`, `company`, `role`, `email`, `phone`, `website`, `note` or `event`.' })
  field: string;

  @Field(() => String, { description: 'The field’s name there. Join several with ` + `; "" leaves it out.' })
  theirs: string;
}

@InputType({ description: 'The connected service.' })
export class ConnectorInput {
  @Field(() => ID, { description: 'The `id` of a `Connector` of the viewer.' })
  id: string;
}

@InputType({ description: 'How a connection works. What is left out stays as it is.' })
export class UpdateConnectorInput {
  @Field(() => ID, { description: 'The `id` of a `Connector` of the viewer.' })
  id: string;

  @Field(() => [MappedFieldInput], { nullable: true, description: 'What is left out of it is not taken over.' })
  mapping?: MappedFieldInput[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether changed contacts follow without a run.' })
  isAutomatic?: boolean | null;
}

@InputType({ description: 'The service to connect.' })
export class StartConnectionInput {
  @Field(() => ConnectorKindEnum, { description: 'A service whose `ConnectorOffer.missingSettings` is empty.' })
  kind: ConnectorKind;
}

@InputType({ description: 'What the service sent back after the viewer allowed the connection.' })
export class FinishConnectionInput {
  @Field(() => String, { description: 'As it came back.' })
  state: string;

  @Field(() => String, { description: 'As it came back.' })
  code: string;
}

@InputType({ description: 'A service and the token that opens it.' })
export class ConnectWithTokenInput {
  @Field(() => ConnectorKindEnum, { description: 'A service whose `ConnectorOffer.takesToken` is true.' })
  kind: ConnectorKind;

  @Field(() => String, { description: 'Of a private app. It is kept encrypted, and never told again.' })
  token: string;
}

@InputType({ description: 'Which way contacts go, and how many.' })
export class SyncConnectorInput {
  @Field(() => ID, { description: 'The `id` of a `Connector` of the viewer.' })
  id: string;

  @Field(() => DirectionEnum, { description: 'IN: their records become contacts. OUT: contacts go there.' })
  direction: RecordDirection;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'All contacts, not only those changed since the last one.',
  })
  isFull: boolean;
}

@InputType({ description: 'The database in Notion in which contacts are kept.' })
export class ChooseDatabaseInput {
  @Field(() => ID, { description: 'The `id` of the viewer’s `Connector` of the kind NOTION.' })
  id: string;

  @Field(() => ID, { description: 'The `id` of one of `ConnectorChoices.databases`.' })
  databaseId: string;
}

@InputType({ description: 'The failed record to try again.' })
export class ReplayConnectorRecordInput {
  @Field(() => ID, { description: 'A record of one of the viewer’s connections.' })
  id: string;
}
