import { t } from '@tessera/texts';
/** The page `/demo` and the form that also stands on `/pricing`. */
export const DEMO_PAGE = {
  cap: t('Live walkthrough • 25 minutes'),
  title: t('See how Tessera works for your team'),
  lead: t('We show you Tessera live, answer your questions, and help you plan the rollout for your team.'),
  bulletsTitle: t('What you’ll see'),
  bullets: [
    { text: t('Templates, brand kits and actions') },
    { text: t('SSO, SCIM and SOC2'), isSoon: true },
    { text: t('Real-time analytics and lead capture') },
  ],
  note: t('Items marked “{soon}” aren’t available yet. We’ll show you where they stand.', { soon: t('Soon') }),
} as const;

export const DEMO_FORM = {
  title: t('Get a Demo'),
  lead: t('Tell us how to reach you. We never sell your details.'),
  submit: t('Request a demo'),
  submitting: t('Scheduling…'),
  successTitle: t('Your request has been received.'),
  successText: t('We’ll email you shortly to schedule a live walkthrough.'),
  noScript: t('This form needs JavaScript, which is turned off in your browser.'),
} as const;
