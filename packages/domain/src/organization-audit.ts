/** Everything that a team's audit log notes → how it is said of it, after the name of who did it. */
const TEXTS = {
  CREATED: 'made the team',
  RENAMED: 'renamed the team to',
  HEIR_NAMED: 'named who gets what leavers had',
  LEADERBOARD_CHANGED: 'switched the leaderboard',
  SECOND_FACTOR_CHANGED: 'switched the required second factor',
  LINK_CHANGED: 'made a new join link',
  LINK_REMOVED: 'removed the join link',
  INVITED: 'invited',
  INVITATION_WITHDRAWN: 'withdrew the invitation of',
  JOINED: 'joined',
  ROLE_CHANGED: 'changed the role of',
  LABEL_CHANGED: 'changed the job label of',
  SEAT_GIVEN: 'gave a seat to',
  SEAT_TAKEN: 'took the seat of',
  REMOVED: 'removed',
  LEFT: 'left',
  TRANSFERRED: 'handed the team over to',
  ACCOUNT_ENDED: 'left with their account',
  INHERITED: 'left the team to',
  TEMPLATE_CREATED: 'made the template',
  TEMPLATE_CHANGED: 'changed the template',
  TEMPLATE_DELETED: 'deleted the template',
  BRAND_CHANGED: 'changed the brand kit',
  CARD_FOLLOWED: 'put a card under the template',
  CARD_RELEASED: 'took a card off the template',
  DESIGN_PUBLISHED: 'published to the marketplace',
  DESIGN_WITHDRAWN: 'withdrew from the marketplace',
} as const;

export type AuditAction = keyof typeof TEXTS;
export const AUDIT_ACTIONS = Object.keys(TEXTS) as AuditAction[];

/** 'changed the role of'; what it was done to is said after it. */
export function auditText(action: AuditAction): string {
  return TEXTS[action];
}
