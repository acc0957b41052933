import type { Email } from '../../platform/mail/email.ts';
import { plainName } from '../../platform/mail/plain-name.ts';

/** To the deal's owner, once it was paid by its link. */
export function paymentEmail(
  { dealName, amount }: { dealName: string; amount: string },
  { url, settingsUrl }: { url: string; settingsUrl: string },
): Email {
  return {
    // A deal's name may hold a visitor's own words.
    subject: 'Your deal was paid',
    heading: 'Your deal was paid',
    paragraphs: ['Your customer paid with the payment link. The deal is now won.'],
    facts: [
      ['Deal', plainName(dealName)],
      ['Amount', amount],
    ],
    action: { label: 'Open deal', url },
    note: `Choose which emails you get in Settings: ${settingsUrl}`,
  };
}
