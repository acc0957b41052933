import { AUDIT_DETAILS } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import { TryAgain } from '../../../kernel/transaction.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { transferCards } from '../templates/organization-card.service.ts';
import { Organization } from './organization.entity.ts';
import { lockOrganization } from './organization-change.service.ts';
import { transferContacts } from './organization-contacts.service.ts';
import { OrganizationMember } from './organization-member.entity.ts';

/** Who gets what somebody who leaves has for the team: whom an admin has named, else the owner. */
export async function findHeir(tx: EntityManager, organization: Organization, leaverId: string): Promise<string> {
  const { id: organizationId, heirId } = organization;
  if (heirId && heirId !== leaverId) return heirId;
  return (await tx.findOneByOrFail(OrganizationMember, { organizationId, role: 'OWNER' })).userId;
}

/** Takes somebody out of a team that is locked, and gives their work for it to another member. Says what that was. */
export async function expel(
  tx: EntityManager,
  organization: Organization,
  { userId, heirId }: { userId: string; heirId: string },
): Promise<string> {
  const { id: organizationId } = organization;
  const contacts = await transferContacts(tx, { organizationId, userId, heirId });
  const cards = await transferCards(tx, { organizationId, userId, heirId });
  await tx.delete(OrganizationMember, { organizationId, userId });
  if (organization.heirId === userId) await tx.update(Organization, { id: organizationId }, { heirId: null });
  return AUDIT_DETAILS.handedOver({ contacts, cards });
}

/** Holds the team of a person whose account ends. Gives its id; null when they are in none. */
export async function lockOwnOrganization(tx: EntityManager, userId: string): Promise<string | null> {
  const member = await tx.findOneBy(OrganizationMember, { userId });
  const organization = member && (await lockOrganization(tx, member.organizationId));
  return organization?.id ?? null;
}

/**
 * Takes a person whose account ends out of their team. What they owned goes to the longest-serving of the highest role; a
 * team that nobody else is in goes with them. TryAgain when they have come into another team since it was locked.
 */
export async function transferOwnership(tx: EntityManager, userId: string, lockedId: string | null): Promise<void> {
  const member = await tx.findOneBy(OrganizationMember, { userId });
  if (!member) return;
  if (member.organizationId !== lockedId) throw new TryAgain('in another team meanwhile');
  const organization = await tx.findOneByOrFail(Organization, { id: member.organizationId });
  if (member.role === 'OWNER' && !(await crown(tx, member))) {
    await tx.delete(OrganizationMember, { userId });
    await tx.delete(Organization, { id: organization.id });
    return;
  }
  const heirId = await findHeir(tx, organization, userId);
  const detail = await expel(tx, organization, { userId, heirId });
  await writeAudit(tx, organization.id, { action: 'ACCOUNT_ENDED', detail, actorId: null });
}

/** Makes another member the owner; false when there is none. */
async function crown(tx: EntityManager, { organizationId, userId }: OrganizationMember): Promise<boolean> {
  const [heir] = await tx.query<{ user_id: string }[]>(
    `SELECT user_id FROM organization_members WHERE organization_id = $1 AND user_id <> $2
      ORDER BY array_position('{ADMIN,MANAGER,MEMBER}'::text[], role), joined_at, user_id LIMIT 1`,
    [organizationId, userId],
  );
  if (!heir) return false;
  await tx.update(OrganizationMember, { organizationId, userId }, { role: 'ADMIN' });
  await tx.update(OrganizationMember, { organizationId, userId: heir.user_id }, { role: 'OWNER' });
  await writeAudit(tx, organizationId, { action: 'INHERITED', personId: heir.user_id, actorId: null });
  return true;
}
