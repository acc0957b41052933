import { msg } from '@tessera/texts';
import type { Email } from '../../../infra/mail/email.ts';
import { plainName } from '../../../infra/mail/plain-name.ts';

/** To the deal's owner, once it was paid by its link. */
export function paymentEmail(
  { dealName, amount }: { dealName: string; amount: string },
  { url, settingsUrl }: { url: string; settingsUrl: string },
): Email {
  return {
    // A deal's name may hold a visitor's own words.
    subject: msg('Your deal was paid'),
    heading: msg('Your deal was paid'),
    paragraphs: [msg('Your customer paid with the payment link. The deal is now won.')],
    facts: [
      [msg('Deal'), plainName(dealName)],
      [msg('Amount'), amount],
    ],
    action: { label: msg('Open deal'), url },
    note: msg('Choose which emails you get in Settings: {settingsUrl}', { settingsUrl }),
  };
}
