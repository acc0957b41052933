import type { MigrationInterface, ObjectLiteral, ObjectType } from 'typeorm';
import type { Context, Services, Viewer } from './context.ts';
import type { Listeners } from './events.ts';
import type { AccessEnd, AccountEnd, ExportPart } from './hooks.ts';
import type { LoaderMakers } from './loaders.ts';
import type { Answer } from './port.ts';
import type { TokenRules } from './token-rules.ts';
import type { WebhookTellers } from './webhook-news.ts';

/** Every job → what it is given. Jobs are rows of PostgreSQL; who does one declares it here. */
// biome-ignore lint/suspicious/noEmptyInterface: open, for modules to extend
export interface JobPayloads {}

/** How often something may be done. `…ByAddress` are those of a network, and generous: many people may share one. */
export interface RateLimit {
  /** In a window, from all processes together. */
  points: number;
  /** Seconds. */
  duration: number;
  /** As many of the points are given by each process without asking the others. Most people never need more. */
  pointsPerProcess?: number;
}

/** Every rate limit. Who uses one declares it here. */
// biome-ignore lint/suspicious/noEmptyInterface: open, for modules to extend
export interface RateLimits {}

export type RateLimitName = keyof RateLimits;

/** Does a job. It is tried again when it fails, so it may run twice. */
export type JobHandler<Payload> = (services: Services, payload: Payload) => Promise<unknown>;

export interface JobRules<Payload> {
  run: JobHandler<Payload>;
  /** Waits for a server that anybody may have named. However many of these hang, all others go on. */
  isElsewhere?: true;
  /** Minute, hour, day of the month, month and day of the week at which it runs by itself. */
  cron?: string;
}

export type JobHandlers = {
  [Name in keyof JobPayloads]?: JobHandler<JobPayloads[Name]> | JobRules<JobPayloads[Name]>;
};

/** Where the ids of a GraphQL type are kept, and how one of them is read. */
interface NodeKind<Asks extends unknown[]> {
  entity: ObjectType<ObjectLiteral>;
  /** Null, NOT_FOUND or FORBIDDEN for who may not read it: the rights of the field that lists it. */
  find: (context: Context, ...asked: Asks) => Promise<object | null>;
}

/** What a module brings to the product. All else in its folder is private, but for what `index.ts` gives. */
export interface Module {
  name: string;
  limits?: Partial<RateLimits>;
  entities?: readonly (new () => object)[];
  /** Changes of the tables since the baseline. Those of all modules run in the order of the times in their names. */
  migrations?: readonly (new () => MigrationInterface)[];
  /** Classes with the module's part of the GraphQL schema. */
  resolvers?: readonly (new () => object)[];
  loaders?: Partial<LoaderMakers>;
  jobs?: JobHandlers;
  /** Run once an hour: what is due, and what has been kept long enough. */
  sweeps?: readonly ((services: Services, now: Date) => Promise<unknown>)[];
  /** What the module does when something happens below it. */
  on?: Listeners;
  /** What webhooks are told of the module's events. */
  webhooks?: WebhookTellers;
  /** Answers to questions that modules below ask. */
  answers?: readonly Answer[];
  onAccountEnd?: AccountEnd;
  onAccessEnd?: AccessEnd;
  exports?: ExportPart;
  /** Which access tokens may ask for the module's operations and read its types. */
  tokens?: TokenRules;
  /** Types that `node` gives to everybody who may see the object. */
  nodesOfAll?: Readonly<Record<string, NodeKind<[id: string]>>>;
  /** Types that `node` gives to their owner. */
  nodesOfViewer?: Readonly<Record<string, NodeKind<[viewer: Viewer, id: string]>>>;
}

/** A module's manifest, to be listed in `server/modules.ts`. */
export function defineModule(module: Module): Module {
  return module;
}
