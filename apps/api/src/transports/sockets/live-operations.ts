import { map } from '@graphql-yoga/subscription';
import { AppError } from '@tessera/domain';
import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, OperationTypeNode } from 'graphql';
import type { WebSocket } from 'ws';
import type { Context, RequestInfo, Viewer } from '../../kernel/context.ts';
import type { Loaders } from '../../kernel/loaders.ts';
import { type Listener, LiveSource } from '../../modules/chat/index.ts';
import type { Executor } from '../graphql/executor.ts';
import type { Operation } from '../graphql/operation.ts';
import { createCookielessContext } from '../http/create-context.ts';

/** What a socket may owe to its peer. A slower one is closed, and reads on from where it was when it comes back. */
const MOST_BUFFERED_BYTES = 1024 * 1024;
/** Before what was missed is read on. */
const DRAINED_BYTES = 64 * 1024;
const DRAIN_MS = 20;
/** IANA's registry of WebSocket close codes: clients connect anew. */
export const TRY_AGAIN_LATER = 1013;

/** An operation of a socket, with its id there. */
export interface SocketOperation extends ExecutionArgs {
  operation: Operation;
  operationId: string;
  socket: WebSocket;
}

type Subscribed = AsyncIterable<ExecutionResult> | ExecutionResult;

/** Executes a query or a mutation of a socket. */
export function executeOfSocket(executor: Executor, args: ExecutionArgs): Promise<ExecutionResult> {
  const { operation, contextValue, variableValues } = args as SocketOperation;
  return executor.execute(operation, { context: contextValue as Context, variables: variableValues ?? {} });
}

/**
 * GraphQL's `subscribe`, but for live sources: there an event is executed once for all who get the same text, and
 * written to their sockets; the iterator that graphql-ws gets yields nothing and says when it is over.
 */
export async function subscribeLive(executor: Executor, args: ExecutionArgs): Promise<Subscribed> {
  const subscription = args as SocketOperation;
  const source: unknown = await createSourceEventStream(args);
  if (source instanceof LiveSource) return startLive(executor, subscription, source);
  if (!isAsyncIterable(source)) return source as ExecutionResult;
  const { operation, contextValue, variableValues } = subscription;
  const options = { context: contextValue as Context, variables: variableValues ?? {} };
  return map((event: unknown) => executor.execute(operation, { ...options, rootValue: event }))(source);
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

function startLive(executor: Executor, args: SocketOperation, source: LiveSource): IdleOperation {
  const { metrics } = executor.services;
  const idle = new IdleOperation();
  const listener = new SocketListener(executor, args, idle);
  metrics.openSubscriptions.inc();
  // graphql-ws keeps the arguments as long as the operation; the loaders in them have done their work.
  args.contextValue = null;
  const stop = source.start(listener);
  idle.onReturn = () => {
    stop();
    metrics.openSubscriptions.dec();
  };
  return idle;
}

/** Yields nothing; ends when it is told to, or when graphql-ws returns it. */
class IdleOperation implements AsyncGenerator<never, void, void> {
  onReturn: (() => void) | null = null;
  #finish: ((result: IteratorReturnResult<void>) => void) | null = null;
  #isOver = false;

  next(): Promise<IteratorResult<never, void>> {
    if (this.#isOver) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => {
      this.#finish = resolve;
    });
  }

  async return(): Promise<IteratorResult<never, void>> {
    this.end();
    return { value: undefined, done: true };
  }

  async throw(error: unknown): Promise<IteratorResult<never, void>> {
    this.end();
    throw error;
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.onReturn?.();
    this.onReturn = null;
    this.#finish?.({ value: undefined, done: true });
  }

  [Symbol.asyncIterator]() {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.end();
  }
}

class SocketListener implements Listener {
  readonly dedupeKey: string | null;
  readonly #executor: Executor;
  readonly #operation: Operation;
  readonly #variables: Record<string, unknown>;
  readonly #viewer: Viewer | null;
  readonly #request: RequestInfo;
  readonly #socket: WebSocket;
  readonly #id: string;
  readonly #idle: IdleOperation;

  constructor(executor: Executor, args: SocketOperation, idle: IdleOperation) {
    const { operation, variableValues, socket, operationId } = args;
    const { viewer, request } = args.contextValue as Context;
    this.#executor = executor;
    this.#operation = operation;
    this.#variables = variableValues ?? {};
    this.#viewer = viewer;
    this.#request = request;
    this.#socket = socket;
    this.#idle = idle;
    this.#id = operationId;
    this.dedupeKey = readDedupeKey(operation, this.#variables);
  }

  async render(event: object, loaders?: Loaders): Promise<string> {
    const viewer = this.dedupeKey === null ? this.#viewer : null;
    const options = { request: this.#request, ...(loaders && { loaders }) };
    const context = createCookielessContext(this.#executor.services, viewer, options);
    const variables = this.#variables;
    const result = await this.#executor.execute(this.#operation, { context, variables, rootValue: event });
    const broken = result.errors?.find(({ originalError }) => originalError && !(originalError instanceof AppError));
    // Not an answer about the event, but one that can't be given now: whoever waits for it asks again.
    if (broken) throw broken.originalError;
    return JSON.stringify(this.#executor.format(result, context));
  }

  write(payload: string): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_BUFFERED_BYTES) {
      socket.close(TRY_AGAIN_LATER, 'Too slow. Connect again to go on from where you were.');
      this.#idle.end();
    } else socket.send(`{"id":${JSON.stringify(this.#id)},"type":"next","payload":${payload}}`);
  }

  async drained(): Promise<void> {
    const socket = this.#socket;
    while (socket.readyState === socket.OPEN && socket.bufferedAmount > DRAINED_BYTES) {
      await new Promise((resolve) => setTimeout(resolve, DRAIN_MS));
    }
  }

  end(): void {
    this.#idle.end();
  }
}

/** Long keys are compared for each listener of each event: equal ones are kept as one text. */
const keys = new Map<string, string>();
const MOST_KEYS = 10_000;

/** Operations with the same key get the same text of an event; null for one that is rendered for its viewer. */
function readDedupeKey(operation: Operation, variables: Record<string, unknown>): string | null {
  if (operation.type !== OperationTypeNode.SUBSCRIPTION || !operation.isViewerIndependent) return null;
  const entries = Object.entries(variables).filter(([name]) => name !== operation.resumeVariable);
  const key = `${operation.name ?? ''}\n${JSON.stringify(entries.sort())}\n${operation.document.loc?.source.body ?? ''}`;
  if (keys.size >= MOST_KEYS) keys.clear();
  const kept = keys.get(key) ?? key;
  keys.set(key, kept);
  return kept;
}
