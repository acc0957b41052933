// SQL on the teams' tables for statements of other modules. Arguments are SQL expressions with their aliases, never values.

/** The teams of these people, as (organization_id). */
export function selectTeams(userIds: string): string {
  return `SELECT om.organization_id FROM organization_members om WHERE om.user_id = ANY (${userIds}::uuid[])`;
}

/** The owners of these teams, as (organization_id, owner_id). */
export function selectTeamOwners(teams: string): string {
  return `SELECT om.organization_id, om.user_id AS owner_id FROM organization_members om
     WHERE om.organization_id IN (${teams}) AND om.role = 'OWNER'`;
}

/** Whether the person is in the team without being its owner. */
export function isInTeamOfAnother(organizationId: string, userId: string): string {
  return `EXISTS (SELECT 1 FROM organization_members om
    WHERE om.organization_id = ${organizationId} AND om.user_id = ${userId} AND om.role <> 'OWNER')`;
}

export function selectTeamName(organizationId: string): string {
  return `(SELECT o.name FROM organizations o WHERE o.id = ${organizationId})`;
}

/** How many invitations into the team can still be accepted. */
export function countOpenInvitations(organizationId: string): string {
  return `(SELECT count(*)::int FROM organization_invitations i
    WHERE i.organization_id = ${organizationId} AND i.expires_at > now())`;
}

/** People who are in a team with the person, as (id). */
export function selectTeammates(userId: string): string {
  return `SELECT other.user_id AS id FROM organization_members mine JOIN organization_members other USING (organization_id)
     WHERE mine.user_id = ${userId} AND other.user_id <> ${userId}`;
}
