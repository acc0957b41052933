/** What somebody is in a team, the highest first. Each team has one owner. */
export const ORGANIZATION_ROLES = ['OWNER', 'ADMIN', 'MANAGER', 'MEMBER'] as const;
export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number];

const EVERYBODY = { OWNER: true, ADMIN: true, MANAGER: true, MEMBER: true };
const MANAGERS = { OWNER: true, ADMIN: true, MANAGER: true, MEMBER: false };
const ADMINS = { OWNER: true, ADMIN: true, MANAGER: false, MEMBER: false };
const OWNER = { OWNER: true, ADMIN: false, MANAGER: false, MEMBER: false };

/** Who may do what. The server enforces it; the client hides by it. */
const MAY = {
  view: EVERYBODY,
  useTemplates: EVERYBODY,
  /** A team is never without its owner, who hands it over or deletes it. */
  leave: { OWNER: false, ADMIN: true, MANAGER: true, MEMBER: true },
  invite: MANAGERS,
  editMember: MANAGERS,
  editDetails: ADMINS,
  changeLink: ADMINS,
  removeMember: ADMINS,
  manageTemplates: ADMINS,
  editBrand: ADMINS,
  viewAudit: ADMINS,
  viewFigures: MANAGERS,
  manageSeats: OWNER,
  demandSecondFactor: OWNER,
  transfer: OWNER,
  delete: OWNER,
} as const satisfies Record<string, Record<OrganizationRole, boolean>>;

export type OrganizationAction = keyof typeof MAY;
export const ORGANIZATION_ACTIONS = Object.keys(MAY) as OrganizationAction[];

/** Whether somebody with this role may do it. Where it is done to a person, ask `mayManage` as well. */
export function mayInOrganization(role: OrganizationRole, action: OrganizationAction): boolean {
  return MAY[action][role];
}

/** Whether it may be done to another person with that role: only to people whose role is below. */
export function mayManage(
  actor: OrganizationRole,
  action: 'editMember' | 'removeMember',
  target: OrganizationRole,
): boolean {
  return mayInOrganization(actor, action) && isBelow(target, actor);
}

/** The roles that somebody may give to others: those below their own. Nobody becomes the owner but by handing over. */
export function rolesToGive(actor: OrganizationRole): OrganizationRole[] {
  return mayInOrganization(actor, 'invite') ? ORGANIZATION_ROLES.filter((role) => isBelow(role, actor)) : [];
}

/** Whether every member's figures are told: to those whose role allows it, and to all while there is a leaderboard. */
export function seesAllFigures(role: OrganizationRole, hasLeaderboard: boolean): boolean {
  return hasLeaderboard || mayInOrganization(role, 'viewFigures');
}

function isBelow(role: OrganizationRole, other: OrganizationRole): boolean {
  return ORGANIZATION_ROLES.indexOf(role) > ORGANIZATION_ROLES.indexOf(other);
}
