import { ADDRESSES, formatDay } from '@tessera/domain';
import type { Env } from '../../env.ts';
import type { Email } from '../../platform/mail/email.ts';

type Site = Pick<Env, 'publicOrigin'>;

export function confirmDeletionEmail({ publicOrigin }: Site, token: string): Email {
  return {
    subject: 'Confirm the deletion of your account',
    heading: 'Delete your account?',
    paragraphs: [
      'Somebody, hopefully you, asked us to delete your Tessera account with its cards, shares, messages and pictures.',
      'Nothing happens until you confirm it. The link works once, for three days.',
    ],
    action: { label: 'Confirm the deletion', url: `${publicOrigin}${ADDRESSES.confirmDeletion.path}?token=${token}` },
    note: 'If this was not you, you need not do anything: your account stays as it is.',
  };
}

export function deletionScheduledEmail({ publicOrigin }: Site, dueAt: Date, token: string): Email {
  return {
    subject: 'Your account will be deleted',
    heading: `Your account will be deleted on ${formatDay(dueAt)}`,
    paragraphs: [
      'Until then everything works as before, and you can download what is yours in the settings.',
      'If you change your mind, one press keeps the account.',
    ],
    action: { label: 'Keep my account', url: `${publicOrigin}${ADDRESSES.cancelDeletion.path}?token=${token}` },
    note: 'A minimal record of the deletion, without your data, is kept for 90 days and then removed as well.',
  };
}

export function deletionCancelledEmail(): Email {
  return {
    subject: 'Your account stays',
    heading: 'Your account stays',
    paragraphs: ['The deletion of your Tessera account was called off. Nothing was removed.'],
    note: 'If this was not you, please change your password.',
  };
}

export function accountDeletedEmail(): Email {
  return {
    subject: 'Your account was deleted',
    heading: 'Your account was deleted',
    paragraphs: ['Your Tessera account and everything in it is gone. Thank you for having been with us.'],
    note: 'A minimal record of the deletion, without your data, is kept for 90 days and then removed as well.',
  };
}
