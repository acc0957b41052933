/** The team’s log as CSV. */
export { auditCsv } from './audit/audit-list.service.ts';
/** People who work under one name. */
export { Organization } from './organizations/organization.entity.ts';
/** One transaction on a team by somebody who may change it, and what somebody may do in it. */
export {
  assertMayInOrganization,
  changeOrganization,
  findOpenRole,
  roleIn,
} from './organizations/organization-change.service.ts';
/** Everybody who is in the team, by name. */
export { listMemberIds } from './organizations/organization-list.service.ts';
/** Who is in a team, and as what. */
export { OrganizationMember } from './organizations/organization-member.entity.ts';
/** SQL on teams, for statements of other modules. */
export {
  countOpenInvitations,
  isInTeamOfAnother,
  selectTeamName,
  selectTeamOwners,
  selectTeams,
} from './organizations/organization-sql.ts';
/** The cards that were made from the team's templates, also from those that are gone; and who has them now. */
export { listOrganizationCards } from './templates/organization-card.service.ts';
