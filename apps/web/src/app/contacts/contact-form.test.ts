import { expect, test } from 'vitest';
import { EMPTY_FORM, toForm, toInput } from './contact-form.ts';

const contact = {
  __typename: 'Contact' as const,
  ...{ id: 'k1', name: 'Asha Rao', company: 'Acme', role: '', email: 'asha@example.com', phone: '+919876543210' },
  ...{ website: '', note: 'one\ntwo', event: '', tags: ['VIP', 'Fair'], metAt: '2026-11-12T23:41:07.123Z' },
};

test('a contact that was not changed is sent as it was, its time included', () => {
  const { __typename, id, phone, ...rest } = contact;
  expect(toInput(toForm(contact), contact)).toEqual({ ...rest, phone: '+91 98765 43210' });
});

test('another day is noon of that day here; no day is none', () => {
  const form = { ...toForm(contact), metOn: '2026-01-02' };
  expect(new Date(String(toInput(form, contact).metAt)).getHours()).toBe(12);
  expect(toInput({ ...form, metOn: '' }, contact).metAt).toBeNull();
  expect(toInput(EMPTY_FORM).metAt).toBeNull();
});

test('tags are what stands between the commas', () => {
  expect(toInput({ ...EMPTY_FORM, tags: ' VIP,, Trade fair ,' }).tags).toEqual(['VIP', 'Trade fair']);
});
