import { msg } from '@tessera/texts';
import { type Email, emailSettings } from '../../../infra/mail/email.ts';
import { plainName } from '../../../infra/mail/plain-name.ts';
import type { Env } from '../../../infra/settings/env.ts';

/** To the deal's owner, once it was paid by its link. */
export function paymentEmail(
  site: Pick<Env, 'publicOrigin'>,
  { dealName, amount, url }: { dealName: string; amount: string; url: string },
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
    note: msg('You get this email because a customer paid you.'),
    noteLink: emailSettings(site),
  };
}
