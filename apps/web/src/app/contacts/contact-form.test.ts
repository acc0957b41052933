import { expect, test, vi } from 'vitest';
import { EMPTY_FORM, toForm, toInput } from './contact-form.ts';

const AT = '2026-11-12T23:41:07.123Z';
const contact = {
  __typename: 'Contact' as const,
  ...{ id: 'k1', name: 'Asha Rao', company: 'Acme', role: '', email: 'asha@example.com', phone: '+919876543210' },
  emails: [{ __typename: 'ContactEmail' as const, value: 'asha@example.com', label: 'work' }],
  phones: [
    { __typename: 'ContactPhone' as const, value: '+919876543210', label: '' },
    { __typename: 'ContactPhone' as const, value: '+12025550143;ext=218', label: 'the lab' },
  ],
  ...{ website: '', note: 'one\ntwo', event: '', tags: ['VIP', 'Fair'], metAt: '2026-11-12T23:41:07.123Z' },
  ...{ source: 'MANUAL' as const, createdAt: AT, updatedAt: AT, lastActivityAt: AT },
};

test('a contact that was not changed is sent as it was, its time included', () => {
  const { __typename, id, phone, email, source, createdAt, updatedAt, lastActivityAt, ...rest } = contact;
  expect(toForm(contact).emails).toEqual([{ value: 'asha@example.com', label: 'Work' }]);
  expect(toInput(toForm(contact), contact)).toEqual({
    ...rest,
    emails: [{ value: 'asha@example.com', label: 'work' }],
    phones: [
      { value: '+91 98765 43210', label: '' },
      { value: '+1 202 555 0143 ext. 218', label: 'the lab' },
    ],
  });
});

test('the day that is entered is the day that is kept and shown, in every zone; no day is none', () => {
  const form = { ...toForm(contact), metOn: '2026-01-02' };
  for (const zone of ['Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kolkata']) {
    vi.stubEnv('TZ', zone);
    const { metAt } = toInput(form, contact);
    expect(metAt).toBe('2026-01-02T12:00:00.000Z');
    expect(toForm({ ...contact, metAt: String(metAt) }).metOn).toBe('2026-01-02');
  }
  vi.unstubAllEnvs();
  expect(toInput({ ...form, metOn: '' }, contact).metAt).toBeNull();
  expect(toInput(EMPTY_FORM).metAt).toBeNull();
});

test('a tag with a comma stays whole unless the tags are changed', () => {
  const tags = ['Sales, EMEA', 'VIP'];
  expect(toInput(toForm({ ...contact, tags }), { ...contact, tags }).tags).toEqual(tags);
});

test('tags are what stands between the commas', () => {
  expect(toInput({ ...EMPTY_FORM, tags: ' VIP,, Trade fair ,' }).tags).toEqual(['VIP', 'Trade fair']);
});
