import { ADDRESSES, securityEventText } from '@tessera/domain';
import type { Env } from '../../../env.ts';
import type { Email } from '../../../platform/mail/email.ts';
import { plainName } from '../../../platform/mail/plain-name.ts';
import type { SecurityEvent } from './security-event.entity.ts';

type Told = Pick<SecurityEvent, 'kind' | 'subject' | 'device' | 'createdAt'>;

/** Tells a person what happened to their account, and where to undo it. With `undoToken`, a link does that. */
export function securityEventEmail(
  { publicOrigin }: Pick<Env, 'publicOrigin'>,
  { kind, subject, device, createdAt, undoToken = null }: Told & { undoToken?: string | null },
): Email {
  const text = securityEventText(kind);
  const at = createdAt.toISOString().slice(0, 16).replace('T', ' ');
  const facts: [string, string][] = [
    ['What', text],
    ...(subject ? [['Which', plainName(subject)] as [string, string]] : []),
    ...(device ? [['Device', plainName(device)] as [string, string]] : []),
    ['When', `${at} UTC`],
  ];
  return {
    subject: `Security alert: ${text.toLowerCase()}`,
    heading: text,
    paragraphs: ['This just happened to your Tessera account.'],
    facts,
    ...(undoToken ? toUndo(publicOrigin, undoToken) : toReview(publicOrigin)),
  };
}

function toReview(publicOrigin: string): Pick<Email, 'action' | 'note'> {
  return {
    action: { label: 'Review your account', url: `${publicOrigin}${ADDRESSES.settings.path}` },
    note: 'If this was you, ignore this email. If not, change your password now and remove anything you don’t recognize.',
  };
}

function toUndo(publicOrigin: string, token: string): Pick<Email, 'action' | 'note'> {
  return {
    action: { label: 'This wasn’t me', url: `${publicOrigin}${ADDRESSES.undoEmailChange.path}?token=${token}` },
    note: 'If this was you, ignore this email. If not, the link turns it off, gives you your account back and signs everyone else out. It works for seven days.',
  };
}
