import { msg } from '@tessera/texts';
import { type Email, emailSettings, timeFor } from '../../infra/mail/email.ts';
import { plainName } from '../../infra/mail/plain-name.ts';
import type { Env } from '../../infra/settings/env.ts';
import type { User } from '../identity/index.ts';
import type { Reminder } from './reminder.entity.ts';

/** To whom it reminds, with the time as their clock shows it. */
export function reminderEmail(
  { note, dueAt }: Reminder,
  { timeZone }: Pick<User, 'timeZone'>,
  { publicOrigin, name, url }: Pick<Env, 'publicOrigin'> & { name: string; url: string },
): Email {
  return {
    // A contact's name may be a visitor's own words.
    subject: msg('Your reminder to get in touch'),
    heading: msg('Get in touch with {name}', { name: plainName(name) }),
    paragraphs: [msg('You asked for this reminder on {time}.', { time: timeFor({ timeZone }, dueAt) })],
    ...(note && { words: note }),
    action: { label: msg('Open contact'), url },
    note: msg('You get this email because you set a reminder.'),
    noteLink: emailSettings({ publicOrigin }),
  };
}
