import { ADDRESSES, formatDay } from '@tessera/domain';
import type { Env } from '../../env.ts';
import type { Email } from '../../platform/mail/email.ts';

type Site = Pick<Env, 'publicOrigin'>;

export function confirmDeletionEmail({ publicOrigin }: Site, token: string): Email {
  return {
    subject: 'Confirm the deletion of your account',
    heading: 'Delete your account?',
    paragraphs: [
      'We were asked to delete your Tessera account with its cards, shares, messages and pictures.',
      'Nothing happens until you confirm. The link works once, within three days.',
    ],
    action: { label: 'Confirm deletion', url: `${publicOrigin}${ADDRESSES.confirmDeletion.path}?token=${token}` },
    note: 'If this wasn’t you, ignore this email. Your account stays as it is.',
  };
}

export function deletionScheduledEmail({ publicOrigin }: Site, dueAt: Date, token: string): Email {
  return {
    subject: 'Your account will be deleted',
    heading: `Your account will be deleted on ${formatDay(dueAt)}`,
    paragraphs: [
      'Until then everything works as before. You can download your data in Settings.',
      'Changed your mind? Keep your account with one click.',
    ],
    action: { label: 'Keep my account', url: `${publicOrigin}${ADDRESSES.cancelDeletion.path}?token=${token}` },
    note: 'We keep a minimal record of the deletion, without your data, for 90 days.',
  };
}

export function deletionCancelledEmail(): Email {
  return {
    subject: 'Your account stays',
    heading: 'Your account stays',
    paragraphs: ['Your Tessera account won’t be deleted. Nothing was removed.'],
    note: 'If this wasn’t you, change your password.',
  };
}

export function accountDeletedEmail(): Email {
  return {
    subject: 'Your account was deleted',
    heading: 'Your account was deleted',
    paragraphs: ['Your Tessera account and everything in it has been deleted. Thank you for using Tessera.'],
    note: 'We keep a minimal record of the deletion, without your data, for 90 days.',
  };
}
