import { ADDRESSES } from '@tessera/domain';
import type { Env } from '../../env.ts';
import type { Email } from '../../platform/mail/email.ts';

const NOT_ME = 'If this was not you, you need not do anything: without the link nothing happens.';

/** `token` leads to the page where a new password is chosen. */
export function resetPasswordEmail({ publicOrigin }: Pick<Env, 'publicOrigin'>, token: string): Email {
  return {
    subject: 'Choose a new password',
    heading: 'A new password',
    paragraphs: [
      'Somebody, hopefully you, asked for a new password for your Tessera account. The link works once, for one hour.',
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
      'This address was given for a Tessera account. Confirm it, so that we can reach you when you need us. The link works once, for three days.',
    ],
    action: {
      label: 'Confirm this address',
      url: `${publicOrigin}${ADDRESSES.confirmEmail.path}?token=${token}`,
    },
    note: disownToken
      ? `If you did not create this account, remove it: ${publicOrigin}${ADDRESSES.disownAccount.path}?token=${disownToken}`
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
    heading: 'Your address was changed',
    paragraphs: [`From now on you sign in to Tessera with ${newEmail}.`, ...texts],
    action: { label: 'This was not me', url: `${publicOrigin}${ADDRESSES.undoEmailChange.path}?token=${undoToken}` },
    note: 'The link works for seven days. It gives you the account back and signs everybody out. If it was you, there is nothing to do.',
  };
}

/** `texts` says what ended with the old password. */
export function passwordChangedEmail({ publicOrigin }: Pick<Env, 'publicOrigin'>, texts: readonly string[]): Email {
  return {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: ['The password of your Tessera account was changed just now.', ...texts],
    action: { label: 'This was not me', url: `${publicOrigin}${ADDRESSES.forgotPassword.path}` },
    note: 'If it was you, there is nothing to do.',
  };
}
