import { ADDRESSES, fillPath, ORGANIZATION_LIMITS } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { type Email, settingsUrl } from '../../../infra/mail/email.ts';
import { plainName } from '../../../infra/mail/plain-name.ts';
import type { Env } from '../../../infra/settings/env.ts';

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
    subject: msg('You are invited to a team on Tessera'),
    heading: msg('Join a team on Tessera'),
    paragraphs: [
      msg('{inviter} invited you to the team {organization}. Your team cards follow the team’s templates.', {
        inviter: plainName(inviter),
        organization: plainName(organization),
      }),
      msg('The link works once, for {invitationDays} days.', { invitationDays: ORGANIZATION_LIMITS.invitationDays }),
    ],
    action: { label: msg('See the invitation'), url: publicOrigin + joinPath(token) },
    note: msg('If you weren’t expecting this, ignore this email. Nothing happens unless someone opens the link.'),
  };
}

/** To members who have none yet. */
export function secondFactorEmail({ publicOrigin }: Pick<Env, 'publicOrigin'>, organization: string): Email {
  return {
    subject: msg('Your team requires two-step sign-in'),
    heading: msg('Set up two-step sign-in'),
    paragraphs: [
      msg('The team {organization} now requires a passkey or a code from an authenticator app at sign-in.', {
        organization: plainName(organization),
      }),
      msg('Add one in Settings. Your cards and contacts stay as they are.'),
    ],
    action: { label: msg('Open Settings'), url: settingsUrl({ publicOrigin }, 'security') },
    note: msg('You get this email because you’re a member of the team. You can leave at any time.'),
  };
}
