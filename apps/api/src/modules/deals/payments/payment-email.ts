import { t } from '@tessera/texts';
import type { Email } from '../../../infra/mail/email.ts';
import { plainName } from '../../../infra/mail/plain-name.ts';

/** To the deal's owner, once it was paid by its link. */
export function paymentEmail(
  { dealName, amount }: { dealName: string; amount: string },
  { url, settingsUrl }: { url: string; settingsUrl: string },
): Email {
  return {
    // A deal's name may hold a visitor's own words.
    subject: t('Your deal was paid'),
    heading: t('Your deal was paid'),
    paragraphs: [t('Your customer paid with the payment link. The deal is now won.')],
    facts: [
      [t('Deal'), plainName(dealName)],
      [t('Amount'), amount],
    ],
    action: { label: t('Open deal'), url },
    note: t('Choose which emails you get in Settings: {settingsUrl}', { settingsUrl }),
  };
}
