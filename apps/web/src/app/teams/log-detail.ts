import { AUDIT_DETAILS, type OrganizationRole } from '@tessera/domain';
import { t } from '@tessera/texts';
import { ROLE_WORDS } from './role-words.ts';

/** What is stored of a change (`AUDIT_DETAILS`) → how the log says it. What is none of these was typed by somebody, and stays. */
const DETAILS: readonly [pattern: RegExp, say: (found: string[]) => string][] = [
  [new RegExp(`^${AUDIT_DETAILS.byLink}$`), () => t('by the link')],
  [new RegExp(`^${AUDIT_DETAILS.byInvitation}$`), () => t('by invitation')],
  [
    /^(\d+) cards changed$/,
    ([, count]) => t('{count, plural, one {# card changed} other {# cards changed}}', { count: Number(count) }),
  ],
  [
    /^contacts: (\d+), cards: (\d+)$/,
    ([, contacts, cards]) =>
      t('contacts: {contacts}, cards: {cards}', { contacts: Number(contacts), cards: Number(cards) }),
  ],
  // From right to left the arrow would point back.
  [
    /^(owner|admin|manager|member) → (owner|admin|manager|member)$/,
    ([, before, now]) => t('{before}, now {now}', { before: roleName(before), now: roleName(now) }),
  ],
  [/^(OWNER|ADMIN|MANAGER|MEMBER)$/, ([role]) => roleName(role)],
];

/** The detail of an entry of a team's log in the reader's language: 'by the link', 'Member, now Admin'. */
export function logDetail(detail: string): string {
  for (const [pattern, say] of DETAILS) {
    const found = pattern.exec(detail);
    if (found) return say(found);
  }
  return detail;
}

function roleName(role = ''): string {
  return ROLE_WORDS[role.toUpperCase() as OrganizationRole]?.name ?? role;
}
