import { msg, type Text } from '@tessera/texts';
/** The plans, the cheapest first. */
export const PLAN_KEYS = ['starter', 'growth', 'pro', 'enterprise'] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];

/** The one name of each plan, on every screen, mail and invoice. */
export const PLAN_NAMES: Record<PlanKey, Text> = {
  starter: msg('Starter'),
  growth: msg('Growth'),
  pro: msg('Professional'),
  enterprise: msg('Enterprise'),
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
  /** Reminders, saved filters, imports of files and of people from Google, and merging. The address book itself is in every plan. */
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

/** What can be refused because of the plan. */
export type PlanFeature = Exclude<keyof Entitlements, 'apiPointsPerMinute' | 'support'>;

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
