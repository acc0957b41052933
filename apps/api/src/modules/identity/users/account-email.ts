import { ADDRESSES } from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import type { Email } from '../../../infra/mail/email.ts';
import type { Env } from '../../../infra/settings/env.ts';

const NOT_ME = msg('If this wasn’t you, ignore this email. Nothing happens unless someone opens the link.');

/** `token` leads to the page where a new password is chosen. */
export function resetPasswordEmail({ publicOrigin }: Pick<Env, 'publicOrigin'>, token: string): Email {
  return {
    subject: msg('Choose a new password'),
    heading: msg('A new password'),
    paragraphs: [
      msg('Use this link to choose a new password for your Tessera account. It works once, within the next hour.'),
    ],
    action: {
      label: msg('Choose a new password'),
      url: `${publicOrigin}${ADDRESSES.resetPassword.path}?token=${token}`,
    },
    note: NOT_ME,
  };
}

/** `disownToken`, for a new account, leads to the page where the owner of the address throws a stranger out. */
export function confirmAddressEmail(
  { publicOrigin }: Pick<Env, 'publicOrigin'>,
  { token, disownToken }: { token: string; disownToken?: string },
): Email {
  const isNew = disownToken !== undefined;
  return {
    subject: msg('Confirm your email address'),
    heading: isNew ? msg('Welcome to Tessera') : msg('Is this your address?'),
    paragraphs: [
      msg(
        'Confirm this address so we can reach you about your Tessera account. The link works once, within three days.',
      ),
      ...(isNew
        ? [msg('To hand over your card, tap Share: let people scan the code, or send them the link. They need no app.')]
        : []),
    ],
    action: {
      label: msg('Confirm this address'),
      url: `${publicOrigin}${ADDRESSES.confirmEmail.path}?token=${token}`,
    },
    ...(isNew
      ? {
          links: [{ label: msg('Open my cards'), url: publicOrigin + ADDRESSES.cards.path }],
          note: msg('If you didn’t create this account, remove it.'),
          noteLink: {
            label: msg('Remove this account'),
            url: `${publicOrigin}${ADDRESSES.disownAccount.path}?token=${disownToken}`,
          },
        }
      : { note: NOT_ME }),
  };
}

/** To the address that was in use before, which is how a stranger's change is noticed and undone. */
export function addressChangedEmail(
  { publicOrigin }: Pick<Env, 'publicOrigin'>,
  { newEmail, undoToken, texts }: { newEmail: string; undoToken: string; texts: readonly Message[] },
): Email {
  return {
    subject: msg('Your email address was changed'),
    heading: msg('Your email address was changed'),
    paragraphs: [msg('You now sign in to Tessera with {newEmail}.', { newEmail }), ...texts],
    action: {
      label: msg('This wasn’t me'),
      url: `${publicOrigin}${ADDRESSES.undoEmailChange.path}?token=${undoToken}`,
    },
    note: msg(
      'If you made this change, ignore this email. If not, the link gives you your account back and signs everyone else out. It works for seven days.',
    ),
  };
}

/** `texts` says what ended with the old password. */
export function passwordChangedEmail({ publicOrigin }: Pick<Env, 'publicOrigin'>, texts: readonly Message[]): Email {
  return {
    subject: msg('Your password was changed'),
    heading: msg('Your password was changed'),
    paragraphs: [msg('The password of your Tessera account has just been changed.'), ...texts],
    action: { label: msg('This wasn’t me'), url: `${publicOrigin}${ADDRESSES.forgotPassword.path}` },
    note: msg('If you made this change, ignore this email.'),
  };
}
