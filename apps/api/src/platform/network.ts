import ipaddr from 'ipaddr.js';

/** Of an IPv6 network that one customer gets (RFC 6177): its addresses cost nothing. */
const IPV6_NETWORK_BITS = 64;

/**
 * The network that stands for an address in limits: IPv4 as it is ('192.0.2.7'), also where it is mapped into IPv6, and
 * of IPv6 the /64 ('2001:db8:0:1::/64'). Any other text as it is.
 */
export function toNetwork(address: string): string {
  // Most are IPv4, and limits ask for each request.
  if (!address.includes(':')) return address;
  const [withoutZone = ''] = address.split('%');
  if (!ipaddr.isValid(withoutZone)) return address;
  const parsed = ipaddr.process(withoutZone);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const prefix = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${IPV6_NETWORK_BITS}`);
  return `${prefix.toRFC5952String()}/${IPV6_NETWORK_BITS}`;
}
