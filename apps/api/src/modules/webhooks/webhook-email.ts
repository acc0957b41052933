import { languageOf, t } from '@tessera/texts';
import { translateKept } from '@tessera/texts/translate';
import type { Email } from '../../infra/mail/email.ts';

/** To the owner of a webhook that was switched off by itself. */
export function webhookOffEmail({ url, reason, screenUrl }: { url: string; reason: string; screenUrl: string }): Email {
  return {
    subject: t('A webhook was turned off: {host}', { host: new URL(url).host }),
    heading: t('A webhook was turned off'),
    paragraphs: [
      t('Tessera no longer sends events to {url}. {reason}', {
        url,
        reason: ({ language }) => translateKept(reason, languageOf(language)),
      }),
      t('Events that happen while it’s off aren’t sent later.'),
    ],
    action: { label: t('Open webhook'), url: screenUrl },
    note: t('You get this email because your account has this webhook.'),
  };
}
