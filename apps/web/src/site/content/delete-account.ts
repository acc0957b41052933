export const DELETE_PAGE = {
  cap: 'Your account',
  title: 'Delete your account',
  lead: 'Ask here for your account and everything in it to be deleted. Nothing happens before you have confirmed it by email.',
  stepsTitle: 'How it goes',
  steps: [
    {
      title: 'You ask',
      text: 'With the form on this page. The answer is the same for every address, so that nobody learns who has an account.',
    },
    {
      title: 'You confirm',
      text: 'Ownership is verified by email: we send a link to the registered address. It works once, for three days.',
    },
    {
      title: 'We delete',
      text: 'Within 7 business days. Until then everything works, and one press on the link in our mail keeps the account.',
    },
  ],
  goesTitle: 'What goes',
  goes: 'Your profile, cards with their addresses and figures, shares, messages, uploaded pictures and signed-in devices.',
  staysTitle: 'What stays for a while',
  stays: 'A minimal record that an account was deleted, without your data, for up to 90 days.',
  before: 'Before you go: in the settings you can download everything that is yours.',
  settings: 'Open settings',
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
  noScript: 'This form needs JavaScript. It is switched off in this browser.',
  /** How long the confirmation is shown before the front page takes its place, in milliseconds. */
  redirectMs: 2000,
} as const;
