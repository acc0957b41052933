import type { FastifyBaseLogger } from 'fastify';

/** What carries texts between processes: in order, at most once. */
export interface Bus {
  /** All of them, or an error. */
  send(texts: string[]): Promise<void>;
  close(): Promise<void>;
}

export interface BusOptions {
  log: FastifyBaseLogger;
  receive(text: string): void;
  setUp(isUp: boolean): void;
}
