import { t } from '@tessera/texts';
export const DELETE_PAGE = {
  cap: t('Your account'),
  title: t('Delete your account'),
  lead: t('Ask us to delete your account and everything in it. Nothing is deleted until you confirm by email.'),
  stepsTitle: t('How it works'),
  steps: [
    {
      title: t('You ask'),
      text: t(
        'Fill in the form on this page. Every address gets the same answer, so no one can find out who has an account.',
      ),
    },
    {
      title: t('You confirm'),
      text: t(
        'We verify ownership by email: we send a link to the registered address. The link works once and expires after three days.',
      ),
    },
    {
      title: t('We delete'),
      text: t(
        'We delete the account within 7 business days. Until then everything works, and you can keep the account with the link in our email.',
      ),
    },
  ],
  goesTitle: t('What we delete'),
  goes: t(
    'Your profile, your cards with their addresses and analytics, shares, messages, uploaded pictures and signed-in devices.',
  ),
  staysTitle: t('What we keep for a while'),
  stays: t('A minimal record that an account was deleted, without your data, for up to 90 days.'),
  before: t('Before you go: you can download all your data in Settings.'),
  settings: t('Open Settings'),
} as const;

export const DELETE_FORM = {
  fullName: t('Full name'),
  email: t('Registered email'),
  reason: t('Reason'),
  understood: t('I understand this is permanent and may remove my saved cards, profile and messages.'),
  submit: t('Request Account Deletion'),
  submitting: t('Submitting...'),
  success: t('Request received! We’ve sent a confirmation email.'),
  failure: t('Couldn’t submit. Please try again or email support.'),
  noScript: t('This form needs JavaScript, which is turned off in your browser.'),
  /** How long the confirmation is shown before the front page takes its place, in milliseconds. */
  redirectMs: 2000,
} as const;
