import { expect, test } from 'vitest';
import { readRelyingParty } from './relying-party.ts';

test.each([
  ['https://cards.example.com', { id: 'cards.example.com', origin: 'https://cards.example.com' }],
  ['http://127.0.0.1:4000', { id: 'localhost', origin: 'http://localhost:4000' }],
  ['http://[::1]:4000', { id: 'localhost', origin: 'http://localhost:4000' }],
])('the site of %s is known to passkeys as %j', (publicOrigin, party) => {
  expect(readRelyingParty({ publicOrigin })).toEqual(party);
});
