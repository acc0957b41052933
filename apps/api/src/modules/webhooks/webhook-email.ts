import type { Email } from '../../platform/mail/email.ts';

/** To the owner of a webhook that was switched off by itself. */
export function webhookOffEmail({ url, reason, screenUrl }: { url: string; reason: string; screenUrl: string }): Email {
  return {
    subject: `A webhook was turned off: ${new URL(url).host}`,
    heading: 'A webhook was turned off',
    paragraphs: [
      `Tessera no longer sends events to ${url}. ${reason}`,
      'Events that happen while it’s off aren’t sent later.',
    ],
    action: { label: 'Open webhook', url: screenUrl },
    note: 'You get this email because your account has this webhook.',
  };
}
