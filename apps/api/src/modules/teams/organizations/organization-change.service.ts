import { AppError, mayInOrganization, type OrganizationAction, type OrganizationRole } from '@tessera/domain';
import DataLoader from 'dataloader';
import type { DataSource, EntityManager } from 'typeorm';
import type { Services, Viewer } from '../../../composition/context.ts';
import { isUuid } from '../../../platform/page.ts';
import { query } from '../../../platform/rows.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type AuditFact, writeAudit } from '../audit/audit.service.ts';
import { Organization } from './organization.entity.ts';
import { OrganizationMember } from './organization-member.entity.ts';

/** One change of a team, while no other is under way. */
export interface OrganizationChange {
  tx: EntityManager;
  organization: Organization;
  /** What the viewer is in it at this moment. */
  role: OrganizationRole;
  /** Notes in the same transaction that the viewer did it. */
  note(fact: AuditFact): Promise<void>;
}

/** Does the change alone. NOT_FOUND for others than members, FORBIDDEN where the role does not allow it. */
export function changeOrganization<T>(
  { db }: Pick<Services, 'db'>,
  { viewer, id, action }: { viewer: Viewer; id: string; action: OrganizationAction },
  work: (change: OrganizationChange) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    const organization = await lockOrganization(tx, id);
    const role = organization && (await roleIn(tx, organization.id, viewer.id));
    assertMay(role, action);
    if (!organization) throw noSuchOrganization();
    const note = (fact: AuditFact) => writeAudit(tx, organization.id, { ...fact, actorId: viewer.id });
    return work({ tx, organization, role, note });
  });
}

/** Holds the team: whatever changes it comes one after the other. Null when there is none. */
export async function lockOrganization(tx: EntityManager, id: string): Promise<Organization | null> {
  // Not against rows that refer to it: who is in the middle of making a card from a template would wait for the template's
  // change, and that for them.
  return isUuid(id) ? tx.findOne(Organization, { where: { id }, lock: { mode: 'for_no_key_update' } }) : null;
}

/** Refuses a read that the viewer's role in the team does not allow; gives the role. */
export async function assertMayInOrganization(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  { id, action }: { id: string; action: OrganizationAction },
): Promise<OrganizationRole> {
  const role = await findRole({ db }, viewer, id);
  assertMay(role, action);
  return role;
}

/** The viewer's role in the team; null for who is not in it. Fields that ask at the same moment ask together. */
export async function findRole(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<OrganizationRole | null> {
  return isUuid(id) ? openRoleLoader(db).load(`${id} ${viewer.id}`) : null;
}

const roleLoaders = new WeakMap<DataSource, DataLoader<string, OrganizationRole | null>>();

/** Many fields of a team ask at the same moment for the same role. Nothing is kept: a role may end at any moment. */
function openRoleLoader(db: DataSource): DataLoader<string, OrganizationRole | null> {
  const known = roleLoaders.get(db) ?? new DataLoader((keys) => loadRoles(db, keys), { cache: false });
  roleLoaders.set(db, known);
  return known;
}

async function loadRoles(db: DataSource, keys: readonly string[]): Promise<(OrganizationRole | null)[]> {
  const pairs = keys.map((key) => key.split(' '));
  const rows = await query<{ key: string; role: OrganizationRole }>(
    db,
    `SELECT organization_id || ' ' || user_id AS key, role FROM organization_members
      WHERE (organization_id, user_id) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[]))`,
    [pairs.map(([organizationId]) => organizationId), pairs.map(([, userId]) => userId)],
  );
  const byKey = new Map(rows.map(({ key, role }) => [key, role]));
  return keys.map((key) => byKey.get(key.toLowerCase()) ?? null);
}

/** The person's role in the team; null for who is not in it. */
export async function roleIn(
  tx: EntityManager,
  organizationId: string,
  userId: string,
): Promise<OrganizationRole | null> {
  if (!isUuid(organizationId) || !isUuid(userId)) return null;
  return (await tx.findOneBy(OrganizationMember, { organizationId, userId }))?.role ?? null;
}

const REFUSALS: Partial<Record<OrganizationAction, string>> = {
  leave: 'The owner can’t leave. Hand the team over first, or delete it.',
  transfer: 'Only the owner can hand the team over.',
  delete: 'Only the owner can delete the team.',
};

function assertMay(role: OrganizationRole | null, action: OrganizationAction): asserts role is OrganizationRole {
  if (role === null) throw noSuchOrganization();
  if (!mayInOrganization(role, action)) {
    throw new AppError('FORBIDDEN', REFUSALS[action] ?? 'Your role in the team does not allow this.');
  }
}

/** The same words for strangers as for a team that never was. */
function noSuchOrganization(): AppError {
  return new AppError('NOT_FOUND', 'You are not in this team.', { id: 'no such team' });
}

/** NOT_FOUND on the input's field that names somebody outside the team. */
export function notInTeam(field: string): AppError {
  return new AppError('NOT_FOUND', 'This person is not in the team.', { [field]: 'not in the team' });
}
