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
  text: 'Make a digital business card, share it by QR code, tap or link, and see what comes of it.',
} as const;

/** What each section is called. */
export const HOME_TITLES = {
  features: 'Everything a business card should do',
  audiences: 'For the way you work',
  flow: 'From first card to new contact in five steps',
  integrations: 'Works with the tools you already use',
  integrationsLead: 'Your contacts are yours to take anywhere. Items marked “Soon” aren’t available yet.',
  pricing: 'Start free. Upgrade when you grow.',
  testimonials: 'What people say',
  faq: 'Frequently asked questions',
} as const;

export const FEATURES: readonly HomeFeature[] = [
  {
    drawing: 'builder',
    title: 'A card that designs itself',
    text: 'Fill in your details and watch the card take shape. Pick a theme or template, and go back to any of the last 20 versions.',
  },
  {
    drawing: 'sharing',
    title: 'Share it in a second',
    text: 'Show a QR code, send a link or a WhatsApp message, or tap an NFC tag. Nobody needs an app to open it.',
  },
  {
    drawing: 'analytics',
    title: 'Analytics you can trust',
    text: 'See views, taps, saves and conversions by link and campaign. Robots don’t count, and visitors are never tracked.',
  },
  {
    drawing: 'offline',
    title: 'Works without a signal',
    text: 'Install Tessera from your browser. Your cards and QR codes open offline, and changes sync when you’re back.',
  },
  {
    drawing: 'contacts',
    title: 'Everyone you meet, in one place',
    text: 'Keep notes on where you met and what you talked about, and get a reminder when it’s time to follow up.',
  },
  {
    drawing: 'assistant',
    title: 'A second pair of eyes',
    text: 'An AI profile assistant that suggests better wording for your card. You decide what to use.',
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
    text: 'One card for all your work, and a page that opens before the handshake is over.',
    card: SAMPLE_CARDS.mateo,
  },
  {
    title: 'Sales and field teams',
    text: 'Give your whole team on-brand cards, and see what every day on the road brings in.',
    card: SAMPLE_CARDS.priya,
  },
  {
    title: 'Events and booths',
    text: 'Put a QR code on the counter and let the whole queue scan it. See which day and which stand brought each lead.',
    card: SAMPLE_CARDS.jonas,
  },
];

export const ENTERPRISE = {
  text: 'Need this for an enterprise?',
  link: 'Talk to us',
} as const;

export const STEPS = [
  { title: 'Create', text: 'Add your name, your role and how to reach you.' },
  { title: 'Customize', text: 'Choose a theme, a logo and your own address.' },
  { title: 'Share', text: 'Send it by QR code, link, WhatsApp or contact file.' },
  { title: 'Track', text: 'See how often your card is viewed. Visitors stay anonymous.' },
  { title: 'Convert', text: 'See which conversations turn into contacts.' },
] as const;

export interface Integration extends Claim {
  name: string;
}

export const INTEGRATIONS: readonly Integration[] = [
  { name: 'vCard', text: 'Versions 3.0 and 4.0, for any phone or address book' },
  { name: 'REST and GraphQL', text: 'Build on everything the app can do' },
  { name: 'Google Contacts', text: 'The people you meet, in your phone’s contacts' },
  { name: 'HubSpot', text: 'New contacts in your CRM, without duplicates' },
  { name: 'Salesforce', text: 'New contacts as leads for your sales team' },
  { name: 'Notion', text: 'A table of your contacts, always up to date' },
  { name: 'Apple and Google Wallet', text: 'Your card next to your boarding pass', isSoon: true },
  { name: 'SSO and SCIM', text: 'People join and leave through your company directory', isSoon: true },
];

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: 'Nikhil Menon',
    role: 'Founder, Studio Peepal',
    city: 'Bengaluru',
    avatar: 'NM',
    quote:
      'I used to hand out two hundred cards a year and hear from nine people. Now I know who looked, and I call them first.',
  },
  {
    name: 'Clara Weiss',
    role: 'Head of Field Sales',
    city: 'Hamburg',
    avatar: 'CW',
    quote: 'Forty people, one look, and we haven’t called the print shop since March.',
  },
  {
    name: 'Tomás Arroyo',
    role: 'Fair director',
    city: 'Guadalajara',
    avatar: 'TA',
    quote: 'The hall had no signal for most of Saturday. The QR codes on our counter kept working.',
  },
];

/** How long a testimonial stays, in milliseconds. */
export const TESTIMONIAL_MS = 4000;

export const CLOSING = {
  title: 'Be ready for the next person you meet.',
  text: 'Your card is ready in about three minutes.',
} as const;

export const HOME_FAQ: readonly FaqItem[] = [
  {
    q: 'Does the other person need an app?',
    a: 'No. Your card is a web page that opens in any browser. They can save your contact to any address book.',
  },
  {
    q: 'What can I do for free?',
    a: 'Make one card, share it any way you like, and see its analytics. The Starter plan is free, and you don’t need a credit card.',
  },
  {
    q: 'What happens to a link when I change my card?',
    a: 'It keeps working. Your link and your QR code always show the newest version, and old addresses lead to the current one.',
  },
  {
    q: 'Who can see my card?',
    a: 'You decide for each card: only you, anyone with the link, or everyone. Details you hide in Settings don’t appear on any page, file or preview.',
  },
  {
    q: 'How do you count a view?',
    a: 'A view counts when your card was on somebody else’s screen for at least one second. Robots don’t count, and we never store a visitor’s address.',
  },
  {
    q: 'Can I take my data with me, or delete it?',
    a: 'Yes, both. You can download everything in one file from Settings. We delete an account within 7 business days of your request.',
  },
];
