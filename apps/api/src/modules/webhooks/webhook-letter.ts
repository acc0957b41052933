import type { Letter } from '../../platform/mail/letter.ts';

/** To the owner of a webhook that was switched off by itself. */
export function webhookOffLetter({
  url,
  reason,
  screenUrl,
}: {
  url: string;
  reason: string;
  screenUrl: string;
}): Letter {
  return {
    subject: `A webhook was switched off: ${new URL(url).host}`,
    heading: 'A webhook was switched off',
    paragraphs: [`Nothing is sent any more to ${url}. ${reason}`, 'What happens while it is off is not told later.'],
    action: { label: 'Look at the webhook', url: screenUrl },
    note: 'You get this mail because this address is that of an account with a webhook.',
  };
}
