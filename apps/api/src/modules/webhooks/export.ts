import type { DataSource } from 'typeorm';
import type { ExportPart } from '../../kernel/hooks.ts';
import { Connector } from '../connectors/connector.entity.ts';
import { AccessToken } from '../identity/tokens/access-token.entity.ts';
import { Webhook } from './webhook.entity.ts';

/** For the archive of everything that is a person's. */
export const webhooksExport: ExportPart = async ({ db }, userId) => [
  { name: 'integrations.json', json: await integrationFacts(db, userId) },
];

/** Whom the account tells and lets in: webhooks, tokens and connected services, none of them with its secret. */
async function integrationFacts({ manager }: DataSource, ownerId: string): Promise<object> {
  const [webhooks, tokens, connectors] = await Promise.all([
    manager.find(Webhook, { where: { ownerId }, order: { createdAt: 'ASC' } }),
    manager.find(AccessToken, { where: { ownerId }, order: { createdAt: 'ASC' } }),
    manager.find(Connector, { where: { ownerId }, order: { createdAt: 'ASC' } }),
  ]);
  return {
    webhooks: webhooks.map(({ url, description, events, cardIds, tags, disabledAt, disabledReason, createdAt }) => ({
      ...{ url, description, events, cardIds, tags, disabledAt, disabledReason, createdAt },
    })),
    tokens: tokens.map(({ name, scopes, ending, createdAt, expiresAt, lastUsedAt }) => ({
      ...{ name, scopes, ending, createdAt, expiresAt, lastUsedAt },
    })),
    connectors: connectors.map(({ kind, mapping, lastSyncAt, createdAt }) => ({
      kind,
      mapping,
      lastSyncAt,
      createdAt,
    })),
  };
}
