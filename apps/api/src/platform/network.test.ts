import { expect, test } from 'vitest';
import { toNetwork } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['2001:db8:0:1::2', '2001:db8:0:1::/64'],
  ['2001:0DB8:0:2::2', '2001:db8:0:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['', ''],
  ['not:an:address', 'not:an:address'],
])('the network of %s is %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
