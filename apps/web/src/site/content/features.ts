import { t } from '@tessera/texts';
import { paths } from '../../paths.ts';
import type { Claim } from './home.ts';
import type { ProductPictureName } from './pictures.ts';

export const FEATURES_HERO = {
  cap: t('Features'),
  title: t('Everything a Tessera card can do'),
  lead: t('All features at a glance. Items marked “{soon}” aren’t available yet.', { soon: t('Soon') }),
} as const;

export const SAMPLES = {
  title: t('Try a sample card'),
  lead: t('These people are made up, but every button works.'),
  asha: {
    id: 'asha-rao',
    caption: t('Sample card, theme Luxe'),
    /** Of its contact file: stays the same, so that saving it twice makes one contact. */
    uid: '6f0c1f5e-3c1d-4b0e-9a55-5f1f7a3b9c01',
  },
  mateo: {
    id: 'mateo-lindqvist',
    caption: t('Sample card, theme Minimal'),
    uid: '6f0c1f5e-3c1d-4b0e-9a55-5f1f7a3b9c02',
  },
  loadFailed: t('Couldn’t load this. Check your connection and try again.'),
} as const;

/** What the product does, told with a picture of it. */
export interface Story {
  picture: ProductPictureName;
  title: string;
  /** What is on the picture, for those who can't see it. */
  alt: string;
}

export const PICTURES_TITLE = t('See it in use');
export const PICTURES: readonly Story[] = [
  {
    picture: 'story-cards',
    title: t('Your face, your colors, your layout. The card changes as you choose.'),
    alt: t('Card Builder: the card of Asha Rao with her photo, above the choices of theme, layout and color.'),
  },
  {
    picture: 'story-page',
    title: t('The page that people see. They save your contact in one tap.'),
    alt: t('The public card of Asha Rao with her photo, her contact details and the button Save contact.'),
  },
  {
    picture: 'story-analytics',
    title: t('How often each card is viewed and saved.'),
    alt: t('Analytics: which code brought the most contacts, with views and shares by day as charts.'),
  },
  {
    picture: 'story-contacts',
    title: t('Remember who you met, where, and what to do next.'),
    alt: t('A contact: Meera Iyer with buttons to reach her, and where Asha Rao met her.'),
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

export const FEATURE_GROUPS_TITLE = t('Features');

export const FEATURE_GROUPS: readonly FeatureGroup[] = [
  {
    id: 'card-builder',
    title: t('Card Builder'),
    lead: t('Create a card that looks designed, without a designer.'),
    claims: [
      { text: t('Three themes: Luxe, Minimal and Tech') },
      { text: t('A live preview as you type') },
      { text: t('Your logo and photo') },
      { text: t('The last 20 versions, ready to restore') },
      { text: t('Ready-made templates, and your own') },
      { text: t('Brand kits for every card in your team, with Professional') },
    ],
  },
  {
    id: 'analytics',
    title: t('Analytics'),
    lead: t('See what happens after you share.'),
    claims: [
      { text: t('Real views, without robots and without your own') },
      { text: t('Shares, and a live feed of recent activity') },
      { text: t('Taps, saved contacts, conversions and an engagement score') },
      { text: t('Reports by UTM campaign') },
    ],
  },
  {
    id: 'contacts-crm',
    title: t('Contacts CRM'),
    lead: t('Remember who you met, where, and what to do next.'),
    claims: [
      { text: t('Everyone you meet, with notes and tags') },
      { text: t('Leads from the form on your card') },
      { text: t('Reminders, saved filters, imports and merging, from Growth') },
    ],
  },
  {
    id: 'enterprise',
    title: t('Enterprise'),
    lead: t('Keep every card in the company on brand.'),
    claims: [
      { text: t('Team roles and brand kits') },
      { text: t('Single sign-on and SCIM'), isSoon: true },
      { text: t('Custom domains'), isSoon: true },
    ],
  },
  {
    id: 'security-compliance',
    title: t('Security & Compliance'),
    lead: t('You control what others see.'),
    claims: [
      { text: t('Choose what each card shows and who sees it') },
      { text: t('Visitors stay anonymous') },
      { text: t('See every signed-in device and sign it out with one tap') },
      { text: t('Download or delete all your data') },
      { text: 'SOC2', isSoon: true },
    ],
  },
  {
    id: 'distribution',
    title: t('Distribution'),
    lead: t('Share in whatever way suits the moment.'),
    claims: [
      { text: t('QR code, link, WhatsApp and plain text') },
      { text: t('A public page that needs no app, with a preview in chats') },
      { text: t('Contact files for any address book') },
      { text: t('An app you install from the browser, and that works offline') },
      { text: t('NFC tags, written with an Android phone') },
      { text: t('Apple Wallet and Google Wallet, where the server offers them') },
      { text: t('A public directory and group chats') },
    ],
  },
  {
    id: 'integrations',
    title: t('Integrations'),
    lead: t('Connect Tessera to your other tools.'),
    claims: [
      { text: t('GraphQL and REST APIs, with Professional') },
      { text: t('HubSpot and Salesforce, from Growth') },
      { text: t('Notion') },
      { text: t('Google Contacts') },
    ],
    more: { label: t('Documentation for developers'), to: paths.developers },
  },
  {
    id: 'ai-assistant',
    title: t('AI Assistant'),
    lead: t('Suggestions you can take or leave.'),
    claims: [
      { text: t('Better wording for your role'), isSoon: true },
      { text: t('Tips on what your card is missing'), isSoon: true },
    ],
  },
];

export const FEATURES_CLOSING = {
  title: t('Create your card in about three minutes'),
  create: t('Create your card'),
  pricing: t('See Pricing'),
} as const;
