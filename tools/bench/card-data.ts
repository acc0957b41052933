import { fillCardData, withSingleFields } from '@tessera/domain';

/** A card as a client sends it. */
export const CARD_DATA = fillCardData({
  title: 'Principal',
  name: 'Asha Rao',
  role: 'Principal',
  email: 'asha@example.com',
  phone: '+919876543210',
  address: '14 Church Street, Bengaluru',
  website: 'https://example.com',
  tagline: 'Houses that keep cool without machines.',
  tags: ['architecture', 'passive cooling'],
  socials: { linkedin: 'asharao', instagram: 'asharao' },
  extra: { company: { companyName: 'Rao & Daughters', designation: 'Principal', category: 'Architecture' } },
});

/** The same with all that a card shows, so that the raw server answers it by one statement. */
export const STORED_CARD_DATA = withSingleFields(CARD_DATA);
