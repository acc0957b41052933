import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../platform/context.ts';
import { Connector } from './connector.entity.ts';
import {
  connectAutomation,
  disconnectService,
  listConnectors,
  listRecords,
  mappedFields,
  rotateInboundKey,
  updateConnector,
} from './connector.service.ts';
import {
  ConnectorInput,
  ConnectorOffer,
  ConnectorRecordArgs,
  ConnectorWithKey,
  MappedField,
  ReplayConnectorRecordInput,
  UpdateConnectorInput,
} from './connector.types.ts';
import { ConnectorRecord, ConnectorRecordConnection } from './connector-record.entity.ts';
import { replayRecord } from './take-in.service.ts';

@Resolver(() => Connector)
export class ConnectorResolver {
  @Query(() => [ConnectorOffer], { description: 'Every service that can be connected.' })
  connectors(@Ctx() context: Context) {
    return listConnectors(context, requireViewer(context));
  }

  @Mutation(() => ConnectorWithKey, {
    description: 'Gives an address to which contacts can be sent as JSON, and tells its key, once.',
  })
  connectAutomation(@Ctx() context: Context) {
    return connectAutomation(context, requireViewer(context));
  }

  @Mutation(() => ConnectorWithKey, { description: 'Another key, told once. The former one ends at once.' })
  rotateInboundKey(@Ctx() context: Context, @Arg('input', () => ConnectorInput) input: ConnectorInput) {
    return rotateInboundKey(context, requireViewer(context), input.id);
  }

  @Mutation(() => Connector, { description: 'Says what the service calls each field.' })
  updateConnector(@Ctx() context: Context, @Arg('input', () => UpdateConnectorInput) input: UpdateConnectorInput) {
    return updateConnector(context, requireViewer(context), input);
  }

  @Mutation(() => ID, { description: 'It is gone with its log; the contacts stay. Gives its id.' })
  disconnectService(@Ctx() context: Context, @Arg('input', () => ConnectorInput) input: ConnectorInput) {
    return disconnectService(context, requireViewer(context), input.id);
  }

  @Mutation(() => ConnectorRecord, {
    description: 'Tries a record that failed once more, by the mapping as it is now, and gives what became of it.',
  })
  replayConnectorRecord(
    @Ctx() context: Context,
    @Arg('input', () => ReplayConnectorRecordInput) input: ReplayConnectorRecordInput,
  ) {
    return replayRecord(context, requireViewer(context), input.id);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Where the service sends to, where it does.' })
  inboundUrl(@Ctx() { env }: Context, @Root() { id, keyHash }: Connector): string | null {
    return keyHash ? `${env.publicOrigin}/api/inbound/${id}` : null;
  }

  @FieldResolver(() => [MappedField])
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
