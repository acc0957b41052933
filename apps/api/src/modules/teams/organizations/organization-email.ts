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
      `${plainName(inviter)} invites you to the team ${plainName(organization)}. Your cards in it follow the team’s templates.`,
      `The link works once, for ${ORGANIZATION_LIMITS.invitationDays} days.`,
    ],
    action: { label: 'See the invitation', url: publicOrigin + joinPath(token) },
    note: 'If you don’t know what this is about, you need not do anything: without the link nothing happens.',
  };
}

/** To members who have none yet. */
export function secondFactorEmail({ publicOrigin }: Pick<Env, 'publicOrigin'>, organization: string): Email {
  return {
    subject: 'Your team asks for a second factor',
    heading: 'Add a second factor to your account',
    paragraphs: [
      `The team ${plainName(organization)} is open only to members who sign in with a passkey, or with a code from an authenticator app.`,
      'Add either of them in Settings. Your cards and contacts stay as they are.',
    ],
    action: { label: 'Open Settings', url: publicOrigin + ADDRESSES.settings.path },
    note: 'You get this mail because you are a member of the team. You can leave it at any time.',
  };
}
