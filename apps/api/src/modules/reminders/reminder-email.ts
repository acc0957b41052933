import { msg } from '@tessera/texts';
import type { Email } from '../../infra/mail/email.ts';
import { plainName } from '../../infra/mail/plain-name.ts';
import type { User } from '../identity/index.ts';
import type { Reminder } from './reminder.entity.ts';

/** To whom it reminds, with the time as their clock shows it. */
export function reminderEmail(
  { note, dueAt }: Reminder,
  { timeZone }: Pick<User, 'timeZone'>,
  { name, url, settingsUrl }: { name: string; url: string; settingsUrl: string },
): Email {
  const zone = timeZone ?? 'UTC';
  const time = ({ numbers }: { numbers: string }) =>
    new Intl.DateTimeFormat(numbers === 'en' ? 'en-GB' : numbers, {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone: zone,
    }).format(dueAt);
  return {
    // A contact's name may be a visitor's own words.
    subject: msg('Your reminder to get in touch'),
    heading: msg('Get in touch with {name}', { name: plainName(name) }),
    paragraphs: [msg('You asked for this reminder on {time} ({zone}).', { time, zone: zone.replaceAll('_', ' ') })],
    ...(note && { words: note }),
    action: { label: msg('Open contact'), url },
    note: msg('Choose which emails you get in Settings: {settingsUrl}', { settingsUrl }),
  };
}
