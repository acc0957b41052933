import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { toAddress } from '../../infra/limits/network.ts';
import type { Env } from '../../infra/settings/env.ts';

/** The peer's address, or what proxies say it is that are trusted. For whatever Fastify does not see; it reckons the same. */
export function readPeerAddress(trust: Env['trustProxy']): (request: IncomingMessage) => string {
  if (trust === false) return ({ socket }) => socket.remoteAddress ?? '';
  const isTrusted = typeof trust === 'number' ? trustedHops(trust) : proxyAddr.compile(trust);
  return (request) => toAddress(proxyAddr(request, isTrusted));
}

/** Fastify takes no number here, but a function that is told the hop. */
export function trustedHops(count: number): (address: string, hop: number) => boolean {
  return (_address, hop) => hop < count;
}
