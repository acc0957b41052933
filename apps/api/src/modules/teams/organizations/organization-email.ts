import { ADDRESSES, fillPath, ORGANIZATION_LIMITS } from '@tessera/domain';
import type { Env } from '../../../env.ts';
import type { Email } from '../../../platform/mail/email.ts';
import { plainName } from '../../../platform/mail/plain-name.ts';

/** The path of the page on which somebody joins a team, by a mailed token or by that of its link. */
export function joinPath(token: string): string {
  return fillPath(ADDRESSES.joinTeam.path, { token });
}

/** `token` lets its reader into the team, once. */
export function invitationEmail(
  { publicOrigin }: Pick<Env, 'publicOrigin'>,
  { organization, inviter, token }: { organization: string; inviter: string; token: string },
): Email {
  return {
    subject: 'You are invited to a team on Tessera',
    heading: 'Join a team on Tessera',
    paragraphs: [
      `${plainName(inviter)} invited you to the team ${plainName(organization)}. Your team cards follow the team’s templates.`,
      `The link works once, for ${ORGANIZATION_LIMITS.invitationDays} days.`,
    ],
    action: { label: 'See the invitation', url: publicOrigin + joinPath(token) },
    note: 'If you weren’t expecting this, ignore this email. Nothing happens unless someone opens the link.',
  };
}

/** To members who have none yet. */
export function secondFactorEmail({ publicOrigin }: Pick<Env, 'publicOrigin'>, organization: string): Email {
  return {
    subject: 'Your team requires a second factor',
    heading: 'Add a second factor to your account',
    paragraphs: [
      `The team ${plainName(organization)} now requires a passkey or a code from an authenticator app at sign-in.`,
      'Add one in Settings. Your cards and contacts stay as they are.',
    ],
    action: { label: 'Open Settings', url: publicOrigin + ADDRESSES.settings.path },
    note: 'You get this email because you’re a member of the team. You can leave at any time.',
  };
}
