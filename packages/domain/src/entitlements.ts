/** The plans, the cheapest first. */
export const PLAN_KEYS = ['starter', 'growth', 'pro', 'enterprise'] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];

export const PLAN_NAMES: Record<PlanKey, string> = {
  starter: 'Starter',
  growth: 'Growth',
  pro: 'Professional',
  enterprise: 'Enterprise',
};

/** Seats that one person can pay for, their own included: as many as a team may have members. */
export const MOST_SEATS = 500;

/** What a plan includes. Null is without a limit. Limits act on what is made new; nothing that exists is taken away. */
export interface Entitlements {
  /** Cards of one person, those made from a team's template included. */
  cards: number | null;
  /** Entries of public cards under categories of the directory. */
  listings: number | null;
  featuredListingsPerMonth: number | null;
  /** Deals opened in a calendar month (UTC). */
  dealsPerMonth: number | null;
  /** People that the plan can be paid for. */
  seats: number | null;
  /** Reminders, saved filters, imports of files and merging. The address book itself is in every plan. */
  contactsCrm: boolean;
  /** Google Contacts, HubSpot, Salesforce, Notion and automations. */
  crmSync: boolean;
  /** Of the team whose owner has the plan. */
  brandKits: boolean;
  /** Access tokens and webhooks. */
  apiAccess: boolean;
  /** What the programs of one person may spend on queries; those with an earlier token keep the smallest budget. */
  apiPointsPerMinute: number;
  support: 'Business hours' | 'Priority' | '24x7';
}

/** The one table of what each plan includes. The server enforces it, and every page that names plans reads it. */
export const ENTITLEMENTS: Record<PlanKey, Entitlements> = {
  starter: {
    cards: 1,
    listings: 5,
    featuredListingsPerMonth: 0,
    dealsPerMonth: 5,
    seats: 1,
    contactsCrm: false,
    crmSync: false,
    brandKits: false,
    apiAccess: false,
    apiPointsPerMinute: 60_000,
    support: 'Business hours',
  },
  growth: {
    cards: null,
    listings: 15,
    featuredListingsPerMonth: 3,
    dealsPerMonth: 15,
    seats: 1,
    contactsCrm: true,
    crmSync: true,
    brandKits: false,
    apiAccess: false,
    apiPointsPerMinute: 60_000,
    support: 'Priority',
  },
  pro: {
    cards: null,
    listings: 50,
    featuredListingsPerMonth: 10,
    dealsPerMonth: 50,
    seats: MOST_SEATS,
    contactsCrm: true,
    crmSync: true,
    brandKits: true,
    apiAccess: true,
    apiPointsPerMinute: 60_000,
    support: 'Priority',
  },
  enterprise: {
    cards: null,
    listings: null,
    featuredListingsPerMonth: 10,
    dealsPerMonth: null,
    seats: MOST_SEATS,
    contactsCrm: true,
    crmSync: true,
    brandKits: true,
    apiAccess: true,
    apiPointsPerMinute: 240_000,
    support: '24x7',
  },
};

/** The columns that compare the plans. Pro is Growth for one person, Team is Professional with seats. */
export const COMPARE_COLUMNS = [
  { key: 'free', label: 'Free', plan: 'starter' },
  { key: 'pro', label: 'Pro', plan: 'growth' },
  { key: 'team', label: 'Team', plan: 'pro' },
  { key: 'ent', label: 'Enterprise', plan: 'enterprise' },
] as const satisfies readonly { key: string; label: string; plan: PlanKey }[];
export type CompareColumn = (typeof COMPARE_COLUMNS)[number]['key'];

/** Features that the product doesn't have yet. One that leaves this list loses its “Soon” everywhere. */
const SOON: readonly PlanFeature[] = ['listings', 'featuredListingsPerMonth'];

export function isSoon(feature: PlanFeature): boolean {
  return SOON.includes(feature);
}

/** What can be refused because of the plan, with its words: of a number of them, or of the feature itself. */
const FEATURES = {
  cards: counted('card'),
  listings: counted('active listing'),
  featuredListingsPerMonth: counted('featured listing', ' a month'),
  dealsPerMonth: counted('deal', ' a month'),
  seats: counted('seat'),
  contactsCrm: 'the contacts CRM',
  crmSync: 'CRM sync',
  brandKits: 'brand kits',
  apiAccess: 'API access',
} as const;

export type PlanFeature = keyof typeof FEATURES;
export const PLAN_FEATURES = Object.keys(FEATURES) as PlanFeature[];

/** Whether a plan includes a feature at all, or one more when there are `count` already. */
export function isIncluded(plan: PlanKey, feature: PlanFeature, count = 0): boolean {
  const most = readMost(plan, feature);
  return most === null || count < most;
}

/** '5 active listings', 'Unlimited cards', 'No featured listings a month'; for a list of what a plan has. */
export function describeCount(plan: PlanKey, feature: PlanFeature): string {
  const text = nameFeature(plan, feature);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'brand kits', '5 active listings': the feature, or as many as the plan includes, inside a sentence. */
export function nameFeature(plan: PlanKey, feature: PlanFeature): string {
  const words = FEATURES[feature];
  return typeof words === 'string' ? words : words(readMost(plan, feature));
}

/** A cell of a table: 'Unlimited', '15'; false for a feature that is not included, true for one that is. */
export function describeMost(most: number | boolean | null): string | boolean {
  if (most === null) return 'Unlimited';
  if (typeof most === 'boolean') return most;
  return most > 0 && most.toLocaleString('en');
}

/** Null without a limit; 0 for a feature that the plan lacks. */
export function readMost(plan: PlanKey, feature: PlanFeature): number | null {
  const value = ENTITLEMENTS[plan][feature];
  if (typeof value !== 'boolean') return value;
  return value ? null : 0;
}

function counted(noun: string, time = '') {
  return (count: number | null) => {
    const amount = count === null ? 'unlimited' : count === 0 ? 'no' : count.toLocaleString('en');
    return `${amount} ${noun}${count === 1 ? '' : 's'}${time}`;
  };
}
