import type { ConnectorKind } from '@tessera/domain';
import type { Text } from '@tessera/texts';
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { UrlScalar } from '../../kernel/graphql/scalars.ts';
import { defineListArgs, defineOrder } from '../../kernel/lists/list-args.ts';
import { InReadersLanguage } from '../../kernel/readers-language.ts';
import { Connector, ConnectorKindEnum } from './connector.entity.ts';
import { type RecordOutcome, RecordOutcomeEnum } from './connector-record.entity.ts';

@ObjectType({ description: 'A service that the viewer’s address book can be connected with.' })
export class ConnectorOffer {
  @Field(() => ConnectorKindEnum, { description: 'Which service it is.' })
  kind: ConnectorKind;

  @Field(() => Connector, { nullable: true, description: 'Null while it is not connected.' })
  connector: Connector | null;

  @Field(() => [String], {
    description: 'Settings of the server without which it can’t be allowed there; empty when all are set.',
  })
  missingSettings: string[];

  @Field(() => Boolean, { description: 'Whether the viewer can paste the token of their own program instead.' })
  takesToken: boolean;
}

@ObjectType({ description: 'A field of a contact, and what the service calls it.' })
export class MappedField {
  @Field(() => String, { description: '`name`, `company`, `role`, `email`, `phone`, `website`, `note` or `event`.' })
  field: string;

  @Field(() => String, { description: 'Several are joined, as in `firstname + lastname`; "" is not taken over.' })
  theirs: string;
}

@ObjectType({ description: 'Where a connection goes on.' })
export class ConnectorStart {
  @Field(() => UrlScalar, { description: 'Where the viewer allows it; they come back within ten minutes with a code.' })
  url: string;
}

@ObjectType({ description: 'A database in Notion that can hold contacts.' })
export class ConnectorDatabase {
  @Field(() => ID, { description: 'Pass it as `databaseId` to `chooseDatabase`.' })
  id: string;

  @Field(() => String, { description: 'The database’s name in Notion.' })
  title: string;
}

@ObjectType({ description: 'A field of the service, to choose from.' })
export class ConnectorField {
  @Field(() => String, { description: 'As it stands in the mapping.' })
  name: string;

  @Field(() => String, { description: 'What the service shows people as the field’s name.' })
  @InReadersLanguage()
  label: Text;
}

@ObjectType({ description: 'What the service itself offers to choose from, asked now.' })
export class ConnectorChoices {
  @Field(() => [ConnectorDatabase], { nullable: true, description: 'Of Notion alone.' })
  databases: ConnectorDatabase[] | null;

  @Field(() => [ConnectorField], { description: 'Those that take a text; empty while no database is chosen.' })
  fields: ConnectorField[];
}

@ObjectType({ description: 'A connected automation with its key.' })
export class ConnectorWithKey {
  @Field(() => Connector, { description: 'The connected service.' })
  connector: Connector;

  @Field(() => String, { description: 'By which the service sends. It is told this once and never again.' })
  inboundKey: string;
}

export type ConnectorRecordOrder = 'NEWEST' | 'OLDEST' | 'TITLE';
const ORDER = defineOrder<ConnectorRecordOrder>({
  name: 'ConnectorRecordOrder',
  description: 'The order of a connector’s records. Equal ones stand newest first.',
  values: {
    NEWEST: 'The record that came or went last comes first.',
    OLDEST: 'The record that came or went first comes first.',
    TITLE: 'By title, in alphabetical order.',
  },
});

@ArgsType()
export class ConnectorRecordArgs extends defineListArgs(ORDER, 'title or reason') {
  @Field(() => RecordOutcomeEnum, { nullable: true, description: 'Those alone.' })
  outcome?: RecordOutcome | null;
}
