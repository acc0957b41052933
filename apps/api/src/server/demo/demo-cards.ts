import { type CardBlock, type CardData, fillCardData } from '@tessera/domain';
import type { DemoFiles } from './demo-files.ts';

/** The number that the demo account has confirmed. */
export const DEMO_PHONE = '+919876543210';

/** The cards of the demo account, one for each theme. The first has a block of each kind. */
export function demoCards(files: DemoFiles): CardData[] {
  return [
    fillCardData({
      type: 'business',
      theme: 'luxe',
      title: 'Principal',
      name: 'Asha Rao',
      suffix: 'AIIA',
      pronouns: 'she/her',
      pronunciation: 'AH-sha ROW',
      role: 'Principal',
      phones: [
        { label: 'mobile', value: DEMO_PHONE },
        { label: 'work', value: '+918041234567' },
        { label: 'Site office', value: '+918041234599' },
      ],
      emails: [
        { label: 'work', value: 'asha@raodaughters.in' },
        { label: 'Press', value: 'press@raodaughters.in' },
      ],
      websites: [
        { label: '', value: 'https://raodaughters.in' },
        { label: 'Journal', value: 'https://raodaughters.in/journal' },
      ],
      addresses: [
        { label: 'work', value: '14 Church Street, Bengaluru', map: '' },
        { label: 'Workshop', value: '88 Kanakapura Road, Bengaluru', map: '' },
      ],
      tagline: 'Houses that keep cool without machines.',
      tags: ['architecture', 'passive cooling'],
      socials: { linkedin: 'asharao', instagram: 'raodaughters' },
      blocks: blocksOfAllKinds(files),
      extra: {
        company: { companyName: 'Rao & Daughters Architects', category: 'Architecture', designation: 'Principal' },
      },
    }),
    fillCardData({
      type: 'portfolio',
      theme: 'minimal',
      title: 'Drawings and models',
      name: 'Asha Rao',
      pronouns: 'she/her',
      role: 'Drawings, models, exhibitions',
      emails: [
        { label: 'Studio', value: 'studio@raodaughters.in' },
        { label: 'Prints', value: 'prints@raodaughters.in' },
      ],
      website: 'https://raodaughters.in/drawings',
      tagline: 'Paper first.',
      tags: ['drawing', 'models'],
      socials: { instagram: 'raodaughters', youtube: 'raodaughters' },
      blocks: [
        { kind: 'text', title: '', text: 'Prints are drawn by hand and sold by the studio, ten of each.' },
        { kind: 'link', title: 'Buy a print', url: 'https://raodaughters.in/prints', icon: 'cart' },
      ],
      extra: {
        works: [
          { imageUrl: files.section, title: 'Court house, section', alt: '', link: '', year: '2025' },
          { imageUrl: files.plan, title: 'Court house, plan', alt: '', link: '', year: '2025' },
          { imageUrl: files.front, title: 'Court house, front', alt: '', link: '', year: '2024' },
        ],
      },
    }),
    fillCardData({
      type: 'event',
      theme: 'tech',
      title: 'Conference badge',
      name: 'Asha Rao',
      role: 'Speaker, Building Physics Days',
      phones: [
        { label: 'mobile', value: DEMO_PHONE },
        { label: 'Assistant', value: '+918041234568' },
      ],
      email: 'asha@raodaughters.in',
      website: 'https://raodaughters.in/talks',
      tags: ['speaker'],
      socials: { github: 'asharao', telegram: '@asharao' },
    }),
  ];
}

function blocksOfAllKinds(files: DemoFiles): Partial<CardBlock>[] {
  return [
    {
      kind: 'text',
      title: 'How we build',
      text: 'Every house begins with its wind and its shade. We measure both for a season before we draw a wall.\n\nThe court in the middle does the rest: it pulls the warm air out, and lets the evening in.',
    },
    { kind: 'button', title: 'Plan a visit', url: 'mailto:asha@raodaughters.in' },
    {
      kind: 'gallery',
      title: 'The court house, 2025',
      pictures: [
        { imageUrl: files.front, alt: 'The front: a flat roof, a door, and a screen of bricks on each side of it' },
        { imageUrl: files.section, alt: 'A section: two wings with sloping roofs around a court with a tree' },
        { imageUrl: files.plan, alt: 'The plan: rooms around a court with a round tree' },
      ],
    },
    { kind: 'video', title: 'The court house, drawn', url: files.film, imageUrl: files.section },
    {
      kind: 'testimonial',
      title: 'Meera Iyer',
      caption: 'Structural engineer, Lattice Structures',
      text: 'Two summers in the house, and we have not switched on a fan before June.',
    },
    { kind: 'file', title: 'How we work', url: files.method },
    { kind: 'calendar', title: 'Book a first talk', url: 'https://cal.example/asha-rao' },
    {
      kind: 'link',
      title: 'Notes on shade',
      text: 'Our journal, four times a year',
      url: 'https://raodaughters.in/journal',
      icon: 'book',
    },
    { kind: 'divider' },
    { kind: 'map', title: 'Studio', text: '14 Church Street\nBengaluru 560001' },
  ];
}
