import {
  COMMISSION_PERCENT,
  COMPARE_COLUMNS,
  type CompareColumn,
  describeMost,
  ENTITLEMENTS,
  type Entitlements,
  PLAN_NAMES,
  PLANS,
  type PlanFeature,
  TRIAL_DAYS,
} from '@tessera/domain';
import { listOf, say, t } from '@tessera/texts';
import type { FaqItem } from './home.ts';

export const PRICING_HERO = {
  title: t('Simple pricing that grows with you'),
  lead: t('Start with a free card. Upgrade when you need more, and keep every card, link and QR code you have.'),
  trial: t('Start Free Trial'),
  demo: t('View Demo'),
} as const;

export const PRICING_PLANS_TITLE = t('Start free. Upgrade when you grow.');

export const PRICING_PROOF_LEAD = t('Trusted by');

export interface ComparisonRow extends Record<CompareColumn, string | boolean> {
  label: string;
  isSoon?: true;
}

/** `true` and `false` are shown as a tick and a dash. */
export const COMPARISON = {
  title: t('Compare Plans'),
  lead: t('{growth} is for one person. {pro} has a seat for each person you choose.', {
    growth: PLAN_NAMES.growth,
    pro: PLAN_NAMES.pro,
  }),
  columns: COMPARE_COLUMNS,
  yes: t('Included'),
  no: t('Not included'),
} as const;

/** What differs between the plans; what is the same in all of them is no row. */
export const COMPARISON_ROWS: readonly ComparisonRow[] = [
  featureRow(t('Cards per user'), 'cards'),
  featureRow(t('Deals per month'), 'dealsPerMonth'),
  featureRow(t('Active listings'), 'listings'),
  featureRow(t('Featured listings per month'), 'featuredListingsPerMonth'),
  featureRow(t('Contacts CRM: reminders, saved filters, imports and merging'), 'contactsCrm'),
  featureRow(t('CRM sync'), 'crmSync'),
  row(t('Seats for a team'), ({ seats }) => seats === null || seats > 1),
  featureRow(t('API access'), 'apiAccess'),
  featureRow(t('Team brand kits'), 'brandKits'),
  { label: t('SSO, SCIM and custom domains'), free: false, pro: false, team: false, ent: true, isSoon: true },
  row(t('Support'), ({ support }) => support),
];

function featureRow(label: string, feature: PlanFeature): ComparisonRow {
  return row(label, (includes) => {
    const most = describeMost(includes[feature]);
    return typeof most === 'boolean' ? most : say(most);
  });
}

function row(label: string, read: (includes: Entitlements) => string | boolean): ComparisonRow {
  const cells = COMPARE_COLUMNS.map(({ key, plan }) => [key, read(ENTITLEMENTS[plan])]);
  return { label, ...(Object.fromEntries(cells) as Record<CompareColumn, string | boolean>) };
}

export const PRICING_FAQ_TITLE = t('Pricing FAQs');

/** The plans for which the list names a commission. */
const PAYING = PLANS.filter(({ commission }) => commission).map(({ name }) => name);

export const PRICING_FAQS: readonly FaqItem[] = [
  {
    q: t('Is there a free trial?'),
    a: t(
      'Yes. Pro includes a {trialDays}-day free trial with no credit card. It opens everything in {pro}, so you can try Pro and Team features. After {trialDays} days you are back on Free, and your cards stay.',
      { trialDays: TRIAL_DAYS, pro: PLAN_NAMES.pro },
    ),
  },
  {
    q: t('Can a team mix Free and Pro seats?'),
    a: t(
      'Yes. Teams can mix Free and Pro seats, billed prorated per seat. The owner pays for as many {pro} seats as the team needs, and everyone else stays on Free. Add a seat any time: you pay only for the days left, and see the amount first.',
      { pro: PLAN_NAMES.pro },
    ),
  },
  {
    q: t('Do my printed QR codes keep working if I change plans?'),
    a: t(
      'Yes. Codes never die. Change your plan, handle or title, and the code still leads to your card. If you take the card down, the code says whom to ask.',
    ),
  },
  {
    q: t('Is there a discount for paying by the year?'),
    a: t(
      'Yes. Annual billing is available at a discount. Where it is sold online, choose Yearly above the plans. Otherwise, contact sales.',
    ),
  },
  {
    q: t('When do I pay commission?'),
    a: t(
      'Only when a customer pays you through a deal’s payment link. On {plans} we take {commissionPercent}% of that payment, and a refund returns it. {starter} has no commission. Deals paid elsewhere cost nothing.',
      {
        plans: listOf(PAYING),
        commissionPercent: COMMISSION_PERCENT,
        starter: PLAN_NAMES.starter,
      },
    ),
  },
  {
    q: t('Do you have prices for NGOs and schools?'),
    a: t('Yes. NGO and education pricing is available via sales. Write to us and tell us what you do.'),
  },
];

export const PRICING_DEMO = {
  title: t('Want to see it first?'),
  lead: t('Book a live walkthrough. It takes 25 minutes, and we answer your questions.'),
} as const;
