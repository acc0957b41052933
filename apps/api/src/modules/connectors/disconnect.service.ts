import type { EntityManager } from 'typeorm';
import { addJob } from '../../infra/jobs.ts';
import type { Context, Services, Viewer } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { Connector } from './connector.entity.ts';
import { findConnector } from './connector.service.ts';
import { findOAuthClient, openTokens, requireVendor } from './connector-client.service.ts';
import { revokeTokens } from './vendors/oauth.ts';
import { VendorError } from './vendors/vendor.ts';

/** What is left of a connection until its tokens are given back: as they were sealed. */
export type EndedConnection = Pick<Connector, 'id' | 'kind' | 'credentials'>;

/** It is gone with its log, the contacts stay; gives its id. NOT_FOUND for others' connectors. */
export async function disconnectService(context: Context, viewer: Viewer, id: string): Promise<string> {
  const connector = await findConnector(context, viewer, id);
  await inTransaction(context.db, async (tx) => {
    await revokeLater(tx, connector);
    await tx.delete(Connector, { id });
  });
  return id;
}

/** For an account that ends: its connections go with it, but services are to know as well. */
export async function revokeAllTokens(tx: EntityManager, ownerId: string): Promise<void> {
  for (const connector of await tx.findBy(Connector, { ownerId })) await revokeLater(tx, connector);
}

/** Ends all connections of a person; gives how many there were. */
export async function disconnectAll(tx: EntityManager, ownerId: string): Promise<number> {
  await revokeAllTokens(tx, ownerId);
  return (await tx.delete(Connector, { ownerId })).affected ?? 0;
}

async function revokeLater(tx: EntityManager, { id, kind, credentials }: EndedConnection): Promise<void> {
  if (credentials) await addJob(tx, 'revokeConnection', { id, kind, credentials });
}

/** The job: gives the tokens back. It is tried again while the service is away. */
export async function revokeConnection(services: Services, ended: EndedConnection): Promise<void> {
  try {
    await revokeTokens(findOAuthClient(services, requireVendor(ended)), openTokens(services, ended));
  } catch (error) {
    // Whatever it refuses is worth nothing there any more.
    if (!(error instanceof VendorError) || error.fault === 'away' || error.fault === 'busy') throw error;
  }
}
