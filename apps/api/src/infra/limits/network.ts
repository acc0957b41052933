import ipaddr from 'ipaddr.js';

/** Prefix lengths of IPv6 networks: one LAN, a home, and an end site with all its LANs (RFC 6177). */
export type Ipv6Bits = 64 | 56 | 48;

/** All invalid addresses share one network, so that no one gets a fresh limit by sending garbage. */
const UNKNOWN = 'unknown';

/** '192.0.2.7:443', '[2001:db8::1]:443' and '[2001:db8::1]', as some proxies write addresses into X-Forwarded-For. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

/** '[2001:db8::1%eth0]:443' → '2001:db8::1': the address alone, without port, brackets and zone. */
export function toAddress(text: string): string {
  const [, bracketed, v4] = WITH_PORT.exec(text.trim()) ?? [];
  return (bracketed ?? v4 ?? text.trim()).replace(/%.*$/s, '');
}

/**
 * The network that stands for an address in limits: IPv4 as it is ('192.0.2.7'), also where it is mapped into IPv6, and
 * of IPv6 the /64 ('2001:db8:0:1::/64'), or as many bits as are asked for.
 */
export function toNetwork(address: string, bits: Ipv6Bits = 64): string {
  const text = toAddress(address);
  if (!ipaddr.IPv6.isValid(text) && !ipaddr.IPv4.isValidFourPartDecimal(text)) return UNKNOWN;
  const parsed = ipaddr.process(text);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const prefix = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${bits}`);
  return `${prefix.toRFC5952String()}/${bits}`;
}

/** The network of a whole end site, for places in a queue and for figures about people. */
export function toSite(address: string): string {
  return toNetwork(address, 48);
}
