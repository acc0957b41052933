import { ADDRESSES, formatDay } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { Email } from '../../../infra/mail/email.ts';
import type { Env } from '../../../infra/settings/env.ts';

type Site = Pick<Env, 'publicOrigin'>;

export function confirmDeletionEmail({ publicOrigin }: Site, token: string): Email {
  return {
    subject: msg('Confirm the deletion of your account'),
    heading: msg('Delete your account?'),
    paragraphs: [
      msg('We were asked to delete your Tessera account with its cards, shares, messages and pictures.'),
      msg('Nothing happens until you confirm. The link works once, within three days.'),
    ],
    action: { label: msg('Confirm deletion'), url: `${publicOrigin}${ADDRESSES.confirmDeletion.path}?token=${token}` },
    note: msg('If this wasn’t you, ignore this email. Your account stays as it is.'),
  };
}

export function deletionScheduledEmail({ publicOrigin }: Site, dueAt: Date, token: string): Email {
  return {
    subject: msg('Your account will be deleted'),
    heading: msg('Your account will be deleted on {day}', {
      day: ({ numbers }) => formatDay(dueAt, numbers),
    }),
    paragraphs: [
      msg('Until then everything works as before. You can download your data in Settings.'),
      msg('Changed your mind? Keep your account with one click.'),
    ],
    action: { label: msg('Keep my account'), url: `${publicOrigin}${ADDRESSES.cancelDeletion.path}?token=${token}` },
    note: msg('We keep a minimal record of the deletion, without your data, for 90 days.'),
  };
}

export function deletionCancelledEmail(): Email {
  return {
    subject: msg('Your account stays'),
    heading: msg('Your account stays'),
    paragraphs: [msg('Your Tessera account won’t be deleted. Nothing was removed.')],
    note: msg('If this wasn’t you, change your password.'),
  };
}

export function accountDeletedEmail(): Email {
  return {
    subject: msg('Your account was deleted'),
    heading: msg('Your account was deleted'),
    paragraphs: [msg('Your Tessera account and everything in it has been deleted. Thank you for using Tessera.')],
    note: msg('We keep a minimal record of the deletion, without your data, for 90 days.'),
  };
}
