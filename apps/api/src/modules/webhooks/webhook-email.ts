import type { Email } from '../../platform/mail/email.ts';

/** To the owner of a webhook that was switched off by itself. */
export function webhookOffEmail({ url, reason, screenUrl }: { url: string; reason: string; screenUrl: string }): Email {
  return {
    subject: `A webhook was switched off: ${new URL(url).host}`,
    heading: 'A webhook was switched off',
    paragraphs: [`Nothing is sent any more to ${url}. ${reason}`, 'What happens while it is off is not told later.'],
    action: { label: 'Look at the webhook', url: screenUrl },
    note: 'You get this mail because this address is that of an account with a webhook.',
  };
}
