import { type Message, msg } from '@tessera/texts';
import type { Email } from '../../infra/mail/email.ts';

/** To the owner of a webhook that was switched off by itself. */
export function webhookOffEmail({
  url,
  reason,
  screenUrl,
}: {
  url: string;
  reason: Message;
  screenUrl: string;
}): Email {
  return {
    subject: msg('A webhook was turned off: {host}', { host: new URL(url).host }),
    heading: msg('A webhook was turned off'),
    paragraphs: [
      msg('Tessera no longer sends events to {url}. {reason}', {
        url,
        reason,
      }),
      msg('Events that happen while it’s off aren’t sent later.'),
    ],
    action: { label: msg('Open webhook'), url: screenUrl },
    note: msg('You get this email because your account has this webhook.'),
  };
}
