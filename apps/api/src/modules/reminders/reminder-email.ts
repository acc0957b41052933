import type { Email } from '../../platform/mail/email.ts';
import type { User } from '../users/user.entity.ts';
import type { Reminder } from './reminder.entity.ts';

/** To whom it reminds, with the time as their clock shows it. */
export function reminderEmail(
  { note, dueAt }: Reminder,
  { timeZone }: Pick<User, 'timeZone'>,
  { name, url, settingsUrl }: { name: string; url: string; settingsUrl: string },
): Email {
  const zone = timeZone ?? 'UTC';
  const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(
    dueAt,
  );
  return {
    subject: `Get in touch with ${name}`,
    heading: `Get in touch with ${name}`,
    paragraphs: [`You wanted to be reminded on ${time} (${zone.replaceAll('_', ' ')}).`, ...(note ? [note] : [])],
    action: { label: 'Open the contact', url },
    note: `Which mails you get is a matter of your settings: ${settingsUrl}`,
  };
}
