import ipaddr from 'ipaddr.js';
import type { Env } from '../../../../infra/settings/env.ts';

/** This site, as passkeys know it. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** That of the public origin. Passkeys need a name: on the loopback address it is that of `localhost`. */
export function readRelyingParty({ publicOrigin }: Pick<Env, 'publicOrigin'>): RelyingParty {
  const url = new URL(publicOrigin);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(host) || ipaddr.process(host).range() !== 'loopback') {
    return { id: url.hostname, origin: publicOrigin };
  }
  url.hostname = 'localhost';
  return { id: 'localhost', origin: url.origin };
}
