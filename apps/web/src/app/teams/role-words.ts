import type { OrganizationRole } from '@tessera/domain';

/** Role → what it is called, and what it may do. */
export const ROLE_WORDS: Record<OrganizationRole, { name: string; may: string }> = {
  OWNER: { name: 'Owner', may: 'May do everything, also hand the team over or delete it.' },
  ADMIN: { name: 'Admin', may: 'Manages members and templates, and reads the log.' },
  MANAGER: { name: 'Manager', may: 'Invites members, gives them job labels, and sees everybody’s figures.' },
  MEMBER: { name: 'Member', may: 'Uses the team’s templates.' },
};
