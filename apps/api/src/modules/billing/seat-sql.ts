import { selectTeamOwners, selectTeams } from '../teams/index.ts';

// SQL on who has a seat. The argument is a subselect that gives teams as (organization_id).

/** Those of the teams whose owner pays, with what for: (organization_id, owner_id, plan_id, seats). */
export function selectPaidTeams(teams: string): string {
  return `
    SELECT team.organization_id, team.owner_id, s.plan_id, s.seats
      FROM (${selectTeamOwners(teams)}) team JOIN subscriptions s ON s.user_id = team.owner_id
     WHERE s.status IN ('active', 'past_due')`;
}

/**
 * Who has a seat by one of the teams: the owner, and as many of those who were given one as there are seats. As
 * (organization_id, user_id, plan_id).
 */
export function selectSeats(teams: string): string {
  return `
    WITH paid AS (${selectPaidTeams(teams)})
    SELECT organization_id, owner_id AS user_id, plan_id FROM paid
    UNION ALL
    SELECT organization_id, user_id, plan_id FROM (
      SELECT given.organization_id, given.user_id, paid.plan_id, paid.seats,
             row_number() OVER (PARTITION BY given.organization_id ORDER BY given.given_at, given.user_id) AS place
        FROM organization_seats given JOIN paid USING (organization_id)
       WHERE given.user_id <> paid.owner_id) ranked
     WHERE place < seats`;
}

/** The plans that the person (an SQL expression) has by a trial, a subscription or a seat, as an array. */
export function selectOwnPlans(userId: string): string {
  return `ARRAY(
    SELECT s.plan_id FROM subscriptions s
     WHERE s.user_id = ${userId} AND (s.status IN ('active', 'past_due') OR (s.status = 'trial' AND s.ends_at > now()))
    UNION ALL
    SELECT held.plan_id FROM (${selectSeats(selectTeams(`ARRAY[${userId}]`))}) held WHERE held.user_id = ${userId})`;
}
