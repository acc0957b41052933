import type { Socket } from 'node:net';
import { AppError } from '@tessera/domain';
import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  getOperationAST,
  OperationTypeNode,
  subscribe,
} from 'graphql';
import type { WebSocket } from 'ws';
import type { Context, RequestInfo, Services, Viewer } from '../composition/context.ts';
import type { Loaders } from '../composition/loaders.types.ts';
import { type Listener, LiveSource } from '../modules/chat/live/listener.ts';
import { toGraphQLFormat } from '../platform/errors.ts';
import { createCookielessContext } from './request-context.ts';
import { shapeOf } from './shared-documents.ts';
import { TextFrames } from './text-frames.ts';

/** What a socket may owe to its peer. A slower one is closed, and reads on from where it was when it comes back. */
const MOST_BUFFERED_BYTES = 1024 * 1024;
/** Before what was missed is read on. */
const DRAINED_BYTES = 64 * 1024;
const DRAIN_MS = 20;
/** IANA's registry of WebSocket close codes: clients connect anew. */
export const TRY_AGAIN_LATER = 1013;

/** Ids that stand in JSON as they are. */
const PLAIN_ID = /^[\w-]{1,100}$/;

/** An operation of a socket, with its id there. */
export interface SocketOperation extends ExecutionArgs {
  operationId: string;
  socket: WebSocket;
  /** What the WebSocket speaks over. */
  line: Socket;
}

type Subscribed = AsyncGenerator<ExecutionResult, void, void> | ExecutionResult;

/**
 * GraphQL's `subscribe`, but for live sources: there an event is executed once for all who get the same text, and
 * written to their sockets; the iterator that graphql-ws gets yields nothing and says when it is over.
 */
export async function subscribeLive(services: Services, args: ExecutionArgs): Promise<Subscribed> {
  if (!isOfSocket(args) || !isLive(args)) return (await subscribe(args)) as Subscribed;
  const source = await createSourceEventStream(args);
  if (!(source instanceof LiveSource)) return source as ExecutionResult;
  const idle = new IdleOperation();
  const listener = new SocketListener(services, args, idle);
  services.metrics.openSubscriptions.inc();
  // graphql-ws keeps the arguments as long as the operation; the loaders in them have done their work.
  args.contextValue = null;
  const stop = source.start(listener);
  idle.onReturn = () => {
    stop();
    services.metrics.openSubscriptions.dec();
  };
  return idle;
}

function isOfSocket(args: ExecutionArgs): args is SocketOperation {
  return 'operationId' in args && 'socket' in args;
}

const LIVE_ROOTS: ReadonlySet<string> = new Set([
  'messageAdded',
  'messageChanged',
  'groupChanged',
  'memberChanged',
  'presenceChanged',
  'inboxChanged',
]);

function isLive({ document, operationName }: ExecutionArgs): boolean {
  const operation = getOperationAST(document, operationName);
  const [root] = operation?.selectionSet.selections ?? [];
  return (
    operation?.operation === OperationTypeNode.SUBSCRIPTION && root?.kind === 'Field' && LIVE_ROOTS.has(root.name.value)
  );
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
  readonly shareKey: string | null;
  readonly #services: Services;
  readonly #operation: Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'>;
  readonly #viewer: Viewer | null;
  readonly #request: RequestInfo;
  readonly #socket: WebSocket;
  readonly #line: Socket;
  readonly #id: string;
  readonly #hasPlainId: boolean;
  readonly #idle: IdleOperation;

  constructor(services: Services, args: SocketOperation, idle: IdleOperation) {
    const { schema, document, operationName, variableValues, socket, line, operationId } = args;
    const { viewer, request } = args.contextValue as Context;
    this.#services = services;
    this.#operation = { schema, document, operationName, variableValues };
    this.#viewer = viewer;
    this.#request = request;
    this.#socket = socket;
    this.#idle = idle;
    this.#line = line;
    this.#id = operationId;
    this.#hasPlainId = PLAIN_ID.test(operationId);
    this.shareKey = shareKeyOf(args);
  }

  async render(event: object, loaders?: Loaders): Promise<string> {
    const viewer = this.shareKey === null ? this.#viewer : null;
    const contextValue = createCookielessContext(this.#services, viewer, this.#request, loaders);
    const result = await execute({ ...this.#operation, rootValue: event, contextValue });
    const { log } = this.#services;
    const broken = result.errors?.find(({ originalError }) => originalError && !(originalError instanceof AppError));
    // Not an answer about the event, but one that can't be given now: whoever waits for it asks again.
    if (broken) throw broken.originalError;
    const errors = result.errors?.map((error) => toGraphQLFormat(error.toJSON(), error, log));
    return JSON.stringify(errors ? { ...result, errors } : result);
  }

  write(payload: string): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_BUFFERED_BYTES) {
      socket.close(TRY_AGAIN_LATER, 'Too slow. Connect again to go on from where you were.');
      this.#idle.end();
    } else socket.send(`{"id":${JSON.stringify(this.#id)},"type":"next","payload":${payload}}`);
  }

  /**
   * Whole frames go to the lines directly, past what the library does for each of them. Not where something is still
   * waiting: there it has its place in the library's line, and the limit of what may wait is kept.
   */
  prepare(payload: string): (listener: Listener) => void {
    const frames = new TextFrames('{"id":"', `","type":"next","payload":${payload}}`);
    return (listener) => {
      if (listener instanceof SocketListener && listener.#isFree())
        listener.#line.write(frames.of(listener.#id), 'latin1');
      else listener.write(payload);
    };
  }

  #isFree(): boolean {
    const socket = this.#socket;
    return this.#hasPlainId && socket.readyState === socket.OPEN && socket.bufferedAmount === 0;
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

function shareKeyOf({ schema, document, operationName, variableValues }: SocketOperation): string | null {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const shape = shapeOf(schema, document, operation);
  if (!shape.isAlike) return null;
  const entries = Object.entries(variableValues ?? {}).filter(([name]) => name !== shape.startVariable);
  const key = `${operationName ?? ''}\n${JSON.stringify(entries.sort())}\n${document.loc?.source.body ?? ''}`;
  if (keys.size >= MOST_KEYS) keys.clear();
  const kept = keys.get(key) ?? key;
  keys.set(key, kept);
  return kept;
}
