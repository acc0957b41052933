import { AppError, type ConnectorKind } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { Context, Viewer } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { Connector } from './connector.entity.ts';
import type { ChooseDatabaseInput } from './connector.inputs.ts';
import { findConnector } from './connector.service.ts';
import type { ConnectorChoices } from './connector.types.ts';
import { connectClient, toAppError } from './connector-client.service.ts';
import { ConnectorLink } from './connector-link.entity.ts';

/** What the service offers to choose from. NOT_FOUND for others' connectors; UNAVAILABLE when the service is away. */
export async function findChoices(context: Context, viewer: Viewer, id: string): Promise<ConnectorChoices> {
  await context.rateLimits.consume('connectorByViewer', viewer.id);
  const connector = await findConnector(context, viewer, id);
  try {
    const { client } = connectClient(context, connector);
    const databases = (await client.databases?.()) ?? null;
    return { databases, fields: isReady(connector) ? await client.fields() : [] };
  } catch (error) {
    throw toAppError(error);
  }
}

/** Whether there is a place to write to. */
function isReady({ kind, databaseId }: { kind: ConnectorKind; databaseId: string }): boolean {
  return kind !== 'notion' || databaseId !== '';
}

/** Contacts are kept there from now on, in the properties that its names and types tell. All of them go there anew. */
export async function chooseDatabase(
  context: Context,
  viewer: Viewer,
  { id, databaseId }: ChooseDatabaseInput,
): Promise<Connector> {
  await context.rateLimits.consume('connectorByViewer', viewer.id);
  const connector = await findConnector(context, viewer, id);
  const chosen = await readDatabase(context, connector, databaseId).catch((error: unknown) => {
    throw toAppError(error);
  });
  return inTransaction(context.db, async (tx) => {
    await tx.delete(ConnectorLink, { connectorId: connector.id });
    await tx.update(Connector, { id: connector.id }, { ...chosen, syncedAt: null, syncedId: null });
    return tx.findOneByOrFail(Connector, { id: connector.id });
  });
}

async function readDatabase(context: Context, connector: Connector, databaseId: string) {
  const { client } = connectClient(context, Object.assign(new Connector(), connector, { databaseId }));
  const databases = (await client.databases?.()) ?? [];
  const found = databases.find((one) => one.id === databaseId);
  const mapping = found && (await client.suggestMapping?.());
  if (!found || !mapping) {
    const text = msg('Choose one of the databases that are shared with this connection.');
    throw new AppError('BAD_USER_INPUT', text, { databaseId: text });
  }
  return { databaseId, databaseTitle: found.title.replaceAll('\0', ''), mapping };
}
