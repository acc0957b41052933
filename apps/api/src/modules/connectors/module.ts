import type { ConnectorKind } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { defineModule } from '../../kernel/module.ts';
import { sweepGrants } from './connect.service.ts';
import { Connector } from './connector.entity.ts';
import { ConnectorRecordResolver, ConnectorResolver } from './connector.resolver.ts';
import { findConnector, findRecord, sweepRecords } from './connector.service.ts';
import { ConnectorDeal } from './connector-deal.entity.ts';
import { ConnectorGrant } from './connector-grant.entity.ts';
import { ConnectorLink } from './connector-link.entity.ts';
import { ConnectorRecord } from './connector-record.entity.ts';
import { ConnectorRun } from './connector-run.entity.ts';
import { disconnectAll, revokeAllTokens, revokeConnection } from './disconnect.service.ts';
import { findRun, startDueRuns, sweepRuns } from './run.service.ts';
import { syncConnector } from './sync.service.ts';

const limits = {
  /** What somebody has connected services asked by hand. */
  connectorByViewer: { points: 60, duration: 600 },
  /** What an automation sends to one address. */
  inboundByConnector: { points: 600, duration: 60 },
};

type Limits = typeof limits;

declare module '../../kernel/module.ts' {
  interface RateLimits extends Limits {}
  interface JobPayloads {
    syncConnector: { runId: string };
    /** As the connection was, its tokens encrypted. */
    revokeConnection: { id: string; kind: ConnectorKind; credentials: string };
    startDueRuns: Record<string, never>;
  }
}

export const connectors = defineModule({
  name: 'connectors',
  limits,
  entities: [Connector, ConnectorRecord, ConnectorRun, ConnectorLink, ConnectorDeal, ConnectorGrant],
  resolvers: [ConnectorResolver, ConnectorRecordResolver],
  jobs: {
    syncConnector: { run: syncConnector, isElsewhere: true },
    revokeConnection: { run: revokeConnection, isElsewhere: true },
    startDueRuns: { run: startDueRuns, cron: '*/5 * * * *' },
  },
  sweeps: [sweepRecords, sweepRuns, sweepGrants],
  nodesOfViewer: {
    Connector: { entity: Connector, find: findConnector },
    ConnectorRecord: { entity: ConnectorRecord, find: findRecord },
    ConnectorRun: { entity: ConnectorRun, find: findRun },
  },
  onAccountEnd: { end: (tx, { user }) => revokeAllTokens(tx, user.id) },
  onAccessEnd: async (tx, userId) => {
    const count = await disconnectAll(tx, userId);
    if (count === 0) return null;
    return msg(
      '{count, plural, one {# connected service was disconnected.} other {# connected services were disconnected.}}',
      { count },
    );
  },
  tokens: {
    any: 'MappedField',
    'contacts:read': `
      Query.connectors Connector ConnectorOffer ConnectorRecord ConnectorRun ConnectorWithKey Query.connectorChoices
      ConnectorChoices ConnectorDatabase ConnectorField
    `,
    'contacts:write': `
      Mutation.connectAutomation Mutation.rotateInboundKey Mutation.updateConnector Mutation.disconnectService
      Mutation.replayConnectorRecord Mutation.syncConnector Mutation.chooseDatabase
    `,
    // Is done in a browser, with a consent at another service.
    none: 'Mutation.startConnection Mutation.finishConnection Mutation.connectWithToken',
  },
});
