import type { Claim } from './home.ts';

export const FEATURES_HERO = {
  cap: 'Features',
  title: 'Small card, long memory.',
  lead: 'Everything that a Tessera card does today, and, marked as such, what it is learning next.',
} as const;

export const SAMPLES = {
  title: 'Try it on these two',
  lead: 'Two sample cards of people who do not exist. Every button does for them what it would do for yours.',
  asha: {
    id: 'asha-rao',
    caption: 'Sample card, theme Luxe',
    /** Of its contact file: stays the same, so that saving it twice makes one contact. */
    uid: '6f0c1f5e-3c1d-4b0e-9a55-5f1f7a3b9c01',
  },
  mateo: {
    id: 'mateo-lindqvist',
    caption: 'Sample card, theme Minimal',
    uid: '6f0c1f5e-3c1d-4b0e-9a55-5f1f7a3b9c02',
  },
  loadFailed: 'That could not be loaded. Is there a network?',
} as const;

export interface FeatureGroup {
  id: string;
  title: string;
  lead: string;
  claims: readonly Claim[];
}

export const FEATURE_GROUPS_TITLE = 'What it does, and what comes next';

export const FEATURE_GROUPS: readonly FeatureGroup[] = [
  {
    id: 'card-builder',
    title: 'Card Builder',
    lead: 'You write, the card sets itself.',
    claims: [
      { text: 'Three themes: Luxe, Minimal and Tech' },
      { text: 'A preview that follows every keystroke' },
      { text: 'Your own logo and portrait' },
      { text: 'The last 20 versions, to look at and to bring back' },
      { text: 'Templates, and those of your own' },
      { text: 'Brand kits that every card of a team wears, with Professional' },
    ],
  },
  {
    id: 'analytics',
    title: 'Analytics',
    lead: 'Few figures, and true ones.',
    claims: [
      { text: 'Views that were really seen, without robots and without you' },
      { text: 'Shares, and a line for whatever happened lately' },
      { text: 'Taps, saved contacts and conversions, as one engagement score' },
      { text: 'Reports by UTM link' },
    ],
  },
  {
    id: 'contacts-crm',
    title: 'Contacts CRM',
    lead: 'Whom you met, where, and what next.',
    claims: [
      { text: 'Everyone you met, with notes and tags' },
      { text: 'Leads left on your card' },
      { text: 'Reminders, saved filters, imports and merging, from Growth' },
    ],
  },
  {
    id: 'enterprise',
    title: 'Enterprise',
    lead: 'One hand on every card of the house.',
    claims: [
      { text: 'Team roles and brand kits' },
      { text: 'Single sign-on and SCIM', isSoon: true },
      { text: 'Custom domains', isSoon: true },
    ],
  },
  {
    id: 'security-compliance',
    title: 'Security & Compliance',
    lead: 'What is not stored can’t be lost.',
    claims: [
      { text: 'You decide what each card shows, and to whom' },
      { text: 'Visitors are counted without being recognised' },
      { text: 'Every signed-in device in sight, each ended with one press' },
      { text: 'Download everything, delete everything' },
      { text: 'SOC2', isSoon: true },
    ],
  },
  {
    id: 'distribution',
    title: 'Distribution',
    lead: 'From hand to hand, in whatever way is at hand.',
    claims: [
      { text: 'QR code, link, WhatsApp and plain text' },
      { text: 'A public page that needs no app, with its own preview in chats' },
      { text: 'Contact files for every address book' },
      { text: 'An app you install from the browser, which works offline' },
      { text: 'NFC tags, written by an Android phone' },
      { text: 'Apple and Google Wallet', isSoon: true },
      { text: 'A public directory, group chats' },
    ],
  },
  {
    id: 'integrations',
    title: 'Integrations',
    lead: 'Open on every side.',
    claims: [
      { text: 'A GraphQL API and a REST API for your programs, with Professional' },
      { text: 'HubSpot and Salesforce, from Growth' },
      { text: 'Notion' },
      { text: 'Google Contacts' },
    ],
  },
  {
    id: 'ai-assistant',
    title: 'AI Assistant',
    lead: 'A second pair of eyes, never the pen.',
    claims: [
      { text: 'A better line for your role, if you want one', isSoon: true },
      { text: 'What is missing on your card', isSoon: true },
    ],
  },
];

export const FEATURES_CLOSING = {
  title: 'Yours takes about three minutes.',
  create: 'Create your card',
  pricing: 'See Pricing',
} as const;
