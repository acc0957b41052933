import { type CardData, fillCardData } from '@tessera/domain';

/** The cards of the demo account, one for each theme. */
export const DEMO_CARDS: CardData[] = [
  fillCardData({
    type: 'business',
    theme: 'luxe',
    title: 'Principal',
    name: 'Asha Rao',
    role: 'Principal',
    email: 'asha@raodaughters.in',
    phone: '+919876543210',
    website: 'https://raodaughters.in',
    address: '14 Church Street, Bengaluru',
    tagline: 'Houses that keep cool without machines.',
    tags: ['architecture', 'passive cooling'],
    socials: { linkedin: 'asharao', instagram: 'raodaughters' },
    extra: {
      company: { companyName: 'Rao & Daughters Architects', category: 'Architecture', designation: 'Principal' },
    },
  }),
  fillCardData({
    type: 'portfolio',
    theme: 'minimal',
    title: 'Drawings and models',
    name: 'Asha Rao',
    role: 'Drawings, models, exhibitions',
    email: 'studio@raodaughters.in',
    website: 'https://raodaughters.in/drawings',
    tagline: 'Paper first.',
    tags: ['drawing', 'models'],
    socials: { instagram: 'raodaughters', youtube: 'raodaughters' },
  }),
  fillCardData({
    type: 'event',
    theme: 'tech',
    title: 'Conference badge',
    name: 'Asha Rao',
    role: 'Speaker, Building Physics Days',
    email: 'asha@raodaughters.in',
    phone: '+919876543210',
    website: 'https://raodaughters.in/talks',
    tags: ['speaker'],
    socials: { github: 'asharao', telegram: '@asharao' },
  }),
];
