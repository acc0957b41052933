import { paths } from '../../paths.ts';
import type { Claim } from './home.ts';

export const FEATURES_HERO = {
  cap: 'Features',
  title: 'Everything a Tessera card can do',
  lead: 'All features at a glance. Items marked “Soon” aren’t available yet.',
} as const;

export const SAMPLES = {
  title: 'Try a sample card',
  lead: 'These people are made up, but every button works.',
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
  loadFailed: 'Couldn’t load this. Check your connection and try again.',
} as const;

/** A picture of the product under `/product`, with the words that stand below it. */
export interface ProductPictureText {
  name: string;
  title: string;
  /** What is on the picture, for those who can't see it. */
  alt: string;
}

export const PICTURES_TITLE = 'See it in use';
export const PICTURES: readonly ProductPictureText[] = [
  {
    name: 'my-cards',
    title: 'All your cards, with their views and who can open them.',
    alt: 'My Cards: the cards of Asha Rao with their number of views and saves.',
  },
  {
    name: 'public-card',
    title: 'The page that people see. They save your contact in one tap.',
    alt: 'The public card of Asha Rao with her contact details and the button Save contact.',
  },
  {
    name: 'analytics',
    title: 'How often each card is viewed and saved.',
    alt: 'Analytics: views, saves and conversions of the last 30 days as figures and a chart.',
  },
  {
    name: 'contacts',
    title: 'The people you met, ready to tag, search and export.',
    alt: 'Contacts: a table with names, companies, email addresses and telephone numbers.',
  },
];

export interface FeatureGroup {
  id: string;
  title: string;
  lead: string;
  claims: readonly Claim[];
  /** Where to read on. */
  more?: { label: string; to: string };
}

export const FEATURE_GROUPS_TITLE = 'Features';

export const FEATURE_GROUPS: readonly FeatureGroup[] = [
  {
    id: 'card-builder',
    title: 'Card Builder',
    lead: 'Make a card that looks designed, without a designer.',
    claims: [
      { text: 'Three themes: Luxe, Minimal and Tech' },
      { text: 'A live preview as you type' },
      { text: 'Your logo and photo' },
      { text: 'The last 20 versions, ready to restore' },
      { text: 'Ready-made templates, and your own' },
      { text: 'Brand kits for every card in your team, with Professional' },
    ],
  },
  {
    id: 'analytics',
    title: 'Analytics',
    lead: 'See what happens after you share.',
    claims: [
      { text: 'Real views, without robots and without your own' },
      { text: 'Shares, and a live feed of recent activity' },
      { text: 'Taps, saved contacts, conversions and an engagement score' },
      { text: 'Reports by UTM campaign' },
    ],
  },
  {
    id: 'contacts-crm',
    title: 'Contacts CRM',
    lead: 'Remember who you met, where, and what to do next.',
    claims: [
      { text: 'Everyone you meet, with notes and tags' },
      { text: 'Leads from the form on your card' },
      { text: 'Reminders, saved filters, imports and merging, from Growth' },
    ],
  },
  {
    id: 'enterprise',
    title: 'Enterprise',
    lead: 'Keep every card in the company on brand.',
    claims: [
      { text: 'Team roles and brand kits' },
      { text: 'Single sign-on and SCIM', isSoon: true },
      { text: 'Custom domains', isSoon: true },
    ],
  },
  {
    id: 'security-compliance',
    title: 'Security & Compliance',
    lead: 'You control what others see.',
    claims: [
      { text: 'Decide what each card shows, and to whom' },
      { text: 'Visitors stay anonymous' },
      { text: 'See every signed-in device and sign it out with one tap' },
      { text: 'Download or delete all your data' },
      { text: 'SOC2', isSoon: true },
    ],
  },
  {
    id: 'distribution',
    title: 'Distribution',
    lead: 'Share in whatever way suits the moment.',
    claims: [
      { text: 'QR code, link, WhatsApp and plain text' },
      { text: 'A public page that needs no app, with a preview in chats' },
      { text: 'Contact files for any address book' },
      { text: 'An app you install from the browser, and that works offline' },
      { text: 'NFC tags, written with an Android phone' },
      { text: 'Apple and Google Wallet', isSoon: true },
      { text: 'A public directory and group chats' },
    ],
  },
  {
    id: 'integrations',
    title: 'Integrations',
    lead: 'Connect Tessera to your other tools.',
    claims: [
      { text: 'GraphQL and REST APIs, with Professional' },
      { text: 'HubSpot and Salesforce, from Growth' },
      { text: 'Notion' },
      { text: 'Google Contacts' },
    ],
    more: { label: 'Documentation for developers', to: paths.developers },
  },
  {
    id: 'ai-assistant',
    title: 'AI Assistant',
    lead: 'Suggestions you can take or leave.',
    claims: [
      { text: 'Better wording for your role', isSoon: true },
      { text: 'Tips on what your card is missing', isSoon: true },
    ],
  },
];

export const FEATURES_CLOSING = {
  title: 'Make your card in about three minutes',
  create: 'Create your card',
  pricing: 'See Pricing',
} as const;
