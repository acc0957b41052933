import { expect, test } from 'vitest';
import { toNetwork, toSite } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['2001:db8:0:1::2', '2001:db8:0:1::/64'],
  ['2001:0DB8:0:2::2', '2001:db8:0:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
])('the network of %s is %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

test.each([
  ['192.0.2.7:50123', '192.0.2.7'],
  ['[2001:db8:0:1::2]:50123', '2001:db8:0:1::/64'],
  ['[2001:db8:0:1::2]', '2001:db8:0:1::/64'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['[fe80::1%eth0]:443', 'fe80::/64'],
  [' 192.0.2.7 ', '192.0.2.7'],
])('a proxy that writes ports gives no network to each connection: %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

test('everything that isn’t an address shares one network', () => {
  const garbage = ['', 'not:an:address', '999.1.1.1', 'unix:', '_hidden', '192.0.2.7:port', '1.2.3', '0x7f000001'];
  expect(new Set(garbage.map((text) => toNetwork(text)))).toEqual(new Set(['unknown']));
});

test('all networks of an end site are one, and IPv4 stays as it is', () => {
  expect(toSite('2001:db8:5:1::1')).toBe('2001:db8:5::/48');
  expect(toSite('2001:db8:5:ffff::1')).toBe('2001:db8:5::/48');
  expect(toSite('192.0.2.7')).toBe('192.0.2.7');
});
