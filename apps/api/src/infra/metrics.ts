import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

declare module '../kernel/context.ts' {
  interface Services {
    metrics: Metrics;
  }
}

/** What `/metrics` tells, in Prometheus' text format. */
export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
  operationSeconds: Histogram<'operation' | 'outcome'>;
  openSockets: Gauge;
  openSubscriptions: Gauge;
  refusedQueries: Counter<'limit'>;
  droppedEvents: Counter;
  walletCertificateDays: Gauge;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to answer, by route pattern.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    operationSeconds: new Histogram({
      name: 'graphql_operation_duration_seconds',
      help: 'Time of one GraphQL operation over HTTP.',
      labelNames: ['operation', 'outcome'],
      registers,
    }),
    openSockets: new Gauge({ name: 'graphql_websockets_open', help: 'Open WebSocket connections.', registers }),
    openSubscriptions: new Gauge({
      name: 'graphql_subscriptions_open',
      help: 'Subscriptions to conversations and lists of them that are followed now.',
      registers,
    }),
    refusedQueries: new Counter({
      name: 'graphql_queries_refused_total',
      help: 'Queries refused before execution, by the limit they broke.',
      labelNames: ['limit'],
      registers,
    }),
    droppedEvents: new Counter({
      name: 'card_events_dropped_total',
      help: 'Views, taps and saves that found no room while the database was away.',
      registers,
    }),
    walletCertificateDays: new Gauge({
      name: 'wallet_certificate_days_left',
      help: 'Days until the certificate for Apple Wallet ends, as of the last hourly look; 0 where it can’t be used.',
      registers,
    }),
  };
}
