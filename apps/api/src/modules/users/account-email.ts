import { ADDRESSES } from '@tessera/domain';
import type { Env } from '../../env.ts';
import type { Email } from '../../platform/mail/email.ts';

const NOT_ME = 'If this wasn’t you, ignore this email. Nothing happens unless someone opens the link.';

/** `token` leads to the page where a new password is chosen. */
export function resetPasswordEmail({ publicOrigin }: Pick<Env, 'publicOrigin'>, token: string): Email {
  return {
    subject: 'Choose a new password',
    heading: 'A new password',
    paragraphs: [
      'Use this link to choose a new password for your Tessera account. It works once, within the next hour.',
    ],
    action: { label: 'Choose a new password', url: `${publicOrigin}${ADDRESSES.resetPassword.path}?token=${token}` },
    note: NOT_ME,
  };
}

/** `disownToken`, for a new account, leads to the page where the owner of the address throws a stranger out. */
export function confirmAddressEmail(
  { publicOrigin }: Pick<Env, 'publicOrigin'>,
  { token, disownToken }: { token: string; disownToken?: string },
): Email {
  return {
    subject: 'Confirm your email address',
    heading: 'Is this your address?',
    paragraphs: [
      'Confirm this address so we can reach you about your Tessera account. The link works once, within three days.',
    ],
    action: {
      label: 'Confirm this address',
      url: `${publicOrigin}${ADDRESSES.confirmEmail.path}?token=${token}`,
    },
    note: disownToken
      ? `If you didn’t create this account, remove it: ${publicOrigin}${ADDRESSES.disownAccount.path}?token=${disownToken}`
      : NOT_ME,
  };
}

/** To the address that was in use before, which is how a stranger's change is noticed and undone. */
export function addressChangedEmail(
  { publicOrigin }: Pick<Env, 'publicOrigin'>,
  { newEmail, undoToken, texts }: { newEmail: string; undoToken: string; texts: readonly string[] },
): Email {
  return {
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    paragraphs: [`You now sign in to Tessera with ${newEmail}.`, ...texts],
    action: { label: 'This wasn’t me', url: `${publicOrigin}${ADDRESSES.undoEmailChange.path}?token=${undoToken}` },
    note: 'If you made this change, ignore this email. If not, the link gives you your account back and signs everyone else out. It works for seven days.',
  };
}

/** `texts` says what ended with the old password. */
export function passwordChangedEmail({ publicOrigin }: Pick<Env, 'publicOrigin'>, texts: readonly string[]): Email {
  return {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: ['The password of your Tessera account has just been changed.', ...texts],
    action: { label: 'This wasn’t me', url: `${publicOrigin}${ADDRESSES.forgotPassword.path}` },
    note: 'If you made this change, ignore this email.',
  };
}
