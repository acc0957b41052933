import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** What is not globally reachable, by IANA's registries of special-purpose IPv4 and IPv6 addresses, and multicast. */
const V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];
const V6 = [
  ...['::/96', '::ffff:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32'],
  ...['2002::/16', '3fff::/20', '5f00::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
];

// Two lists: one with the mapped IPv4 addresses in it would take every IPv4 address for one of those.
const inner = { 4: toBlockList('ipv4', V4), 6: toBlockList('ipv6', V6) };

function toBlockList(family: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** Whether a host of an address is, or leads to, what is not on the public internet. An unknown name is none such. */
export async function isInnerHost(hostname: string): Promise<boolean> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolveAddresses(host);
  return addresses.some((address) => (isIP(address) === 6 ? inner[6].check(address, 'ipv6') : inner[4].check(address)));
}

async function resolveAddresses(name: string): Promise<string[]> {
  try {
    return (await lookup(name, { all: true })).map(({ address }) => address);
  } catch {
    return [];
  }
}
