import { AppError, mayInOrganization, type OrganizationAction, type OrganizationRole } from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import DataLoader from 'dataloader';
import type { DataSource, EntityManager } from 'typeorm';
import { type Context, requireViewer, type Services, type Viewer } from '../../../kernel/context.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { queryRows } from '../../../kernel/rows.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { SecondFactor } from '../../identity/index.ts';
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

/**
 * Does the change alone. NOT_FOUND for others than members, FORBIDDEN where the role does not allow it,
 * SECOND_FACTOR_MISSING where the team asks for one.
 */
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
    // Members can always leave.
    if (action !== 'leave') await assertOpen(tx, viewer, organization);
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

/** Refuses a read that the viewer's role, or their session, does not allow; gives the role. As `changeOrganization`. */
export async function assertMayInOrganization(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  { id, action }: { id: string; action: OrganizationAction },
): Promise<OrganizationRole> {
  const membership = await findMembership({ db }, viewer, id);
  assertMay(membership?.role ?? null, action);
  if (!membership) throw noSuchOrganization();
  await assertOpen(db.manager, viewer, membership);
  return membership.role;
}

/** The viewer's role in the team; null for who is not in it, and while the team asks for a second factor. */
export async function findOpenRole(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<OrganizationRole | null> {
  const membership = await findMembership({ db }, viewer, id);
  return membership && (await isOpen(db.manager, viewer, membership)) ? membership.role : null;
}

interface Membership {
  role: OrganizationRole;
  requiresSecondFactor: boolean;
}

const roles = new WeakMap<Organization, { userId: string; role: OrganizationRole }>();

/** What the team's own statement has read, for its fields in the same answer. */
export function rememberRole(organization: Organization, userId: string, role: OrganizationRole): void {
  roles.set(organization, { userId, role });
}

/** The viewer's role in a team that was read for them, open or not. NOT_FOUND when they are not in it. */
export async function readRole(context: Context, organization: Organization): Promise<OrganizationRole> {
  const viewer = requireViewer(context);
  const known = roles.get(organization);
  if (known?.userId === viewer.id) return known.role;
  const membership = await findMembership(context, viewer, organization.id);
  if (!membership) throw noSuchOrganization();
  return membership.role;
}

/** The same, for fields that a member may read only while the team is open to them. SECOND_FACTOR_MISSING. */
export async function assertMayEnter(context: Context, organization: Organization): Promise<OrganizationRole> {
  const role = await readRole(context, organization);
  await assertOpen(context.db.manager, requireViewer(context), organization);
  return role;
}

/** What the viewer is in the team; null for who is not in it. Fields that ask at the same moment ask together. */
async function findMembership({ db }: Pick<Services, 'db'>, viewer: Viewer, id: string): Promise<Membership | null> {
  return isUuid(id) ? openMembershipLoader(db).load(`${id} ${viewer.id}`) : null;
}

const membershipLoaders = new WeakMap<DataSource, DataLoader<string, Membership | null>>();

/** Many fields of a team ask at the same moment for the same role. Nothing is kept: a role may end at any moment. */
function openMembershipLoader(db: DataSource): DataLoader<string, Membership | null> {
  const known = membershipLoaders.get(db) ?? new DataLoader((keys) => loadMemberships(db, keys), { cache: false });
  membershipLoaders.set(db, known);
  return known;
}

async function loadMemberships(db: DataSource, keys: readonly string[]): Promise<(Membership | null)[]> {
  const pairs = keys.map((key) => key.split(' '));
  const rows = await queryRows<Membership & { key: string }>(
    db,
    `SELECT m.organization_id || ' ' || m.user_id AS key, m.role, o.requires_second_factor AS "requiresSecondFactor"
       FROM organization_members m JOIN organizations o ON o.id = m.organization_id
      WHERE (m.organization_id, m.user_id) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[]))`,
    [pairs.map(([organizationId]) => organizationId), pairs.map(([, userId]) => userId)],
  );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return keys.map((key) => byKey.get(key.toLowerCase()) ?? null);
}

/** SECOND_FACTOR_MISSING where the team asks for one that the viewer has not shown. */
async function assertOpen(
  tx: EntityManager,
  viewer: Viewer,
  team: Pick<Organization, 'requiresSecondFactor'>,
): Promise<void> {
  if (await isOpen(tx, viewer, team)) return;
  throw new AppError(
    'SECOND_FACTOR_MISSING',
    msg(
      'Your team requires two-step sign-in. Add a passkey or an authenticator app in Settings, or sign in with yours.',
    ),
  );
}

/** Whether the team is open to the viewer. */
async function isOpen(
  tx: EntityManager,
  viewer: Viewer,
  { requiresSecondFactor }: Pick<Organization, 'requiresSecondFactor'>,
): Promise<boolean> {
  return !requiresSecondFactor || hasShownSecondFactor(tx, viewer);
}

/**
 * Whether the viewer has a second factor and has shown it in this session. Programs can't show one: for a token it is
 * enough that its owner has one.
 */
export async function hasShownSecondFactor(
  tx: EntityManager,
  { id, token, hasSecondFactor }: Viewer,
): Promise<boolean> {
  // Who has removed it since has shown nothing.
  return (token !== undefined || hasSecondFactor === true) && SecondFactor.findHasSecondFactor(tx, id);
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

const REFUSALS: Partial<Record<OrganizationAction, Message>> = {
  leave: msg('The owner can’t leave. Transfer the team first, or delete it.'),
  transfer: msg('Only the owner can transfer the team.'),
  delete: msg('Only the owner can delete the team.'),
};

function assertMay(role: OrganizationRole | null, action: OrganizationAction): asserts role is OrganizationRole {
  if (role === null) throw noSuchOrganization();
  if (!mayInOrganization(role, action)) {
    throw new AppError('FORBIDDEN', REFUSALS[action] ?? msg('Your role in the team does not allow this.'));
  }
}

/** The same words for strangers as for a team that never was. */
function noSuchOrganization(): AppError {
  return new AppError('NOT_FOUND', msg('You are not in this team.'), 'id');
}

/** NOT_FOUND on the input's field that names somebody outside the team. */
export function notInTeam(field: string): AppError {
  return new AppError('NOT_FOUND', msg('This person is not in the team.'), field);
}
