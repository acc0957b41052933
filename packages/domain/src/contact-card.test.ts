import { describe, expect, test } from 'vitest';
import { fillCardData } from './card-data.ts';
import { contactOfCard } from './contact-card.ts';

const all = { email: true, socials: true, details: true };
const asha = fillCardData({
  ...{ type: 'personal', title: 'Principal', name: 'Asha Rao', role: 'Architect' },
  ...{ email: 'asha@example.com', phone: '+919876543210', website: 'https://example.com' },
  tags: ['on the card'],
});

describe('the contact that is kept of a card', () => {
  test('has who it is and how to reach them, and no tags: those are the keeper’s own', () => {
    expect(contactOfCard(asha, all)).toMatchObject({
      name: 'Asha Rao',
      role: 'Architect',
      email: 'asha@example.com',
      phone: '+919876543210',
      website: 'https://example.com',
      tags: [],
    });
  });

  test('has no email address that the owner does not show', () => {
    expect(contactOfCard(asha, { ...all, email: false })).toMatchObject({ email: '', phone: '+919876543210' });
  });

  test('has no details at all where contacts may not be downloaded', () => {
    expect(contactOfCard(asha, { ...all, details: false })).toMatchObject({
      ...{ name: 'Asha Rao', role: 'Architect', email: '', phone: '', website: '' },
    });
  });

  test('of a card that speaks for a company is the company', () => {
    const card = fillCardData({ type: 'business', extra: { company: { companyName: 'Acme', email: 'hi@acme.co' } } });
    expect(contactOfCard(card, all)).toMatchObject({ name: '', company: 'Acme', email: 'hi@acme.co' });
    expect(contactOfCard({ ...card, name: 'Asha' }, all)).toMatchObject({ name: 'Asha', company: 'Acme' });
  });

  test('is called by the card’s title where the card names nobody', () => {
    expect(contactOfCard(fillCardData({ type: 'personal', title: 'Principal' }), all).name).toBe('Principal');
  });
});
