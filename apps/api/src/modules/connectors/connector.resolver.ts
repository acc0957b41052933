import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { PayloadFieldName } from '../../kernel/graphql/payload-field.ts';
import { Harmless, RequiresProof } from '../../kernel/graphql/requires-proof.ts';
import { UrlScalar } from '../../kernel/graphql/scalars.ts';
import { Costs, HasAtMost } from '../../kernel/lists/list-size.ts';
import { chooseDatabase, findChoices } from './choices.service.ts';
import { connectWithToken, finishConnection, startConnection } from './connect.service.ts';
import { Connector } from './connector.entity.ts';
import {
  ChooseDatabaseInput,
  ConnectorInput,
  ConnectWithTokenInput,
  FinishConnectionInput,
  ReplayConnectorRecordInput,
  StartConnectionInput,
  SyncConnectorInput,
  UpdateConnectorInput,
} from './connector.inputs.ts';
import {
  connectAutomation,
  listConnectors,
  listRecords,
  mappedFields,
  rotateInboundKey,
  updateConnector,
} from './connector.service.ts';
import {
  ConnectorChoices,
  ConnectorOffer,
  ConnectorRecordArgs,
  ConnectorStart,
  ConnectorWithKey,
  MappedField,
} from './connector.types.ts';
import { canPull } from './connector-client.service.ts';
import { ConnectorRecord, ConnectorRecordConnection } from './connector-record.entity.ts';
import { ConnectorRun } from './connector-run.entity.ts';
import { disconnectService } from './disconnect.service.ts';
import { replayRecord } from './replay.service.ts';
import { listRuns, startRun } from './run.service.ts';

@Resolver(() => Connector)
export class ConnectorResolver {
  @HasAtMost(8)
  @Query(() => [ConnectorOffer], { description: 'Every service that can be connected.' })
  connectors(@Ctx() context: Context) {
    return listConnectors(context, requireViewer(context));
  }

  @RequiresProof({ opens: 'INBOUND_KEY_CREATED' })
  @Mutation(() => ConnectorWithKey, {
    description: 'Gives an address that takes contacts as JSON, and its key, which is shown once. Needs a proof.',
  })
  connectAutomation(@Ctx() context: Context) {
    return connectAutomation(context, requireViewer(context));
  }

  @Costs(20)
  @Query(() => ConnectorChoices, { description: 'Asks the service for its databases and fields.' })
  connectorChoices(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The `id` of a `Connector` of the viewer.' }) id: string,
  ) {
    return findChoices(context, requireViewer(context), id);
  }

  @RequiresProof()
  @Mutation(() => ConnectorStart, {
    description: 'Starts a connection, which the viewer then allows at the service. Needs a proof.',
  })
  startConnection(@Ctx() context: Context, @Arg('input', () => StartConnectionInput) { kind }: StartConnectionInput) {
    return startConnection(context, requireViewer(context), kind);
  }

  @RequiresProof({ opens: 'SERVICE_CONNECTED' })
  @Mutation(() => Connector, {
    description: 'Completes an allowed connection, once and in the session that started it. Needs a proof.',
  })
  finishConnection(@Ctx() context: Context, @Arg('input', () => FinishConnectionInput) input: FinishConnectionInput) {
    return finishConnection(context, requireViewer(context), input);
  }

  @RequiresProof({ opens: 'SERVICE_CONNECTED' })
  @Mutation(() => Connector, {
    description: 'Connects a service with the token of the viewer’s own app there. Needs a proof.',
  })
  connectWithToken(@Ctx() context: Context, @Arg('input', () => ConnectWithTokenInput) input: ConnectWithTokenInput) {
    return connectWithToken(context, requireViewer(context), input);
  }

  @Harmless('uses a connection that was made with a proof')
  @Mutation(() => Connector, { description: 'In which database of Notion contacts are kept; finds its fields.' })
  chooseDatabase(@Ctx() context: Context, @Arg('input', () => ChooseDatabaseInput) input: ChooseDatabaseInput) {
    return chooseDatabase(context, requireViewer(context), input);
  }

  @Harmless('uses a connection that was made with a proof')
  @Mutation(() => ConnectorRun, { description: 'Starts a run, or gives the one that is under way.' })
  syncConnector(@Ctx() context: Context, @Arg('input', () => SyncConnectorInput) input: SyncConnectorInput) {
    return startRun(context, requireViewer(context), input);
  }

  @RequiresProof({ opens: 'INBOUND_KEY_CREATED' })
  @Mutation(() => ConnectorWithKey, {
    description: 'Replaces the key and shows the new one once. The former key stops working at once. Needs a proof.',
  })
  rotateInboundKey(@Ctx() context: Context, @Arg('input', () => ConnectorInput) input: ConnectorInput) {
    return rotateInboundKey(context, requireViewer(context), input.id);
  }

  @Harmless('uses a connection that was made with a proof')
  @Mutation(() => Connector, { description: 'Says what the service calls each field, and whether changes follow.' })
  updateConnector(@Ctx() context: Context, @Arg('input', () => UpdateConnectorInput) input: UpdateConnectorInput) {
    return updateConnector(context, requireViewer(context), input);
  }

  @Harmless('only takes access or permissions away')
  @Mutation(() => ID, {
    description:
      'It is gone with its log, its tokens are given back where that can be; the contacts stay. Gives its id.',
  })
  @PayloadFieldName('disconnectedConnectorId', 'The connector that is gone.')
  disconnectService(@Ctx() context: Context, @Arg('input', () => ConnectorInput) input: ConnectorInput) {
    return disconnectService(context, requireViewer(context), input.id);
  }

  @Harmless('uses a connection that was made with a proof')
  @Mutation(() => ConnectorRecord, {
    description: 'Tries a record that failed once more, by the mapping as it is now, and gives what became of it.',
  })
  replayConnectorRecord(
    @Ctx() context: Context,
    @Arg('input', () => ReplayConnectorRecordInput) input: ReplayConnectorRecordInput,
  ) {
    return replayRecord(context, requireViewer(context), input.id);
  }

  @FieldResolver(() => UrlScalar, { nullable: true, description: 'Where the service sends to, where it does.' })
  inboundUrl(@Ctx() { env }: Context, @Root() { id, keyHash }: Connector): string | null {
    return keyHash ? `${env.publicOrigin}/api/inbound/${id}` : null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether their records can become contacts by a run.' })
  canPull(@Root() { kind }: Connector): boolean {
    return canPull(kind);
  }

  @FieldResolver(() => [ConnectorRun], { description: 'The latest 20, the newest first.' })
  runs(@Ctx() context: Context, @Root() connector: Connector) {
    return listRuns(context, connector);
  }

  @FieldResolver(() => [MappedField], { description: 'Which field of a contact goes into which field of the service.' })
  mapping(@Root() connector: Connector): MappedField[] {
    return mappedFields(connector);
  }

  @FieldResolver(() => ConnectorRecordConnection, { description: 'The newest first; kept for 30 days.' })
  records(
    @Ctx() context: Context,
    @Root() connector: Connector,
    @Args(() => ConnectorRecordArgs) args: ConnectorRecordArgs,
  ) {
    return listRecords(context, connector, args);
  }
}

@Resolver(() => ConnectorRecord)
export class ConnectorRecordResolver {
  @FieldResolver(() => String, { description: 'As it came, as a JSON text.' })
  payload(@Root() { data }: ConnectorRecord): string {
    return JSON.stringify(data);
  }
}
