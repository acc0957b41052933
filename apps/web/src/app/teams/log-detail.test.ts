import { AUDIT_DETAILS } from '@tessera/domain';
import { expect, test } from 'vitest';
import { logDetail } from './log-detail.ts';

test.each([
  [AUDIT_DETAILS.byLink, 'by the link'],
  [AUDIT_DETAILS.byInvitation, 'by invitation'],
  [AUDIT_DETAILS.cardsChanged(1), '1 card changed'],
  [AUDIT_DETAILS.cardsChanged(12), '12 cards changed'],
  [AUDIT_DETAILS.handedOver({ contacts: 3, cards: 1 }), 'contacts: 3, cards: 1'],
  [AUDIT_DETAILS.roleChanged('MEMBER', 'ADMIN'), 'Member, now Admin'],
  ['MANAGER', 'Manager'],
  ['Rao & Daughters', 'Rao & Daughters'],
  ['North → South', 'North → South'],
  ['', ''],
])('%j is told as %j', (detail, told) => {
  expect(logDetail(detail)).toBe(told);
});
