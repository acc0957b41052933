import { createHash, randomBytes } from 'node:crypto';
import { AppError, checkInvitation, ORGANIZATION_LIMITS, rolesToGive } from '@tessera/domain';
import { t } from '@tessera/texts';
import { MoreThan } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Context, Services, Viewer } from '../../../composition/context.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { isUuid } from '../../../platform/page.ts';
import { assertConfirmed } from '../../users/confirmed.service.ts';
import type { Organization } from './organization.entity.ts';
import type {
  InviteToOrganizationInput,
  OrganizationInput,
  WithdrawOrganizationInvitationInput,
} from './organization.inputs.ts';
import { assertMayInOrganization, changeOrganization, type OrganizationChange } from './organization-change.service.ts';
import { invitationEmail } from './organization-email.ts';
import { OrganizationInvitation } from './organization-invitation.entity.ts';

const TOKEN_BYTES = 32;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Mails somebody a way into the team; an earlier one to the same address stops working. BAD_USER_INPUT names all wrong
 * fields; FORBIDDEN until the viewer's own address is proved; RATE_LIMITED after 60 in an hour.
 */
export async function inviteToOrganization(
  context: Context,
  viewer: Viewer,
  input: InviteToOrganizationInput,
): Promise<OrganizationInvitation> {
  const { invitation, errors } = checkInvitation(input);
  if (Object.keys(errors).length > 0) throw new AppError('BAD_USER_INPUT', Object.values(errors).join(' '), errors);
  return changeOrganization(context, { viewer, id: input.id, action: 'invite' }, async (change) => {
    if (!rolesToGive(change.role).includes(input.role)) {
      throw new AppError('FORBIDDEN', t('You can only assign roles below your own.'), { role: 'not below your own' });
    }
    await assertConfirmed(context, viewer);
    // Counted after the right was proved, before a mail leaves.
    await context.rateLimits.consume('invitationByViewer', viewer.id);
    const made = { ...invitation, role: input.role, invitedBy: viewer.id };
    const { token, row } = await insertInvitation(change, made);
    const inviter = (await context.loaders.user.load(viewer.id))?.fullName ?? '';
    const letter = invitationEmail(context.env, { organization: change.organization.name, inviter, token });
    await queueMail(change.tx, { to: invitation.email, language: context.request.language, letter });
    await change.note({ action: 'INVITED', subject: invitation.email, detail: input.role });
    return row;
  });
}

async function insertInvitation(
  { tx, organization }: OrganizationChange,
  made: Pick<OrganizationInvitation, 'email' | 'label' | 'role' | 'invitedBy'>,
): Promise<{ token: string; row: OrganizationInvitation }> {
  const where = { organizationId: organization.id };
  await tx.delete(OrganizationInvitation, { ...where, email: made.email });
  if ((await tx.countBy(OrganizationInvitation, where)) >= ORGANIZATION_LIMITS.openInvitations) {
    throw new AppError(
      'CONFLICT',
      t('At most {most} invitations can be pending at a time.', {
        most: ORGANIZATION_LIMITS.openInvitations,
      }),
    );
  }
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const id = uuid();
  const expiresAt = new Date(Date.now() + ORGANIZATION_LIMITS.invitationDays * DAY_MS);
  await tx.insert(OrganizationInvitation, { ...made, ...where, id, tokenHash: hashInvitation(token), expiresAt });
  return { token, row: await tx.findOneByOrFail(OrganizationInvitation, { id }) };
}

/** The mailed link lets nobody in any more. NOT_FOUND when it is over, or for people who are not in the team. */
export async function withdrawInvitation(
  context: Context,
  viewer: Viewer,
  { id }: WithdrawOrganizationInvitationInput,
): Promise<string> {
  const found = isUuid(id) ? await context.db.manager.findOneBy(OrganizationInvitation, { id }) : null;
  const organizationId = found?.organizationId ?? '';
  return changeOrganization(context, { viewer, id: organizationId, action: 'invite' }, async ({ tx, note }) => {
    const { affected } = await tx.delete(OrganizationInvitation, { id });
    if (!affected)
      throw new AppError('NOT_FOUND', t('This invitation is no longer valid.'), { id: 'no such invitation' });
    await note({ action: 'INVITATION_WITHDRAWN', subject: found?.email ?? '' });
    return id;
  });
}

/** Those that can still be taken, the latest first. */
export function listInvitations({ db }: Context, { id }: Organization): Promise<OrganizationInvitation[]> {
  return db.manager.find(OrganizationInvitation, {
    where: { organizationId: id, expiresAt: MoreThan(new Date()) },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
}

/** One that can still be taken, for who may invite; null for any other. Errors as `assertMayInOrganization`. */
export async function findInvitation(
  context: Context,
  viewer: Viewer,
  id: string,
): Promise<OrganizationInvitation | null> {
  const where = { id, expiresAt: MoreThan(new Date()) };
  const invitation = isUuid(id) ? await context.db.manager.findOneBy(OrganizationInvitation, where) : null;
  if (invitation) await assertMayInOrganization(context, viewer, { id: invitation.organizationId, action: 'invite' });
  return invitation;
}

/** A new link; the old one lets nobody in any more. */
export function changeLink(context: Context, viewer: Viewer, { id }: OrganizationInput): Promise<Organization> {
  return saveLink(context, viewer, { id, joinToken: randomBytes(TOKEN_BYTES).toString('base64url') });
}

/** From now on nobody joins by a link. */
export function removeLink(context: Context, viewer: Viewer, { id }: OrganizationInput): Promise<Organization> {
  return saveLink(context, viewer, { id, joinToken: null });
}

function saveLink(
  context: Context,
  viewer: Viewer,
  { id, joinToken }: { id: string; joinToken: string | null },
): Promise<Organization> {
  return changeOrganization(context, { viewer, id, action: 'changeLink' }, async ({ tx, organization, note }) => {
    await note({ action: joinToken === null ? 'LINK_REMOVED' : 'LINK_CHANGED' });
    return tx.save(Object.assign(organization, { joinToken }));
  });
}

/** What is kept of a mailed token. */
export function hashInvitation(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Forgets invitations that nobody took. */
export async function sweepOrganizationInvitations({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.query('DELETE FROM organization_invitations WHERE expires_at < $1', [now]);
}
