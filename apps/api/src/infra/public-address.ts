import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** IPv4 inside of IPv6 as it was written once (RFC 4291 §2.5.5.1); the library takes it for unicast. */
const IPV4_COMPATIBLE = ipaddr.parseCIDR('::/96');

/** Whether a host is, or leads to, an address that is not on the public internet. An unknown name leads nowhere. */
export async function isInnerHost(hostname: string): Promise<boolean> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = ipaddr.isValid(host) ? [host] : await resolveAddresses(host);
  return addresses.some(isInner);
}

/** By IANA's registries of special-purpose addresses: private, local, reserved, documentation, tunnels, multicast. */
function isInner(text: string): boolean {
  const address = ipaddr.parse(text);
  return address.range() !== 'unicast' || (address.kind() === 'ipv6' && address.match(IPV4_COMPATIBLE));
}

async function resolveAddresses(name: string): Promise<string[]> {
  try {
    return (await lookup(name, { all: true })).map(({ address }) => address);
  } catch {
    return [];
  }
}
