import { t } from '@tessera/texts';
import type { OrganizationRole } from './organization-role.ts';

/** Everything that a team's audit log notes → what happened, in words that stand by themselves. */
const TEXTS = {
  CREATED: t('Team created'),
  RENAMED: t('Team renamed'),
  HEIR_NAMED: t('New recipient for contacts of departing members'),
  LEADERBOARD_CHANGED: t('Leaderboard turned on or off'),
  SECOND_FACTOR_CHANGED: t('Two-step sign-in requirement changed'),
  LINK_CHANGED: t('Join link created'),
  LINK_REMOVED: t('Join link removed'),
  INVITED: t('Person invited'),
  INVITATION_WITHDRAWN: t('Invitation withdrawn'),
  JOINED: t('Joined the team'),
  ROLE_CHANGED: t('Role changed'),
  LABEL_CHANGED: t('Job label changed'),
  SEAT_GIVEN: t('Seat given'),
  SEAT_TAKEN: t('Seat withdrawn from a member'),
  REMOVED: t('Member removed'),
  LEFT: t('Left the team'),
  TRANSFERRED: t('Team transferred'),
  ACCOUNT_ENDED: t('Left when their account was deleted'),
  INHERITED: t('Team passed to a new owner'),
  TEMPLATE_CREATED: t('Template created'),
  TEMPLATE_CHANGED: t('Template changed'),
  TEMPLATE_DELETED: t('Template deleted'),
  BRAND_CHANGED: t('Brand kit changed'),
  CARD_FOLLOWED: t('Template applied to a card'),
  CARD_RELEASED: t('Template removed from a card'),
  DESIGN_PUBLISHED: t('Published to the marketplace'),
  DESIGN_WITHDRAWN: t('Withdrawn from the marketplace'),
} as const;

export type AuditAction = keyof typeof TEXTS;
export const AUDIT_ACTIONS = Object.keys(TEXTS) as AuditAction[];

/** 'Role changed'; whose and what is said beside it. */
export function auditText(action: AuditAction): string {
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
