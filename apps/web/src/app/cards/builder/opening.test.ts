import { emptyCardData } from '@tessera/domain';
import { expect, test } from 'vitest';
import { beginCard } from './opening.ts';

const empty = emptyCardData();
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
  website: 'https://rao.example',
  address: '14 Church Street',
  tags: ['Architecture'],
  language: 'hi',
  socials: { ...empty.socials, linkedin: 'asharao' },
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
      email: 'office@rao.example',
      companyMobile: '+918041234567',
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
    // What the last card showed: the company’s, where it had none of its own.
    phone: '+918041234567',
    email: 'office@rao.example',
    website: 'https://rao.example',
    address: '14 Church Street',
    socials: { ...empty.socials, linkedin: 'asharao' },
    extra: {
      ...empty.extra,
      personal: { ...empty.extra.personal, photoUrl: '/uploads/photo.webp' },
      company: { ...empty.extra.company, companyName: 'Rao & Daughters' },
    },
  });
});

test('what a personal card doesn’t show of its company stays behind', () => {
  const data = { ...last, type: 'personal' as const };
  expect(beginCard({ name: '', lastCard: { data, visibility: 'PUBLIC' } })).toMatchObject({ phone: '', email: '' });
});

test('no contact of a private card gets into a card that everybody may open', () => {
  const card = beginCard({ name: '', lastCard: { data: last, visibility: 'PRIVATE' } });
  expect(card).toMatchObject({ name: 'आशा राव', phone: '', email: '', website: '', address: '' });
  expect(card.socials).toEqual(empty.socials);
});
