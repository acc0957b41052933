import { ADDRESSES, securityEventText } from '@tessera/domain';
import { type LanguageTag, t } from '@tessera/texts';
import { translate } from '@tessera/texts/translate';
import type { Email, Fact } from '../../../../infra/mail/email.ts';
import { plainName } from '../../../../infra/mail/plain-name.ts';
import type { Env } from '../../../../infra/settings/env.ts';
import { sayDevice } from '../../../../kernel/device.ts';
import type { SecurityEvent } from './security-event.entity.ts';

type Told = Pick<SecurityEvent, 'kind' | 'subject' | 'device' | 'createdAt'>;

/** Tells a person what happened to their account, and where to undo it. With `undoToken`, a link does that. */
export function securityEventEmail(
  { publicOrigin }: Pick<Env, 'publicOrigin'>,
  { kind, subject, device, createdAt, undoToken = null }: Told & { undoToken?: string | null },
): Email {
  const text = securityEventText(kind);
  const at = createdAt.toISOString().slice(0, 16).replace('T', ' ');
  const facts: Fact[] = [
    [t('What'), text, 'ours'],
    ...(subject ? [[t('Item'), plainName(subject)] as Fact] : []),
    ...(device ? [[t('Device'), plainName(sayDevice(device)), 'ours'] as Fact] : []),
    [t('When'), `${at} UTC`],
  ];
  return {
    subject: t('Security alert: {what}', { what: ({ language }) => inSentence(text, language) }),
    heading: text,
    paragraphs: [t('This just happened to your Tessera account.')],
    facts,
    ...(undoToken ? toUndo(publicOrigin, undoToken) : toReview(publicOrigin)),
  };
}

/** English alone writes its nouns in small letters within a sentence. */
function inSentence(text: string, language: string): string {
  return language === 'en' ? text.toLowerCase() : translate(text, language as LanguageTag);
}

function toReview(publicOrigin: string): Pick<Email, 'action' | 'note'> {
  return {
    action: { label: t('Review your account'), url: `${publicOrigin}${ADDRESSES.settings.path}` },
    note: t(
      'If this was you, ignore this email. If not, change your password now and remove anything you don’t recognise.',
    ),
  };
}

function toUndo(publicOrigin: string, token: string): Pick<Email, 'action' | 'note'> {
  return {
    action: { label: t('This wasn’t me'), url: `${publicOrigin}${ADDRESSES.undoEmailChange.path}?token=${token}` },
    note: t(
      'If this was you, ignore this email. If not, the link turns it off, gives you your account back and signs everyone else out. It works for seven days.',
    ),
  };
}
