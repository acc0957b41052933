import { createHash, randomBytes } from 'node:crypto';
import { AppError, checkInvitation, ORGANIZATION_LIMITS, rolesToGive } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { type EntityManager, MoreThan } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { queueMail } from '../../../infra/mail/mail.ts';
import type { Context, Services, Viewer } from '../../../kernel/context.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { assertProved, recordSecurityEvent, UserSql, Users } from '../../identity/index.ts';
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
 * Mails an invitation to the team; an earlier one to the same address stops working. Within a day of that one, only its role and
 * label change, and nothing is mailed. BAD_USER_INPUT names all wrong fields; CONFLICT on `email` for a member; FORBIDDEN until the viewer's own address is proved; STEP_UP_REQUIRED for an admin; RATE_LIMITED after 60 in an hour.
 */
export async function inviteToOrganization(
  context: Context,
  viewer: Viewer,
  input: InviteToOrganizationInput,
): Promise<OrganizationInvitation> {
  const { invitation, errors } = checkInvitation(input);
  if (Object.keys(errors).length > 0) throw AppError.ofFields(errors);
  if (input.role === 'ADMIN') await assertProved(context);
  return changeOrganization(context, { viewer, id: input.id, action: 'invite' }, async (change) => {
    if (!rolesToGive(change.role).includes(input.role)) {
      throw new AppError('FORBIDDEN', msg('You can only assign roles below your own.'), 'role');
    }
    Users.primeViewer(context);
    await Users.assertConfirmed(context, viewer);
    // Counted after the right was proved, before a mail leaves.
    await context.rateLimits.consume('invitationByViewer', viewer.id);
    await assertNoMember(change, viewer, invitation.email);
    const made = { ...invitation, role: input.role, invitedBy: viewer.id };
    const row = (await changeRecent(change, made)) ?? (await mailInvitation(context, change, made));
    await change.note({ action: 'INVITED', subject: invitation.email, detail: input.role });
    if (input.role === 'ADMIN') {
      const event = { userId: viewer.id, kind: 'TEAM_ADMIN_INVITED', subject: invitation.email } as const;
      await recordSecurityEvent(change.tx, context, event);
    }
    return row;
  });
}

type Made = Pick<OrganizationInvitation, 'email' | 'label' | 'role' | 'invitedBy'>;

/** CONFLICT on `email`. Other people's addresses count only if they are proved. */
async function assertNoMember({ tx, organization }: OrganizationChange, viewer: Viewer, email: string): Promise<void> {
  const [member] = await tx.query<{ id: string }[]>(
    `SELECT m.user_id AS id FROM organization_members m
      WHERE m.organization_id = $1 AND m.user_id = ${UserSql.selectUserId('$2')}
        AND (m.user_id = $3 OR ${UserSql.isConfirmed('m.user_id')})`,
    [organization.id, email, viewer.id],
  );
  if (!member) return;
  const text = msg('This person is already in the team.');
  throw new AppError('CONFLICT', text, 'email');
}

/** The last day's invitation to the same address, with the new role and label; null if there is none. */
async function changeRecent(
  { tx, organization }: OrganizationChange,
  made: Made,
): Promise<OrganizationInvitation | null> {
  const recent = await tx.findOneBy(OrganizationInvitation, {
    organizationId: organization.id,
    email: made.email,
    createdAt: MoreThan(new Date(Date.now() - DAY_MS)),
    expiresAt: MoreThan(new Date()),
  });
  // A person who was removed since then needs a newer one.
  if (!recent || (await wasRemovedSince(tx, recent))) return null;
  return tx.save(Object.assign(recent, { role: made.role, label: made.label, invitedBy: made.invitedBy }));
}

async function wasRemovedSince(
  tx: EntityManager,
  { organizationId, email, createdAt }: OrganizationInvitation,
): Promise<boolean> {
  const removed = await tx.query<unknown[]>(
    `SELECT 1 FROM organization_removals r
      WHERE r.organization_id = $1 AND r.user_id = ${UserSql.selectUserId('$2')} AND r.removed_at >= $3`,
    [organizationId, email, createdAt],
  );
  return removed.length > 0;
}

/** RATE_LIMITED when the address got enough mails today: an invitation without a mail would invite no one. */
async function mailInvitation(
  context: Context,
  change: OrganizationChange,
  made: Made,
): Promise<OrganizationInvitation> {
  const { token, row } = await insertInvitation(change, made);
  const inviter = (await context.loaders.user.load(made.invitedBy ?? ''))?.fullName ?? '';
  const email = invitationEmail(context.env, { organization: change.organization.name, inviter, token });
  const mail = { to: made.email, isProved: false, language: context.request.language, email };
  if (await queueMail(change.tx, mail)) return row;
  const text = msg(
    'We’ve sent this address enough emails for today. Try again tomorrow, or share the team’s join link.',
  );
  throw new AppError('RATE_LIMITED', text, 'email').with({ retryAfterSeconds: DAY_MS / 1000 });
}

async function insertInvitation(
  { tx, organization }: OrganizationChange,
  made: Made,
): Promise<{ token: string; row: OrganizationInvitation }> {
  const where = { organizationId: organization.id };
  await tx.delete(OrganizationInvitation, { ...where, email: made.email });
  if ((await tx.countBy(OrganizationInvitation, where)) >= ORGANIZATION_LIMITS.openInvitations) {
    throw new AppError(
      'CONFLICT',
      msg('At most {most} invitations can be pending at a time.', {
        most: ORGANIZATION_LIMITS.openInvitations,
      }),
    );
  }
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + ORGANIZATION_LIMITS.invitationDays * DAY_MS);
  const added = { ...made, ...where, id: uuid(), tokenHash: hashInvitation(token), expiresAt, createdAt };
  await tx.insert(OrganizationInvitation, added);
  return { token, row: Object.assign(new OrganizationInvitation(), added) };
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
    if (!affected) throw new AppError('NOT_FOUND', msg('This invitation is no longer valid.'), 'id');
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
