import { AppError, mayInOrganization, type PlanKey } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import type { Context, Viewer } from '../../kernel/context.ts';
import {
  changeOrganization,
  countOpenInvitations,
  findOpenRole,
  isInTeamOfAnother,
  OrganizationMember,
  roleIn,
  selectTeamName,
  selectTeams,
} from '../teams/index.ts';
import type { SetSeatInput } from './billing.inputs.ts';
import type { TeamSeat, TeamSeats } from './billing.types.ts';
import { OrganizationSeat } from './organization-seat.entity.ts';
import { selectPaidTeams, selectSeats } from './seat-sql.ts';

/** The teams of the people in the first argument, and the team that is the first argument. */
const TEAMS_OF_PEOPLE = selectTeams('$1');
const ONE_TEAM = 'SELECT $1::uuid';

/** Whether each of the people has a seat by their team. */
export async function loadHasSeat(db: Pick<EntityManager, 'query'>, userIds: readonly string[]): Promise<boolean[]> {
  const rows = await db.query<{ userId: string }[]>(
    `SELECT user_id AS "userId" FROM (${selectSeats(TEAMS_OF_PEOPLE)}) held WHERE user_id = ANY ($1::uuid[])`,
    [userIds],
  );
  const held = new Set(rows.map(({ userId }) => userId));
  return userIds.map((id) => held.has(id));
}

/** The seat that somebody has by a team of another person; null without. */
export async function findGivenSeat(db: Pick<EntityManager, 'query'>, userId: string): Promise<TeamSeat | null> {
  const [seat] = await db.query<TeamSeat[]>(
    `SELECT held.plan_id AS plan, ${selectTeamName('held.organization_id')} AS "organizationName"
       FROM (${selectSeats(TEAMS_OF_PEOPLE)}) held
      WHERE held.user_id = ANY ($1::uuid[]) AND ${isInTeamOfAnother('held.organization_id', 'held.user_id')}`,
    [[userId]],
  );
  return seat ?? null;
}

/** What the team's owner pays for its members; null for nothing, and for who may not invite. */
export async function findTeamSeats({ db }: Context, viewer: Viewer, id: string): Promise<TeamSeats | null> {
  const role = await findOpenRole({ db }, viewer, id);
  if (!role || !mayInOrganization(role, 'invite')) return null;
  const seats = await countSeats(db.manager, id);
  if (!seats) return null;
  const { plan, count, taken, waiting } = seats;
  return { plan, count, taken, free: Math.max(0, count - taken - waiting) };
}

interface SeatCount {
  plan: PlanKey;
  count: number;
  taken: number;
  /** Invitations that can still be taken. */
  waiting: number;
}

async function countSeats(tx: EntityManager, organizationId: string): Promise<SeatCount | null> {
  const [row] = await tx.query<SeatCount[]>(
    `SELECT plan_id AS plan, seats AS count,
            (SELECT count(*)::int FROM (${selectSeats(ONE_TEAM)}) held) AS taken,
            ${countOpenInvitations('$1')} AS waiting
       FROM (${selectPaidTeams(ONE_TEAM)}) paid`,
    [organizationId],
  );
  return row ?? null;
}

/** Who comes into a team that is locked takes one of its seats, where one is left. */
export async function takeFreeSeat(
  tx: EntityManager,
  { organizationId, userId }: Pick<OrganizationSeat, 'organizationId' | 'userId'>,
): Promise<void> {
  const seats = await countSeats(tx, organizationId);
  if (seats && seats.taken < seats.count) await tx.insert(OrganizationSeat, { organizationId, userId });
}

/** For the owner: gives a member a seat or takes it away. CONFLICT when all are taken; harmless when it is so already. */
export function setSeat(
  context: Context,
  viewer: Viewer,
  { id, userId, hasSeat }: SetSeatInput,
): Promise<OrganizationMember> {
  return changeOrganization(context, { viewer, id, action: 'manageSeats' }, async ({ tx, note }) => {
    const role = await roleIn(tx, id, userId);
    if (!role) throw new AppError('NOT_FOUND', msg('This person is not in the team.'), 'userId');
    if (role === 'OWNER') throw new AppError('CONFLICT', msg('The owner always keeps a seat.'));
    const [had] = await loadHasSeat(tx, [userId]);
    if (had !== hasSeat) {
      if (hasSeat) await assertFreeSeat(tx, id);
      // A row that no longer counts makes way, too: what is given now is given last.
      await tx.delete(OrganizationSeat, { organizationId: id, userId });
      if (hasSeat) await tx.insert(OrganizationSeat, { organizationId: id, userId });
      await note({ action: hasSeat ? 'SEAT_GIVEN' : 'SEAT_TAKEN', personId: userId });
    }
    return tx.findOneByOrFail(OrganizationMember, { organizationId: id, userId });
  });
}

async function assertFreeSeat(tx: EntityManager, organizationId: string): Promise<void> {
  const seats = await countSeats(tx, organizationId);
  if (seats && seats.taken < seats.count) return;
  throw new AppError(
    'CONFLICT',
    seats ? msg('All seats are taken. Add one first.') : msg('Your team has no paid plan.'),
  );
}
