import { AppError, checkOrganizationName, type OrganizationRole } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Context, Services, Viewer } from '../../../kernel/context.ts';
import { queryRows, toEntity } from '../../../kernel/rows.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { Organization } from './organization.entity.ts';
import type { CreateOrganizationInput, OrganizationInput, UpdateOrganizationInput } from './organization.inputs.ts';
import { changeOrganization, notInTeam, rememberRole, roleIn } from './organization-change.service.ts';
import { addMember } from './organization-members.service.ts';

/** The team that the person is in; null when in none. */
export async function findOrganizationByMember(
  { db }: Pick<Services, 'db'>,
  userId: string,
): Promise<Organization | null> {
  const [row] = await queryRows<{ organization: Record<string, unknown>; role: OrganizationRole }>(
    db,
    `SELECT row_to_json(o.*) AS organization, m.role FROM organization_members m JOIN organizations o ON o.id = m.organization_id
      WHERE m.user_id = $1`,
    [userId],
  );
  if (!row) return null;
  const organization = toEntity(db, Organization, row.organization);
  rememberRole(organization, userId, row.role);
  return organization;
}

/** The team with that id, if the viewer is in it; null for any other. */
export async function findOrganization(
  services: Pick<Services, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<Organization | null> {
  const organization = await findOrganizationByMember(services, viewer.id);
  return organization?.id === id.toLowerCase() ? organization : null;
}

/** Makes a team that belongs to the viewer. BAD_USER_INPUT on `name`; CONFLICT when they are in one. */
export function createOrganization(
  { db }: Context,
  viewer: Viewer,
  input: CreateOrganizationInput,
): Promise<Organization> {
  const name = checkedName(input.name);
  return inTransaction(db, async (tx) => {
    const organization = await insertOrganization(tx, viewer.id, name);
    await writeAudit(tx, organization.id, { action: 'CREATED', subject: name, actorId: viewer.id });
    return organization;
  });
}

/** A team with its owner as the only member. */
export async function insertOrganization(tx: EntityManager, ownerId: string, name: string): Promise<Organization> {
  const id = uuid();
  await tx.insert(Organization, { id, name });
  await addMember(tx, { organizationId: id, userId: ownerId, role: 'OWNER', label: '' });
  return tx.findOneByOrFail(Organization, { id });
}

/** Changes what is given. BAD_USER_INPUT on `name`; NOT_FOUND on `heirId` who is not in the team. */
export function updateOrganization(
  context: Context,
  viewer: Viewer,
  { id, name, heirId, hasLeaderboard }: UpdateOrganizationInput,
): Promise<Organization> {
  return changeOrganization(context, { viewer, id, action: 'editDetails' }, async ({ tx, organization, note }) => {
    if (typeof name === 'string' && checkedName(name) !== organization.name) {
      const detail = organization.name;
      organization.name = checkedName(name);
      await note({ action: 'RENAMED', subject: organization.name, detail });
    }
    if (heirId !== undefined && heirId !== organization.heirId) {
      if (heirId !== null && !(await roleIn(tx, id, heirId))) throw notInTeam('heirId');
      organization.heirId = heirId;
      await note({ action: 'HEIR_NAMED', personId: heirId });
    }
    if (typeof hasLeaderboard === 'boolean' && hasLeaderboard !== organization.hasLeaderboard) {
      organization.hasLeaderboard = hasLeaderboard;
      await note({ action: 'LEADERBOARD_CHANGED', subject: hasLeaderboard ? 'on' : 'off' });
    }
    return tx.save(organization);
  });
}

/** The team is gone. Cards and contacts stay with the people who have them. */
export function deleteOrganization(context: Context, viewer: Viewer, { id }: OrganizationInput): Promise<string> {
  return changeOrganization(context, { viewer, id, action: 'delete' }, async ({ tx }) => {
    await tx.delete(Organization, { id });
    return id;
  });
}

function checkedName(raw: string): string {
  const { name, errors } = checkOrganizationName(raw);
  if (Object.keys(errors).length > 0) throw AppError.ofFields(errors);
  return name;
}
