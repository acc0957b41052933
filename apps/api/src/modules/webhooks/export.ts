import { say } from '@tessera/texts';
import type { DataSource } from 'typeorm';
import type { ExportPart } from '../../kernel/hooks.ts';
import { Connector } from '../connectors/index.ts';
import { AccessTokens } from '../identity/index.ts';
import { Webhook } from './webhook.entity.ts';

/** For the archive of everything that is a person's. */
export const webhooksExport: ExportPart = async ({ db }, userId) => [
  { name: 'integrations.json', json: await integrationFacts(db, userId) },
];

/** Whom the account tells and lets in: webhooks, tokens and connected services, none of them with its secret. */
async function integrationFacts({ manager }: DataSource, ownerId: string): Promise<object> {
  const [webhooks, tokens, connectors] = await Promise.all([
    manager.find(Webhook, { where: { ownerId }, order: { createdAt: 'ASC' } }),
    AccessTokens.tokenFacts(manager, ownerId),
    manager.find(Connector, { where: { ownerId }, order: { createdAt: 'ASC' } }),
  ]);
  return {
    webhooks: webhooks.map(({ url, description, events, cardIds, tags, disabledAt, disabledReason, createdAt }) => ({
      ...{ url, description, events, cardIds, tags, disabledAt, disabledReason: say(disabledReason), createdAt },
    })),
    tokens,
    connectors: connectors.map(({ kind, mapping, lastSyncAt, createdAt }) => ({
      kind,
      mapping,
      lastSyncAt,
      createdAt,
    })),
  };
}
