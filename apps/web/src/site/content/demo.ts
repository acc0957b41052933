/** The page `/demo` and the form that also stands on `/pricing`. */
export const DEMO_PAGE = {
  cap: 'Live walkthrough • 25 minutes',
  title: 'See it with your own people in mind.',
  lead: 'One of us shows you Tessera live, on your questions, and leaves you with a plan for your team.',
  bulletsTitle: 'In 25 minutes',
  bullets: [
    { text: 'Templates, brand kits and actions' },
    { text: 'SSO, SCIM and SOC2', isSoon: true },
    { text: 'Real-time analytics and lead capture' },
  ],
  note: 'What is marked is on its way, and we show you how far it is.',
} as const;

export const DEMO_FORM = {
  title: 'Get a Demo',
  lead: 'Tell us where to reach you. Nobody will sell your number on.',
  submit: 'Request a demo',
  submitting: 'Scheduling…',
  successTitle: 'Your request has been received.',
  successText: 'We’ll email you shortly to schedule a live walkthrough.',
  noScript: 'This form needs JavaScript. It is switched off in this browser.',
} as const;
