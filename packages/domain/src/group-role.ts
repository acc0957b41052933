/** What somebody is in a group. Each group has one owner. */
export const GROUP_ROLES = ['owner', 'admin', 'member'] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

const ADMINS = { owner: true, admin: true, member: false };
const EVERYBODY = { owner: true, admin: true, member: true };
const OWNER = { owner: true, admin: false, member: false };

/** Who may do what. The server enforces it; the client hides by it. */
const MAY = {
  view: EVERYBODY,
  copyCode: EVERYBODY,
  /** A group is never without its owner, who hands it over or deletes it. */
  leave: { owner: false, admin: true, member: true },
  editDetails: ADMINS,
  changePhoto: ADMINS,
  addMembers: ADMINS,
  changeCode: ADMINS,
  toggleAdmin: ADMINS,
  removeMember: ADMINS,
  /** Those of others: everybody may delete their own. */
  deleteMessages: ADMINS,
  transfer: OWNER,
  delete: OWNER,
} as const satisfies Record<string, Record<GroupRole, boolean>>;

export type GroupAction = keyof typeof MAY;
export const GROUP_ACTIONS = Object.keys(MAY) as GroupAction[];

/** Whether somebody with this role may do it. Where it is done to a person, ask `mayActOn`. */
export function mayInGroup(role: GroupRole, action: GroupAction): boolean {
  return MAY[action][role];
}

/** Whether it may be done to another person with that role: nobody demotes or removes the owner. */
export function mayActOn(actor: GroupRole, action: 'toggleAdmin' | 'removeMember', target: GroupRole): boolean {
  return mayInGroup(actor, action) && target !== 'owner';
}
