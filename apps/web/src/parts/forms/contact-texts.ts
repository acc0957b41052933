import type { ContactTopic } from '@tessera/domain';
import { t } from '@tessera/texts';

export const CONTACT_PAGE = {
  cap: t('Contact'),
  title: t('Contact us'),
  lead: t('A person reads every message and answers it by email.'),
  waysTitle: t('Quick answers'),
  noScript: t('This form needs JavaScript, which is turned off in your browser.'),
  submit: t('Send message'),
  submitting: t('Sending…'),
  successTitle: t('Your message has arrived.'),
  successText: t('We’ll answer by email.'),
} as const;

export const CONTACT_TOPIC_LABELS: Record<ContactTopic, string> = {
  sales: t('Sales and Enterprise'),
  support: t('Support'),
  other: t('Something else'),
};
