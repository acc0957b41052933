import { OperationFailed } from '../../kernel/errors.ts';
import { assertCleanTexts } from '../../kernel/text-guard.ts';
import { createCookielessContext } from '../../server/create-context.ts';
import type { Executor } from '../graphql/executor.ts';
import { beaconRow } from '../rest/card-routes.ts';
import { describeError, type ErrorAnswer } from '../rest/describe-error.ts';
import { assertNone, readVariables } from '../rest/read-variables.ts';
import { dataHeaders } from './data-headers.ts';
import { type FastAnswer, type FastPath, isPlainJson } from './fast-paths.ts';
import { readPeerAddress } from './peer-address.ts';
import { sessionCookie, toRequestInfo } from './request-context.ts';

const PATH = /^\/api\/cards\/([\da-f-]{36})\/events$/i;

/**
 * What the pages of cards tell of visitors whom nobody knows: at a fair a thousand a second of one card. It is the same
 * row of REST and the same operation of the schema as on the usual way.
 */
export function createBeaconPath(executor: Executor): FastPath {
  const { services } = executor;
  const operation = executor.trust(beaconRow.operation);
  const readAddress = readPeerAddress(services.env.trustProxy);
  const common = {
    ...dataHeaders(services.env),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  };
  const usualHeaders = Object.entries(common).flat();
  const toAnswer = ({ status, body, headers }: ErrorAnswer): FastAnswer => {
    return { status, headers: [...usualHeaders, ...Object.entries(headers).flat()], body: JSON.stringify(body) };
  };
  return {
    route: beaconRow.path,
    isLowPriority: true,
    isFor: (request) =>
      request.method === 'POST' &&
      PATH.test(request.url ?? '') &&
      isPlainJson(request) &&
      request.headers.authorization === undefined &&
      request.headers['idempotency-key'] === undefined &&
      !request.headers.cookie?.includes(sessionCookie(services.env)) &&
      // Then those who have waited for too long are refused on the usual way.
      !services.healthProbe.isStalled,
    async answer(body, request, id) {
      const variables = readBeacon(body, request.url);
      const context = createCookielessContext(services, null, {
        request: toRequestInfo(request, id, readAddress(request)),
      });
      executor.assertAllowed(operation, { context, variables });
      const { data, errors } = await executor.execute(operation, { context, variables });
      // Nothing was executed: the variables were not what the operation declares.
      if (data === undefined) return null;
      const [first, ...others] = errors ?? [];
      if (first)
        return toAnswer(
          describeError({ log: context.log.child({ requestId: id }) }, new OperationFailed([first, ...others])),
        );
      return toAnswer({ status: beaconRow.status, body: beaconRow.body(data) ?? {}, headers: {} });
    },
  };
}

/** Throws at whatever the usual way would refuse, which then does, and says why. */
function readBeacon(text: Buffer, url = ''): Record<string, unknown> {
  const body = JSON.parse(text.toString()) as Record<string, unknown>;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new TypeError('no object');
  assertCleanTexts(body);
  const params = { id: PATH.exec(url)?.[1] ?? '' };
  const sent = { params, query: {}, body, form: { texts: {}, files: {} } };
  const { variables, unknown } = readVariables(beaconRow, sent);
  assertNone(unknown);
  return variables;
}
