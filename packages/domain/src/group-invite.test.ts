import { expect, test } from 'vitest';
import { groupInviteText } from './group-invite.ts';

test('an invitation says who, what and where', () => {
  expect(
    groupInviteText({ from: 'Asha Rao', group: 'Studio', url: 'https://tessera.example/join/ACDEFGHJKM' }),
  ).toEqual('Asha Rao invites you to “Studio” on Tessera. Join here: https://tessera.example/join/ACDEFGHJKM');
});
