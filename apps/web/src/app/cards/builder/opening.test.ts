import { emptyCardData } from '@tessera/domain';
import { expect, test } from 'vitest';
import { localCard } from '../../../data/card-store/testing.ts';
import { beginCard, openCard, readHandedOver } from './opening.ts';

const empty = emptyCardData();
const contacts = {
  phones: [{ label: 'work', value: '+918041234567' }],
  emails: [{ label: 'work', value: 'office@rao.example' }],
  websites: [{ label: '', value: 'https://rao.example' }],
  addresses: [{ label: 'Atelier', value: '14 Church Street', map: 'https://maps.example/rao' }],
};
const last = {
  ...empty,
  type: 'business' as const,
  theme: 'tech' as const,
  title: 'Studio',
  name: 'आशा राव',
  givenName: 'आशा',
  familyName: 'राव',
  role: 'Principal',
  tagline: 'Houses that keep cool',
  logoUrl: '/uploads/logo.webp',
  ...contacts,
  tags: ['Architecture'],
  language: 'hi',
  socials: { ...empty.socials, linkedin: 'asharao' },
  profiles: [{ network: 'bluesky' as const, value: 'asha.bsky.social' }],
  extra: {
    ...empty.extra,
    personal: {
      ...empty.extra.personal,
      photoUrl: '/uploads/photo.webp',
      birthDate: '1980-02-01',
      resAddress: 'At home',
      pincode: '560001',
    },
    company: {
      ...empty.extra.company,
      companyName: 'Rao & Daughters',
      message: 'Call before ten',
    },
  },
};

test('a new card takes from the last one what makes it the same person’s, and nothing else', () => {
  const card = beginCard({ name: 'Asha', lastCard: { data: last, visibility: 'UNLISTED' } });
  expect(card).toEqual({
    ...empty,
    theme: 'tech',
    name: 'आशा राव',
    givenName: 'आशा',
    familyName: 'राव',
    logoUrl: '/uploads/logo.webp',
    ...contacts,
    socials: { ...empty.socials, linkedin: 'asharao' },
    profiles: [{ network: 'bluesky' as const, value: 'asha.bsky.social' }],
    extra: {
      ...empty.extra,
      personal: { ...empty.extra.personal, photoUrl: '/uploads/photo.webp' },
      company: { ...empty.extra.company, companyName: 'Rao & Daughters' },
    },
  });
});

test('no contact of a private card gets into a card that everybody may open', () => {
  const card = beginCard({ name: '', lastCard: { data: last, visibility: 'PRIVATE' } });
  expect(card).toMatchObject({ name: 'आशा राव', phones: [], emails: [], websites: [], addresses: [] });
  expect(card.socials).toEqual(empty.socials);
  expect(card.profiles).toEqual([]);
});

test('a card that a team made for somebody opens with the first choice of every new card, which Save keeps', () => {
  const card = localCard('Team', { dbId: 'db-1', version: 1, visibility: 'PRIVATE' });
  const person = { name: '', lastCard: null };
  const handedOver = readHandedOver({ visibility: 'UNLISTED' });
  const opening = openCard(card, { handedOver, person, ownerId: 'u1' });
  expect(opening.saved.visibility).toBe('PRIVATE');
  expect(opening.unsaved).toEqual({ ...opening.saved, visibility: 'UNLISTED' });
  expect(readHandedOver({ visibility: 'everybody' }).visibility).toBe('PRIVATE');
  expect(readHandedOver(null)).toEqual({ id: null, data: null, visibility: null });
});
