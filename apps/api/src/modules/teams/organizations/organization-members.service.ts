import {
  AppError,
  AUDIT_DETAILS,
  checkJobLabel,
  mayManage,
  ORGANIZATION_LIMITS,
  type OrganizationRole,
  rolesToGive,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { announcePublicChange } from '../../../infra/response-cache.ts';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { onDuplicate } from '../../../kernel/duplicates.ts';
import { emit } from '../../../kernel/events.ts';
import { assertProved, recordSecurityEvent } from '../../identity/index.ts';
import { Organization } from './organization.entity.ts';
import type {
  OrganizationInput,
  OrganizationPersonInput,
  RemoveOrganizationMemberInput,
  UpdateOrganizationMemberInput,
} from './organization.inputs.ts';
import { changeOrganization, notInTeam, type OrganizationChange, roleIn } from './organization-change.service.ts';
import { OrganizationMember } from './organization-member.entity.ts';
import { OrganizationRemoval } from './organization-removal.entity.ts';
import { expel, findHeir } from './organization-transfer.service.ts';

/** Adds somebody to a team that is locked or new. CONFLICT when they are in one, or this one is full. */
export async function addMember(
  tx: EntityManager,
  member: Pick<OrganizationMember, 'organizationId' | 'userId' | 'role' | 'label'>,
): Promise<void> {
  if (
    (await tx.countBy(OrganizationMember, { organizationId: member.organizationId })) >= ORGANIZATION_LIMITS.members
  ) {
    throw new AppError(
      'CONFLICT',
      msg('This team has reached the limit of {most} members.', { most: ORGANIZATION_LIMITS.members }),
    );
  }
  const taken = new AppError('CONFLICT', msg('You’re already in a team. Leave it first.'));
  await onDuplicate(tx.insert(OrganizationMember, member), 'organization_members_user_id_key', taken);
  if (member.role !== 'OWNER') await emit(tx, 'organization.joined', member);
}

/**
 * Changes the role and job label of a member below the viewer's own role. Anyone who may edit can change their own label.
 * STEP_UP_REQUIRED to make someone an admin.
 */
export async function updateOrganizationMember(
  context: Context,
  viewer: Viewer,
  input: UpdateOrganizationMemberInput,
): Promise<OrganizationMember> {
  const { id, userId } = input;
  if (input.role === 'ADMIN') await assertProved(context);
  return changeOrganization(context, { viewer, id, action: 'editMember' }, async (change) => {
    const member = await requireMember(change, userId);
    const isNewAdmin = input.role === 'ADMIN' && member.role !== 'ADMIN';
    const role = input.role ?? member.role;
    if (role !== member.role) assertMayGive(change, member, role);
    else if (userId !== viewer.id && !mayManage(change.role, 'editMember', member.role)) throw above();
    await noteEdit(change, member, { role, label: checkedLabel(input.label ?? member.label) });
    if (isNewAdmin) {
      const subject = (await context.loaders.user.load(userId))?.fullName ?? '';
      await recordSecurityEvent(change.tx, context, { userId: viewer.id, kind: 'TEAM_ADMIN_ADDED', subject });
    }
    return change.tx.save(member);
  });
}

async function noteEdit(
  { note }: OrganizationChange,
  member: OrganizationMember,
  { role, label }: Pick<OrganizationMember, 'role' | 'label'>,
): Promise<void> {
  const personId = member.userId;
  if (role !== member.role)
    await note({ action: 'ROLE_CHANGED', personId, detail: AUDIT_DETAILS.roleChanged(member.role, role) });
  if (label !== member.label) await note({ action: 'LABEL_CHANGED', personId, detail: label });
  Object.assign(member, { role, label });
}

/** FORBIDDEN unless both the role that they have and the one that they get are below the actor's. */
function assertMayGive({ role: actor }: OrganizationChange, member: OrganizationMember, role: OrganizationRole): void {
  if (!mayManage(actor, 'editMember', member.role) || !rolesToGive(actor).includes(role)) throw above();
}

/** Takes somebody out, whose cards and contacts of the team go to whom is named. FORBIDDEN on those not below oneself. */
export async function removeOrganizationMember(
  context: Context,
  viewer: Viewer,
  { id, userId, heirId }: RemoveOrganizationMemberInput,
): Promise<Organization> {
  const changed = await changeOrganization(context, { viewer, id, action: 'removeMember' }, async (change) => {
    const { tx, organization, note } = change;
    const member = await requireMember(change, userId);
    if (userId === viewer.id)
      throw new AppError('FORBIDDEN', msg('You can’t remove yourself. Leave the team instead.'));
    if (!mayManage(change.role, 'removeMember', member.role)) throw above();
    if (typeof heirId === 'string' && (heirId === userId || !(await roleIn(tx, id, heirId)))) throw notInTeam('heirId');
    const heir = heirId ?? (await findHeir(tx, organization, userId));
    const detail = await expel(tx, organization, { userId, heirId: heir });
    await tx.upsert(OrganizationRemoval, { organizationId: id, userId, removedAt: new Date() }, [
      'organizationId',
      'userId',
    ]);
    await note({ action: 'REMOVED', personId: userId, detail });
    return tx.findOneByOrFail(Organization, { id });
  });
  await announcePublicChange(context);
  return changed;
}

/** The viewer is a member no more. FORBIDDEN for the owner, who hands the team over first. */
export async function leaveOrganization(context: Context, viewer: Viewer, { id }: OrganizationInput): Promise<string> {
  await changeOrganization(context, { viewer, id, action: 'leave' }, async ({ tx, organization, note }) => {
    const heirId = await findHeir(tx, organization, viewer.id);
    const detail = await expel(tx, organization, { userId: viewer.id, heirId });
    await note({ action: 'LEFT', detail });
  });
  await announcePublicChange(context);
  return id;
}

/** Hands the team over to another member; the viewer stays as an admin. */
export function transferOrganization(
  context: Context,
  viewer: Viewer,
  { id, userId }: OrganizationPersonInput,
): Promise<Organization> {
  return changeOrganization(context, { viewer, id, action: 'transfer' }, async (change) => {
    const { tx, organization, note } = change;
    await requireMember(change, userId);
    if (userId === viewer.id) return organization;
    await tx.update(OrganizationMember, { organizationId: id, userId: viewer.id }, { role: 'ADMIN' });
    await tx.update(OrganizationMember, { organizationId: id, userId }, { role: 'OWNER' });
    await note({ action: 'TRANSFERRED', personId: userId });
    return organization;
  });
}

async function requireMember({ tx, organization }: OrganizationChange, userId: string): Promise<OrganizationMember> {
  const role = await roleIn(tx, organization.id, userId);
  if (!role) throw notInTeam('userId');
  return tx.findOneByOrFail(OrganizationMember, { organizationId: organization.id, userId });
}

function checkedLabel(raw: string): string {
  const { label, errors } = checkJobLabel(raw);
  if (errors.label) throw new AppError('BAD_USER_INPUT', errors.label, errors);
  return label;
}

function above(): AppError {
  return new AppError(
    'FORBIDDEN',
    msg('You can only change people whose role is below yours, and only to roles below yours.'),
  );
}
