import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toAddress, toSite } from '../../infra/limits/network.ts';
import type { Services } from '../../kernel/context.ts';
import {
  authorizeDevice,
  listChangedPasses,
  readLatestPass,
  registerDevice,
  unregisterDevice,
} from '../../modules/wallet/index.ts';

const ROOT = '/wallet/apple/v1';
const BODY_LIMIT_BYTES = 16 * 1024;
const MOST_LOG_LINES = 10;
const MOST_LOG_CHARS = 300;
export const PASS_TYPE = 'application/vnd.apple.pkpass';

interface DeviceParams {
  device: string;
  passType: string;
  serial: string;
}

/** What Apple devices ask for by themselves about the passes that they keep, as Apple documents it. */
export function registerWalletDevices(app: FastifyInstance, services: Services): void {
  const options = {
    bodyLimit: BODY_LIMIT_BYTES,
    onRequest: async ({ ip }: FastifyRequest) => services.rateLimits.consume('walletDeviceByAddress', toAddress(ip)),
  };
  const authorize = ({ params, headers: { authorization } }: FastifyRequest) =>
    authorizeDevice(services, { ...(params as DeviceParams), authorization });

  app.post<{ Params: DeviceParams; Body: unknown }>(
    `${ROOT}/devices/:device/registrations/:passType/:serial`,
    options,
    async (request, reply) => {
      const pass = await authorize(request);
      if (!pass) return refuse(reply);
      const { pushToken } = (request.body ?? {}) as { pushToken?: unknown };
      const { device: deviceId } = request.params;
      if (!isDeviceId(deviceId) || !isPushToken(pushToken)) return reply.code(400).send();
      const outcome = await registerDevice(services, pass, { deviceId, pushToken });
      return reply.code({ new: 201, known: 200, full: 429 }[outcome]).send();
    },
  );
  app.delete<{ Params: DeviceParams }>(
    `${ROOT}/devices/:device/registrations/:passType/:serial`,
    options,
    async (request, reply) => {
      const pass = await authorize(request);
      if (!pass) return refuse(reply);
      await unregisterDevice(services, pass, request.params.device);
      return reply.code(200).send();
    },
  );
  app.get<{ Params: Omit<DeviceParams, 'serial'>; Querystring: { passesUpdatedSince?: unknown } }>(
    `${ROOT}/devices/:device/registrations/:passType`,
    options,
    async ({ params: { device, passType }, query: { passesUpdatedSince } }, reply) => {
      const since = typeof passesUpdatedSince === 'string' ? passesUpdatedSince : undefined;
      const changed = isDeviceId(device)
        ? await listChangedPasses(services, { passType, deviceId: device, since })
        : null;
      return changed ? reply.header('cache-control', 'no-store').send(changed) : reply.code(204).send();
    },
  );
  app.get<{ Params: Omit<DeviceParams, 'device'> }>(
    `${ROOT}/passes/:passType/:serial`,
    options,
    async (request, reply) => {
      const pass = await authorize(request);
      if (!pass) return refuse(reply);
      const since = request.headers['if-modified-since'];
      const latest = await readLatestPass(services, pass, { since, from: toSite(request.ip) });
      reply.headers({ 'last-modified': pass.changedAt.toUTCString(), 'cache-control': 'no-store' });
      if (latest === 'unchanged') return reply.code(304).send();
      return latest ? reply.type(PASS_TYPE).send(latest) : refuse(reply);
    },
  );
  app.post<{ Body: unknown }>(`${ROOT}/log`, options, async ({ body, log }, reply) => {
    const { logs } = (body ?? {}) as { logs?: unknown };
    const lines = (Array.isArray(logs) ? logs : []).filter((line) => typeof line === 'string').slice(0, MOST_LOG_LINES);
    for (const line of lines) log.warn({ line: line.slice(0, MOST_LOG_CHARS) }, 'a device complained about a pass');
    return reply.code(200).send();
  });
}

function isDeviceId(text: string): boolean {
  return /^[\w.-]{1,128}$/.test(text);
}

function isPushToken(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-fA-F]{8,200}$/.test(value);
}

/** The same for a wrong token and for a pass that there is not. */
function refuse(reply: FastifyReply) {
  return reply.code(401).header('www-authenticate', 'ApplePass').send();
}
