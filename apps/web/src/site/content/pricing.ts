import {
  COMMISSION_PERCENT,
  COMPARE_COLUMNS,
  type CompareColumn,
  describeMost,
  ENTITLEMENTS,
  type Entitlements,
  PLAN_NAMES,
  PLAN_SHORT_NAMES,
  PLANS,
  type PlanFeature,
  TRIAL_DAYS,
} from '@tessera/domain';
import type { FaqItem } from './home.ts';

export const PRICING_HERO = {
  cap: 'Pricing',
  title: 'Simple pricing that grows with you',
  lead: 'Start with a free card. Upgrade when you need more, and keep every card, link and QR code you have.',
  trial: 'Start Free Trial',
  demo: 'View Demo',
} as const;

export const PRICING_PLANS_TITLE = 'Start free. Upgrade when you grow.';

export const PRICING_PROOF_LEAD = 'Trusted by';

export interface ComparisonRow extends Record<CompareColumn, string | boolean> {
  label: string;
  isSoon?: true;
}

/** `true` and `false` are shown as a tick and a dash. */
export const COMPARISON = {
  title: 'Compare Plans',
  lead: `${PLAN_SHORT_NAMES.starter} is the ${PLAN_NAMES.starter} plan. ${PLAN_SHORT_NAMES.growth} is ${PLAN_NAMES.growth}, for one person. ${PLAN_SHORT_NAMES.pro} is ${PLAN_NAMES.pro}, with a seat for each person you choose.`,
  columns: COMPARE_COLUMNS,
  yes: 'Included',
  no: 'Not included',
} as const;

/** What differs between the plans; what is the same in all of them is no row. */
export const COMPARISON_ROWS: readonly ComparisonRow[] = [
  featureRow('Cards per user', 'cards'),
  featureRow('Deals per month', 'dealsPerMonth'),
  featureRow('Active listings', 'listings'),
  featureRow('Featured listings per month', 'featuredListingsPerMonth'),
  featureRow('Contacts CRM: reminders, saved filters, imports and merging', 'contactsCrm'),
  featureRow('CRM sync', 'crmSync'),
  row('Seats for a team', ({ seats }) => seats === null || seats > 1),
  featureRow('API access', 'apiAccess'),
  featureRow('Team brand kits', 'brandKits'),
  { label: 'SSO, SCIM and custom domains', free: false, pro: false, team: false, ent: true, isSoon: true },
  row('Support', ({ support }) => support),
];

function featureRow(label: string, feature: PlanFeature): ComparisonRow {
  return row(label, (includes) => describeMost(includes[feature]));
}

function row(label: string, read: (includes: Entitlements) => string | boolean): ComparisonRow {
  const cells = COMPARE_COLUMNS.map(({ key, plan }) => [key, read(ENTITLEMENTS[plan])]);
  return { label, ...(Object.fromEntries(cells) as Record<CompareColumn, string | boolean>) };
}

export const PRICING_FAQ_TITLE = 'Pricing FAQs';

/** The plans for which the list names a commission. */
const PAYING = PLANS.filter(({ commission }) => commission).map(({ name }) => name);

export const PRICING_FAQS: readonly FaqItem[] = [
  {
    q: 'Is there a free trial?',
    a: `Yes. Pro includes a ${TRIAL_DAYS}-day free trial with no credit card. It opens everything in ${PLAN_NAMES.pro}, so you can try Pro and Team features. After ${TRIAL_DAYS} days you are back on Free, and your cards stay.`,
  },
  {
    q: 'Can a team mix Free and Pro seats?',
    a: `Yes. Teams can mix Free and Pro seats, billed prorated per seat. The owner pays for as many ${PLAN_NAMES.pro} seats as the team needs, and everyone else stays on Free. Add a seat any time: you pay only for the days left, and see the amount first.`,
  },
  {
    q: 'Is there a discount for paying by the year?',
    a: 'Yes. Annual billing is available at a discount. Where it is sold online, choose Yearly above the plans. Otherwise, contact sales.',
  },
  {
    q: 'When do I pay commission?',
    a: `Only when a customer pays you through a deal’s payment link. On ${PAYING.slice(0, -1).join(', ')} and ${PAYING.at(-1)} we take ${COMMISSION_PERCENT}% of that payment, and a refund returns it. ${PLAN_NAMES.starter} has no commission. Deals paid elsewhere cost nothing.`,
  },
  {
    q: 'Do you have prices for NGOs and schools?',
    a: 'Yes. NGO and education pricing is available via sales. Write to us and tell us what you do.',
  },
];

export const PRICING_DEMO = {
  title: 'Want to see it first?',
  lead: 'Book a live walkthrough. It takes 25 minutes, and we answer your questions.',
} as const;
