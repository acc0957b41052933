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
    action: { label: 'Choose a new password', url: `${publicOrigin}/reset-password?token=${token}` },
    note: NOT_ME,
  };
}

export function confirmAddressEmail({ publicOrigin }: Pick<Env, 'publicOrigin'>, token: string): Email {
  return {
    subject: 'Confirm your e-mail address',
    heading: 'Is this your address?',
    paragraphs: [
      'This address was given for a Tessera account. Confirm it, so that we can reach you when you need us. The link works once, for three days.',
    ],
    action: { label: 'Confirm this address', url: `${publicOrigin}/confirm-email?token=${token}` },
    note: NOT_ME,
  };
}

/** To the address that was in use before, which is how a stranger's change is noticed. */
export function addressChangedEmail(newEmail: string): Email {
  return {
    subject: 'Your e-mail address was changed',
    heading: 'Your address was changed',
    paragraphs: [`From now on you sign in to Tessera with ${newEmail}.`],
    note: 'If this was not you, please write to us at once: answer this mail.',
  };
}

export function passwordChangedEmail({ publicOrigin }: Pick<Env, 'publicOrigin'>): Email {
  return {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: ['The password of your Tessera account was changed just now, and all other devices were signed out.'],
    action: { label: 'This was not me', url: `${publicOrigin}/forgot-password` },
    note: 'If it was you, there is nothing to do.',
  };
}
