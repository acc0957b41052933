import { msg, type Text } from '@tessera/texts';
import type { OrganizationRole } from './organization-role.ts';

/** Everything that a team's audit log notes → what happened, in words that stand by themselves. */
const TEXTS = {
  CREATED: msg('Team created'),
  RENAMED: msg('Team renamed'),
  HEIR_NAMED: msg('New recipient for contacts of departing members'),
  LEADERBOARD_CHANGED: msg('Leaderboard turned on or off'),
  SECOND_FACTOR_CHANGED: msg('Two-step sign-in requirement changed'),
  LINK_CHANGED: msg('Join link created'),
  LINK_REMOVED: msg('Join link removed'),
  INVITED: msg('Person invited'),
  INVITATION_WITHDRAWN: msg('Invitation withdrawn'),
  JOINED: msg('Joined the team'),
  ROLE_CHANGED: msg('Role changed'),
  LABEL_CHANGED: msg('Job label changed'),
  SEAT_GIVEN: msg('Seat given'),
  SEAT_TAKEN: msg('Seat withdrawn from a member'),
  REMOVED: msg('Member removed'),
  LEFT: msg('Left the team'),
  TRANSFERRED: msg('Team transferred'),
  ACCOUNT_ENDED: msg('Left when their account was deleted'),
  INHERITED: msg('Team passed to a new owner'),
  TEMPLATE_CREATED: msg('Template created'),
  TEMPLATE_CHANGED: msg('Template changed'),
  TEMPLATE_DELETED: msg('Template deleted'),
  BRAND_CHANGED: msg('Brand kit changed'),
  CARD_FOLLOWED: msg('Template applied to a card'),
  CARD_RELEASED: msg('Template removed from a card'),
  DESIGN_PUBLISHED: msg('Published to the marketplace'),
  DESIGN_WITHDRAWN: msg('Withdrawn from the marketplace'),
} as const;

export type AuditAction = keyof typeof TEXTS;
export const AUDIT_ACTIONS = Object.keys(TEXTS) as AuditAction[];

/** 'Role changed'; whose and what is said beside it. */
export function auditText(action: AuditAction): Text {
  return TEXTS[action];
}

/** What is stored of a change beside its action, the same in every language. The web app says it in the reader's. */
export const AUDIT_DETAILS = {
  byLink: 'by the link',
  byInvitation: 'by invitation',
  cardsChanged: (count: number) => `${count} cards changed`,
  handedOver: ({ contacts, cards }: { contacts: number; cards: number }) => `contacts: ${contacts}, cards: ${cards}`,
  roleChanged: (before: OrganizationRole, now: OrganizationRole) => `${before} → ${now}`.toLowerCase(),
} as const;
