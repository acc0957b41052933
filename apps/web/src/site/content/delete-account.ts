export const DELETE_PAGE = {
  cap: 'Your account',
  title: 'Delete your account',
  lead: 'Ask us to delete your account and everything in it. Nothing is deleted until you confirm by email.',
  stepsTitle: 'How it works',
  steps: [
    {
      title: 'You ask',
      text: 'Fill in the form on this page. Every address gets the same answer, so nobody can find out who has an account.',
    },
    {
      title: 'You confirm',
      text: 'We verify ownership by email: we send a link to the registered address. The link works once and expires after three days.',
    },
    {
      title: 'We delete',
      text: 'We delete the account within 7 business days. Until then everything works, and you can keep the account with the link in our email.',
    },
  ],
  goesTitle: 'What we delete',
  goes: 'Your profile, your cards with their addresses and analytics, shares, messages, uploaded pictures and signed-in devices.',
  staysTitle: 'What we keep for a while',
  stays: 'A minimal record that an account was deleted, without your data, for up to 90 days.',
  before: 'Before you go: you can download all your data in Settings.',
  settings: 'Open Settings',
} as const;

export const DELETE_FORM = {
  fullName: 'Full name',
  email: 'Registered email',
  reason: 'Reason',
  understood: 'I understand this is permanent and may remove my saved cards, profile and messages.',
  submit: 'Request Account Deletion',
  submitting: 'Submitting...',
  success: 'Request received! We’ve sent a confirmation email.',
  failure: 'Couldn’t submit. Please try again or email support.',
  noScript: 'This form needs JavaScript, which is switched off in your browser.',
  /** How long the confirmation is shown before the front page takes its place, in milliseconds. */
  redirectMs: 2000,
} as const;
