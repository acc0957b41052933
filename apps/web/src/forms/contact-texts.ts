import type { ContactTopic } from '@tessera/domain';

export const CONTACT_PAGE = {
  cap: 'Contact',
  title: 'Contact us',
  lead: 'A person reads every message and answers it by email.',
  waysTitle: 'Quick answers',
  noScript: 'This form needs JavaScript, which is switched off in your browser.',
  submit: 'Send message',
  submitting: 'Sending…',
  successTitle: 'Your message has arrived.',
  successText: 'We’ll answer by email.',
} as const;

export const CONTACT_TOPIC_LABELS: Record<ContactTopic, string> = {
  sales: 'Sales and Enterprise',
  support: 'Support',
  other: 'Something else',
};
