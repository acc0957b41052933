import { ADDRESSES, formatDay } from '@tessera/domain';
import { t } from '@tessera/texts';
import type { Email } from '../../../infra/mail/email.ts';
import type { Env } from '../../../infra/settings/env.ts';

type Site = Pick<Env, 'publicOrigin'>;

export function confirmDeletionEmail({ publicOrigin }: Site, token: string): Email {
  return {
    subject: t('Confirm the deletion of your account'),
    heading: t('Delete your account?'),
    paragraphs: [
      t('We were asked to delete your Tessera account with its cards, shares, messages and pictures.'),
      t('Nothing happens until you confirm. The link works once, within three days.'),
    ],
    action: { label: t('Confirm deletion'), url: `${publicOrigin}${ADDRESSES.confirmDeletion.path}?token=${token}` },
    note: t('If this wasn’t you, ignore this email. Your account stays as it is.'),
  };
}

export function deletionScheduledEmail({ publicOrigin }: Site, dueAt: Date, token: string): Email {
  return {
    subject: t('Your account will be deleted'),
    heading: t('Your account will be deleted on {day}', {
      day: ({ numbers }) => formatDay(dueAt, numbers),
    }),
    paragraphs: [
      t('Until then everything works as before. You can download your data in Settings.'),
      t('Changed your mind? Keep your account with one click.'),
    ],
    action: { label: t('Keep my account'), url: `${publicOrigin}${ADDRESSES.cancelDeletion.path}?token=${token}` },
    note: t('We keep a minimal record of the deletion, without your data, for 90 days.'),
  };
}

export function deletionCancelledEmail(): Email {
  return {
    subject: t('Your account stays'),
    heading: t('Your account stays'),
    paragraphs: [t('Your Tessera account won’t be deleted. Nothing was removed.')],
    note: t('If this wasn’t you, change your password.'),
  };
}

export function accountDeletedEmail(): Email {
  return {
    subject: t('Your account was deleted'),
    heading: t('Your account was deleted'),
    paragraphs: [t('Your Tessera account and everything in it has been deleted. Thank you for using Tessera.')],
    note: t('We keep a minimal record of the deletion, without your data, for 90 days.'),
  };
}
