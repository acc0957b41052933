import { ADDRESSES, securityEventText } from '@tessera/domain';
import { inSentence, msg } from '@tessera/texts';
import { type Email, type Fact, settingsUrl, timeFor } from '../../../../infra/mail/email.ts';
import { plainName } from '../../../../infra/mail/plain-name.ts';
import type { Env } from '../../../../infra/settings/env.ts';
import { sayDevice } from '../../../../kernel/device.ts';
import type { SecurityEvent } from './security-event.entity.ts';

type Told = Pick<SecurityEvent, 'kind' | 'subject' | 'device' | 'createdAt'>;
/** `timeZone` is theirs. */
type Reader = { timeZone: string | null; undoToken?: string | null };

/** Tells a person what happened to their account, and where to undo it. With `undoToken`, a link does that. */
export function securityEventEmail(
  { publicOrigin }: Pick<Env, 'publicOrigin'>,
  { kind, subject, device, createdAt, timeZone, undoToken = null }: Told & Reader,
): Email {
  const text = securityEventText(kind);
  const facts: Fact[] = [
    [msg('What'), text],
    ...(subject ? [[msg('Item'), plainName(subject)] as Fact] : []),
    ...(device ? [[msg('Device'), sayDevice(plainName(device))] as Fact] : []),
    [msg('When'), timeFor({ timeZone }, createdAt)],
  ];
  return {
    subject: msg('Security alert: {what}', { what: inSentence(text) }),
    heading: text,
    paragraphs: [msg('This just happened to your Tessera account.')],
    facts,
    ...(undoToken ? toUndo(publicOrigin, undoToken) : toReview(publicOrigin)),
  };
}

function toReview(publicOrigin: string): Pick<Email, 'action' | 'note'> {
  return {
    action: { label: msg('Review your account'), url: settingsUrl({ publicOrigin }, 'security') },
    note: msg(
      'If this was you, ignore this email. If not, change your password now and remove anything you don’t recognise.',
    ),
  };
}

function toUndo(publicOrigin: string, token: string): Pick<Email, 'action' | 'note'> {
  return {
    action: { label: msg('This wasn’t me'), url: `${publicOrigin}${ADDRESSES.undoEmailChange.path}?token=${token}` },
    note: msg(
      'If this was you, ignore this email. If not, the link turns it off, gives you your account back and signs everyone else out. It works for seven days.',
    ),
  };
}
