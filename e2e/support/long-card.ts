import { type Account, type Card, call, createCard, VISITOR_AGENT } from './account.ts';

/** A card that says as much as it may: long words, long lines, every contact, two scripts. REST's names. */
export const longCard = {
  title: `${'Unbreakable'.repeat(6)} and the rest of a title`,
  name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswesse',
  role: 'Principal Architect for Distributed Systems, Interoperability and International Standards',
  tagline: 'Bridges between things that were never meant to meet, since 1998. अनुभव और विश्वास के साथ।',
  phone: '+919876543210',
  email: 'maximiliana.wolfeschlegelsteinhausenbergerdorff.papadopoulou@a-rather-long-department.university.example',
  website: `https://a-rather-long-department.university.example/${'staff/'.repeat(12)}`,
  address:
    'Third floor, second courtyard, 128 Boulevard of the Unknown Cartographers, 560001 Bengaluru, Karnataka, India',
  tags: ['architecture', 'Donaudampfschifffahrtsgesellschaft-kapitaen', 'standards', 'मानक'].map((tag) =>
    tag.slice(0, 40),
  ),
  socials: {
    linkedin: 'maximiliana-wolfeschlegelsteinhausenbergerdorff',
    twitter: 'maximiliana',
    instagram: 'maximiliana',
    facebook: 'maximiliana',
    youtube: 'maximiliana',
    github: 'maximiliana',
    whatsapp: '+919876543210',
    telegram: 'maximiliana',
  },
  extra: {
    company: {
      companyName: 'Institute for Things That Were Never Meant to Meet, and Sons',
      category: 'Lebensversicherungsgesellschaftsangestelltenvermittlungsamt',
      message: `${'A sentence that goes on for a while. '.repeat(12)}${'nobreak'.repeat(40)}`,
    },
  },
};

/** Such a card, which has been changed, shared and looked at. */
export async function makeSeenCard(account: Account, theme: string): Promise<Card> {
  const { token } = account;
  const card = await createCard(account, { data: longCard, theme, visibility: 'PUBLIC' });
  await call('PUT', `/api/cards/${card.id}`, { token, body: { data: { ...longCard, role: 'Architect' }, theme } });
  await call('POST', `/api/cards/${card.id}/share`, { token, body: { mode: 'LINK' } });
  for (const event of [{ kind: 'view' }, { kind: 'action', target: 'phone' }]) {
    await call('POST', `/api/cards/${card.id}/events`, { body: event, agent: VISITOR_AGENT });
  }
  return card;
}
