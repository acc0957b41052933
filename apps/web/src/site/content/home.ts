import type { CardPreview } from '@tessera/domain';

/** `isSoon` marks a claim that the product does not keep yet; the page says so beside it. */
export interface Claim {
  text: string;
  isSoon?: true;
}

export interface HomeFeature extends Claim {
  /** Which drawing stands above it. */
  drawing: 'builder' | 'sharing' | 'analytics' | 'contacts' | 'offline' | 'assistant';
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
    title: 'Principal',
    badge: 'Business',
    name: 'Asha Rao',
    role: 'Principal',
    company: 'Rao & Daughters Architects',
    phone: '+91 98765 43210',
    email: 'asha@raodaughters.example',
    website: 'raodaughters.example',
  },
  mateo: {
    type: 'personal',
    theme: 'minimal',
    title: 'Type design',
    badge: 'Personal',
    name: 'Mateo Lindqvist',
    role: 'Independent type designer',
    phone: '+46 70 174 06 05',
    email: 'hej@lindqvist.example',
  },
  priya: {
    type: 'business',
    theme: 'tech',
    title: 'Field',
    badge: 'Business',
    name: 'Priya Venkataraghavan',
    role: 'Regional sales lead',
    phone: '+1 202 555 0134',
    email: 'priya@northwind.example',
    website: 'northwind.example',
  },
  jonas: {
    type: 'event',
    theme: 'luxe',
    title: 'Booth',
    badge: 'Event',
    name: 'Hall 4, Stand 12',
    role: 'Meet us at the fair',
    company: 'Kestrel Instruments',
    email: 'fair@kestrel.example',
    website: 'kestrel.example/fair',
  },
} as const satisfies Record<string, Partial<CardPreview>>;

export const HERO = {
  eyebrow: 'Digital business cards',
  title: ['Met once.', 'Remembered.'],
  text: 'Build a card worth keeping, hand it over by QR, tap or link, and see honestly what came of it.',
} as const;

/** What each section is called. */
export const HOME_TITLES = {
  features: 'Made like a good card: nothing on it is for show.',
  audiences: 'One kind of card, three kinds of day.',
  flow: 'Five steps, none of them long.',
  integrations: 'It hands over to what you use already.',
  integrationsLead: 'Open formats first. What is marked “soon” is on the bench.',
  pricing: 'Start free. Pay when it pays.',
  testimonials: 'What people say',
  faq: 'Asked before you were.',
} as const;

export const FEATURES: readonly HomeFeature[] = [
  {
    drawing: 'builder',
    title: 'A builder that sets type',
    text: 'Write; the card sets itself: themes, templates, a live preview, and the last twenty versions.',
  },
  {
    drawing: 'sharing',
    title: 'Handed over in a second',
    text: 'A QR code that scans from across the table, a link of your own, WhatsApp, plain text, a contact file, or an NFC tag.',
  },
  {
    drawing: 'analytics',
    title: 'Figures you can believe',
    text: 'Views, taps, saves and conversions, by link and by UTM campaign. Robots are counted apart, visitors are never followed.',
  },
  {
    drawing: 'offline',
    title: 'Works where the hall has no signal',
    text: 'Install it from the browser. Your cards and their codes open without a network, and what you change waits its turn.',
  },
  {
    drawing: 'contacts',
    title: 'Everyone you met, in one place',
    text: 'A contacts CRM that remembers where you met, what was said, and whom to write to next.',
  },
  {
    drawing: 'assistant',
    title: 'A second pair of eyes',
    text: 'An AI profile assistant that suggests a better line for your card, and leaves the decision to you.',
    isSoon: true,
  },
];

export const SOCIAL_PROOF = {
  title: 'In good company',
  figures: [
    { figure: '2M+', label: 'professionals' },
    { figure: '75k+', label: 'teams and organisations' },
    { figure: '120+', label: 'countries' },
    { figure: '1B+', label: 'link or QR shares' },
  ],
  notes: [
    { figure: '99.95%', label: 'uptime over the last 12 months' },
    { figure: '4.9/5', label: 'rated by 2,000+ professionals' },
  ],
} as const satisfies { title: string; figures: readonly Figure[]; notes: readonly Figure[] };

export const AUDIENCES: readonly Audience[] = [
  {
    title: 'Individuals and creators',
    text: 'One card that is right wherever your work is seen, and a page that loads before the handshake is over.',
    card: SAMPLE_CARDS.mateo,
  },
  {
    title: 'Sales and field teams',
    text: 'The same hand on every card, a contact file in every pocket, and a plain answer to what a day on the road brought.',
    card: SAMPLE_CARDS.priya,
  },
  {
    title: 'Events and booths',
    text: 'A code on the counter that a queue can scan. Afterwards you know which day and which stand it came from.',
    card: SAMPLE_CARDS.jonas,
  },
];

export const ENTERPRISE = {
  text: 'Enterprises, with rules of their own:',
  link: 'talk to us',
} as const;

export const STEPS = [
  { title: 'Create', text: 'Your name, your trade, how to reach you.' },
  { title: 'Customize', text: 'A theme, a logo, an address of your own.' },
  { title: 'Share', text: 'By QR code, link, WhatsApp or contact file.' },
  { title: 'Track', text: 'Who looked is private; how often is not.' },
  { title: 'Convert', text: 'See which meeting became an acquaintance.' },
] as const;

export interface Integration extends Claim {
  name: string;
}

export const INTEGRATIONS: readonly Integration[] = [
  { name: 'vCard', text: 'Versions 3.0 and 4.0, for every phone and address book' },
  { name: 'REST and GraphQL', text: 'Everything that the app can do, for your own programs' },
  { name: 'Google Contacts', text: 'People you meet, where you already look for them' },
  { name: 'HubSpot', text: 'New acquaintances as contacts, each of them once' },
  { name: 'Salesforce', text: 'New acquaintances as leads of your sales team' },
  { name: 'Notion', text: 'A table of everyone, kept up to date' },
  { name: 'Apple and Google Wallet', text: 'Your card beside the boarding pass', isSoon: true },
  { name: 'SSO and SCIM', text: 'People join and leave with your directory', isSoon: true },
];

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: 'Nikhil Menon',
    role: 'Founder, Studio Peepal',
    city: 'Bengaluru',
    avatar: 'NM',
    quote: 'I used to hand out two hundred cards a year and hear from nine people. Now I know which nine, and why.',
  },
  {
    name: 'Clara Weiss',
    role: 'Head of Field Sales',
    city: 'Hamburg',
    avatar: 'CW',
    quote: 'Forty people, one look, and nobody has had to ask the print shop for anything since March.',
  },
  {
    name: 'Tomás Arroyo',
    role: 'Fair director',
    city: 'Guadalajara',
    avatar: 'TA',
    quote: 'The hall had no signal for most of Saturday. The codes on our counter did not notice.',
  },
];

/** How long a testimonial stays, in milliseconds. */
export const TESTIMONIAL_MS = 4000;

export const CLOSING = {
  title: 'The next person you meet is already on the way.',
  text: 'A card takes about as long to make as this page took to read.',
} as const;

export const HOME_FAQ: readonly FaqItem[] = [
  {
    q: 'Does the other person need an app?',
    a: 'No. A card is a web page: it opens in whatever browser they have, and its contact file goes into any address book.',
  },
  {
    q: 'What can I do for free?',
    a: 'Make a card, share it in every way there is, and see its figures. The Starter plan includes one card, costs nothing and asks for no credit card.',
  },
  {
    q: 'What happens to a link when I change my card?',
    a: 'It stays. Whoever has your link or has scanned your code sees the newest version, and earlier addresses lead to the current one.',
  },
  {
    q: 'Who can see my card?',
    a: 'You decide for each card: only you, whoever has the link, or everybody. What you switch off in your settings is in no page, file or preview.',
  },
  {
    q: 'How do you count a view?',
    a: 'A view is a card that was on screen for at least a second, for somebody other than you. Robots are counted apart, and nobody’s address is stored.',
  },
  {
    q: 'Can I take my data with me, or delete it?',
    a: 'Yes, both. Your settings give you everything in one file, and an account is deleted within 7 business days of your request.',
  },
];
