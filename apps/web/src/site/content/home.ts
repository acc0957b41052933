import type { CardPreview } from '@tessera/domain';
import { t } from '@tessera/texts';
import type { ProductPictureName } from './pictures.ts';

/** `isSoon` marks a claim that the product does not keep yet; the page says so beside it. */
export interface Claim {
  text: string;
  isSoon?: true;
}

export interface HomeFeature extends Claim {
  /** A close-up of it; nothing is shown of what isn't there yet. */
  picture: ProductPictureName | null;
  title: string;
}

export interface Figure {
  figure: string;
  label: string;
}

export interface Audience {
  title: string;
  text: string;
  card: Partial<CardPreview>;
}

export interface Testimonial {
  name: string;
  role: string;
  city: string;
  /** Two letters; nobody's picture is fetched from elsewhere. */
  avatar: string;
  quote: string;
}

export interface FaqItem {
  q: string;
  a: string;
}

/** The invented people of the front page. Numbers and addresses are ones that nobody has. */
export const SAMPLE_CARDS = {
  asha: {
    type: 'business',
    theme: 'luxe',
    title: t('Principal'),
    badge: t('Business'),
    name: t('Asha Rao'),
    role: t('Principal'),
    company: t('Rao & Daughters Architects'),
    phone: '+91 98765 43210',
    email: 'asha@raodaughters.example',
    website: 'raodaughters.example',
  },
  mateo: {
    type: 'personal',
    theme: 'minimal',
    title: t('Type design'),
    badge: t('Personal'),
    name: t('Mateo Lindqvist'),
    role: t('Independent type designer'),
    phone: '+46 70 174 06 05',
    email: 'hej@lindqvist.example',
  },
  priya: {
    type: 'business',
    theme: 'tech',
    title: t('Field sales'),
    badge: t('Business'),
    name: t('Priya Venkataraghavan'),
    role: t('Regional sales lead'),
    phone: '+1 202 555 0134',
    email: 'priya@northwind.example',
    website: 'northwind.example',
  },
  jonas: {
    type: 'event',
    theme: 'luxe',
    title: t('Booth'),
    badge: t('Event|card type'),
    name: t('Hall 4, Stand 12'),
    role: t('Meet us at the fair'),
    company: t('Kestrel Instruments'),
    email: 'fair@kestrel.example',
    website: 'kestrel.example/fair',
  },
} as const satisfies Record<string, Partial<CardPreview>>;

export const HERO = {
  eyebrow: t('Digital business cards'),
  title: [t('Met once.'), t('Remembered.')],
  text: t('Create a digital business card, share it by QR code, tap or link, and see who comes back.'),
} as const;

/** A card changes hands, in three pictures. */
export const SCAN = [
  { picture: 'scan-code', text: t('Show your code') },
  { picture: 'scan-card', text: t('They see your card') },
  { picture: 'scan-contact', text: t('You both keep a contact') },
] as const satisfies readonly { picture: ProductPictureName; text: string }[];

/** What each section is called. */
export const HOME_TITLES = {
  features: t('Everything a business card should do'),
  audiences: t('For the way you work'),
  flow: t('From first card to new contact in five steps'),
  integrations: t('Works with the tools you already use'),
  integrationsLead: t('Your contacts are yours to take anywhere. Items marked “{soon}” aren’t available yet.', {
    soon: t('Soon'),
  }),
  pricing: t('Start free. Upgrade when you grow.'),
  testimonials: t('What people say'),
  faq: t('Frequently asked questions'),
} as const;

export const FEATURES: readonly HomeFeature[] = [
  {
    picture: 'builder',
    title: t('A card that designs itself'),
    text: t(
      'Fill in your details and watch the card take shape. Pick a theme or template, and go back to any of the last 20 versions.',
    ),
  },
  {
    picture: 'sharing',
    title: t('Share it in a second'),
    text: t('Show a QR code, send a link or a WhatsApp message, or tap an NFC tag. No one needs an app to open it.'),
  },
  {
    picture: 'analytics',
    title: t('Analytics you can trust'),
    text: t(
      'See views, taps, saves and conversions by link and campaign. Robots don’t count, and visitors are never tracked.',
    ),
  },
  {
    picture: 'offline',
    title: t('Works without a signal'),
    text: t(
      'Install Tessera from your browser. Your cards and QR codes open offline, and changes sync when you’re back.',
    ),
  },
  {
    picture: 'contacts',
    title: t('Everyone you meet, in one place'),
    text: t('Keep notes on where you met and what you talked about, and get a reminder when it’s time to follow up.'),
  },
  {
    picture: null,
    title: t('A second pair of eyes'),
    text: t('An AI profile assistant that suggests better wording for your card. You decide what to use.'),
    isSoon: true,
  },
];

export const SOCIAL_PROOF = {
  title: t('In good company'),
  figures: [
    { figure: '2M+', label: t('professionals') },
    { figure: '75k+', label: t('teams and organisations') },
    { figure: '120+', label: t('countries') },
    { figure: '1B+', label: t('link or QR shares') },
  ],
  notes: [
    { figure: '99.95%', label: t('uptime over the last 12 months') },
    { figure: '4.9/5', label: t('rated by 2,000+ professionals') },
  ],
} as const satisfies { title: string; figures: readonly Figure[]; notes: readonly Figure[] };

export const AUDIENCES: readonly Audience[] = [
  {
    title: t('Individuals and creators'),
    text: t('One card for all your work, and a page that opens before the handshake is over.'),
    card: SAMPLE_CARDS.mateo,
  },
  {
    title: t('Sales and field teams'),
    text: t('Give your whole team on-brand cards, and see what every day on the road brings in.'),
    card: SAMPLE_CARDS.priya,
  },
  {
    title: t('Events and booths'),
    text: t(
      'Put a QR code on the counter and let the whole queue scan it. See which day and which stand brought each lead.',
    ),
    card: SAMPLE_CARDS.jonas,
  },
];

export const ENTERPRISE = {
  text: t('Need this for an enterprise?'),
  link: t('Talk to us'),
} as const;

export const STEPS = [
  { title: t('Create'), text: t('Add your name, your role and how to reach you.') },
  { title: t('Customize'), text: t('Choose a theme, a logo and your own address.') },
  { title: t('Share'), text: t('Send it by QR code, link, WhatsApp or contact file.') },
  { title: t('Track'), text: t('See how often your card is viewed. Visitors stay anonymous.') },
  { title: t('Convert'), text: t('See which conversations turn into contacts.') },
] as const;

export interface Integration extends Claim {
  name: string;
}

export const INTEGRATIONS: readonly Integration[] = [
  { name: 'vCard', text: t('Versions 3.0 and 4.0, for any phone or address book') },
  { name: t('REST and GraphQL'), text: t('Build on everything the app can do') },
  { name: t('Google Contacts'), text: t('The people you meet, in your phone’s contacts') },
  { name: t('HubSpot'), text: t('New contacts in your CRM, without duplicates') },
  { name: t('Salesforce'), text: t('New contacts as leads for your sales team') },
  { name: t('Notion'), text: t('A table of your contacts, always up to date') },
  { name: t('Apple and Google Wallet'), text: t('Your card next to your boarding pass, where the server offers it') },
  { name: t('SSO and SCIM'), text: t('People join and leave through your company directory'), isSoon: true },
];

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: t('Nikhil Menon'),
    role: t('Founder, Studio Peepal'),
    city: t('Bengaluru'),
    avatar: 'NM',
    quote: t(
      'I used to hand out two hundred cards a year and hear from nine people. Now I know who looked, and I call them first.',
    ),
  },
  {
    name: t('Clara Weiss'),
    role: t('Head of Field Sales'),
    city: t('Hamburg'),
    avatar: 'CW',
    quote: t('Forty people, one look, and we haven’t called the print shop since March.'),
  },
  {
    name: t('Tomás Arroyo'),
    role: t('Fair director'),
    city: t('Guadalajara'),
    avatar: 'TA',
    quote: t('The hall had no signal for most of Saturday. The QR codes on our counter kept working.'),
  },
];

/** How long a testimonial stays, in milliseconds. */
export const TESTIMONIAL_MS = 4000;

export const CLOSING = {
  title: t('Be ready for the next person you meet.'),
  text: t('Your card is ready in about three minutes.'),
} as const;

export const HOME_FAQ: readonly FaqItem[] = [
  {
    q: t('Does the other person need an app?'),
    a: t('No. Your card is a web page that opens in any browser. They can save your contact to any address book.'),
  },
  {
    q: t('What can I do for free?'),
    a: t(
      'Create one card, share it any way you like, and see its analytics. The Starter plan is free, and you don’t need a credit card.',
    ),
  },
  {
    q: t('What happens to a link when I change my card?'),
    a: t(
      'It keeps working. Your link and your QR code always show the newest version, and old addresses lead to the current one.',
    ),
  },
  {
    q: t('Who can see my card?'),
    a: t(
      'You decide for each card: only you, anyone with the link, or everyone. Details you hide in Settings don’t appear on any page, file or preview.',
    ),
  },
  {
    q: t('How do you count a view?'),
    a: t(
      'A view counts when your card was on someone else’s screen for at least one second. Robots don’t count, and we never store a visitor’s address.',
    ),
  },
  {
    q: t('Can I take my data with me, or delete it?'),
    a: t(
      'Yes, both. You can download everything in one file from Settings. We delete an account within 7 business days of your request.',
    ),
  },
];
