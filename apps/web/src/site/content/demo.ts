/** The page `/demo` and the form that also stands on `/pricing`. */
export const DEMO_PAGE = {
  cap: 'Live walkthrough • 25 minutes',
  title: 'See how Tessera works for your team',
  lead: 'We show you Tessera live, answer your questions, and help you plan the rollout for your team.',
  bulletsTitle: 'What you’ll see',
  bullets: [
    { text: 'Templates, brand kits and actions' },
    { text: 'SSO, SCIM and SOC2', isSoon: true },
    { text: 'Real-time analytics and lead capture' },
  ],
  note: 'Items marked “Soon” aren’t available yet. We’ll show you where they stand.',
} as const;

export const DEMO_FORM = {
  title: 'Get a Demo',
  lead: 'Tell us how to reach you. We never sell your details.',
  submit: 'Request a demo',
  submitting: 'Scheduling…',
  successTitle: 'Your request has been received.',
  successText: 'We’ll email you shortly to schedule a live walkthrough.',
  noScript: 'This form needs JavaScript, which is switched off in your browser.',
} as const;
