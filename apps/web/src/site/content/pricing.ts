import type { FaqItem } from './home.ts';

export const PRICING_HERO = {
  cap: 'Pricing',
  title: 'A fair price for being remembered.',
  lead: 'Begin with a card that costs nothing. When your team or your travels grow, so can your plan, and every card stays where it is.',
  trial: 'Start Free Trial',
  demo: 'View Demo',
} as const;

export const PRICING_PLANS_TITLE = 'Start free. Pay when it pays.';

export const PRICING_PROOF_LEAD = 'Trusted by';

export interface ComparisonRow {
  label: string;
  free: string | boolean;
  pro: string | boolean;
  team: string | boolean;
  ent: string | boolean;
  isSoon?: true;
}

/** `true` and `false` are shown as a tick and a dash. */
export const COMPARISON = {
  title: 'Compare Plans',
  columns: [
    { key: 'free', label: 'Free' },
    { key: 'pro', label: 'Pro' },
    { key: 'team', label: 'Team' },
    { key: 'ent', label: 'Enterprise' },
  ],
  yes: 'Included',
  no: 'Not included',
} as const;

export const COMPARISON_ROWS: readonly ComparisonRow[] = [
  { label: 'Cards per user', free: '1', pro: 'Unlimited', team: 'Unlimited', ent: 'Unlimited' },
  { label: 'Card themes', free: '3', pro: '3', team: '3', ent: '3' },
  { label: 'QR code, link, WhatsApp, text and contact file', free: true, pro: true, team: true, ent: true },
  { label: 'Views, shares and engagement', free: true, pro: true, team: true, ent: true },
  { label: 'Works offline', free: true, pro: true, team: true, ent: true },
  { label: 'Earlier versions of a card', free: '20', pro: '20', team: '20', ent: '20' },
  { label: 'REST and GraphQL API', free: true, pro: true, team: true, ent: true },
  { label: 'Contacts CRM and CRM sync', free: false, pro: true, team: true, ent: true },
  { label: 'Team brand kits', free: false, pro: false, team: true, ent: true },
  { label: 'SSO, SCIM and custom domains', free: false, pro: false, team: false, ent: true, isSoon: true },
  { label: 'Support', free: 'Business hours', pro: 'Priority', team: 'Priority', ent: '24x7' },
];

export const PRICING_FAQ_TITLE = 'Pricing FAQs';

export const PRICING_FAQS: readonly FaqItem[] = [
  {
    q: 'Is there a free trial?',
    a: 'Yes. Pro includes a 14-day free trial with no credit card. When the 14 days are over your cards stay, and the plan goes back to Free.',
  },
  {
    q: 'Can a team mix Free and Pro seats?',
    a: 'Yes. Teams can mix Free and Pro seats as they need them, and are billed prorated per seat: a seat more costs the days that are left, and the amount is shown before it is paid.',
  },
  {
    q: 'Is there a discount for paying by the year?',
    a: 'Yes. Annual billing is available at a discount. Billing shows the price of a year where it is sold online; else sales tells you yours.',
  },
  {
    q: 'Do you have prices for NGOs and schools?',
    a: 'Yes. NGO and education pricing is available via sales: write to us, and say a word about what you do.',
  },
];

export const PRICING_DEMO = {
  title: 'Rather see it first?',
  lead: 'A live walkthrough takes 25 minutes, and you bring the questions.',
} as const;
