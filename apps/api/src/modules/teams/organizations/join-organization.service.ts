import { AppError, AUDIT_DETAILS, type OrganizationRole } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { type EntityManager, MoreThan } from 'typeorm';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { Organization } from './organization.entity.ts';
import type { JoinOrganizationInput } from './organization.inputs.ts';
import { lockOrganization, roleIn } from './organization-change.service.ts';
import { OrganizationInvitation } from './organization-invitation.entity.ts';
import { hashInvitation } from './organization-invitation.service.ts';
import { addMember } from './organization-members.service.ts';
import { OrganizationRemoval } from './organization-removal.entity.ts';

/** 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** What a token leads to. */
export interface Entrance {
  organization: Organization;
  role: OrganizationRole;
  label: string;
  /** Null: it is the team's link. */
  invitation: OrganizationInvitation | null;
}

/** What a token leads the viewer to; null for every one that doesn't let them in. RATE_LIMITED by address. */
export async function findEntrance(context: Context, viewer: Viewer, token: string): Promise<Entrance | null> {
  await context.rateLimits.consume('linkByAddress', context.request.address);
  return openEntrance(context.db.manager, viewer, token);
}

async function openEntrance(tx: EntityManager, viewer: Viewer, token: string): Promise<Entrance | null> {
  if (!TOKEN.test(token)) return null;
  const invitation = await tx.findOneBy(OrganizationInvitation, {
    tokenHash: hashInvitation(token),
    expiresAt: MoreThan(new Date()),
  });
  const where = invitation ? { id: invitation.organizationId } : { joinToken: token };
  const organization = await tx.findOneBy(Organization, where);
  if (!organization) return null;
  const removal = await tx.findOneBy(OrganizationRemoval, { organizationId: organization.id, userId: viewer.id });
  if (removal && (!invitation || invitation.createdAt <= removal.removedAt)) return null;
  const { role, label } = invitation ?? { role: 'MEMBER' as const, label: '' };
  return { organization, role, label, invitation };
}

/**
 * Makes the viewer a member; harmless for who is one. A mailed token is used up, whoever presses: it proves itself. BAD_USER_INPUT
 * on `token`, in the same words for every one that lets nobody in; CONFLICT when they are in another team.
 */
export async function joinOrganization(
  context: Context,
  viewer: Viewer,
  { token }: JoinOrganizationInput,
): Promise<Organization> {
  const found = await findEntrance(context, viewer, token);
  if (!found) throw isOver();
  return inTransaction(context.db, async (tx) => {
    const organization = await lockOrganization(tx, found.organization.id);
    // Asked again while nothing else changes the team: the link may have been taken or rotated in between.
    const entrance = await openEntrance(tx, viewer, token);
    if (!organization || !entrance) throw isOver();
    if (await roleIn(tx, organization.id, viewer.id)) return organization;
    const { role, label, invitation } = entrance;
    await addMember(tx, { organizationId: organization.id, userId: viewer.id, role, label });
    await tx.delete(OrganizationRemoval, { organizationId: organization.id, userId: viewer.id });
    if (invitation) await tx.delete(OrganizationInvitation, { id: invitation.id });
    const detail = invitation ? AUDIT_DETAILS.byInvitation : AUDIT_DETAILS.byLink;
    const subject = invitation?.email ?? '';
    await writeAudit(tx, organization.id, { action: 'JOINED', subject, detail, actorId: viewer.id });
    return organization;
  });
}

function isOver(): AppError {
  const text = msg('This link has expired or was used already.');
  return new AppError('BAD_USER_INPUT', text, { token: text });
}
