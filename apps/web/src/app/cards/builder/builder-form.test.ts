import { fillCardData } from '@tessera/domain';
import { expect, test } from 'vitest';
import { clearSession, startSession } from '../../../data/session/session.ts';
import { resolveCard } from './builder-form.ts';
import { type BuilderValues, toFormValues } from './builder-values.ts';

/** `fields`: as the API names them, the specified single ones among them. */
function valuesWith(fields: object): BuilderValues {
  return { data: fillCardData(fields), visibility: 'PRIVATE' };
}

function resolve(values: BuilderValues, names: ('data.name' | 'data.phones' | 'data.emails')[]) {
  return resolveCard(values, undefined, { names, fields: {}, shouldUseNativeValidation: false });
}

const ALL = ['data.name', 'data.phones', 'data.emails'] as const;

test('good values come out in their stored form', async () => {
  const { values } = await resolve(valuesWith({ name: ' Asha ', phone: '98765 43210' }), [...ALL]);
  expect(values).toMatchObject({ data: { name: 'Asha', phones: [{ value: '+919876543210' }] }, visibility: 'PRIVATE' });
});

test('a number without a country code is of the region that the person chose', async () => {
  startSession({ sessionId: 's1', user: { id: 'u1', locale: 'sv-SE' } });
  const { values } = await resolve(valuesWith({ name: 'Asha', phone: '070 174 06 05' }), [...ALL]);
  clearSession();
  expect(values).toMatchObject({ data: { phones: [{ value: '+46701740605' }] } });
});

test('all wrong fields are named at once, by the paths of the API', async () => {
  const data = valuesWith({ email: 'asha@raodaughters', website: 'javascript:alert(1)' });
  const { errors } = await resolve(data, [...ALL]);
  expect(errors).toMatchObject({
    data: {
      name: { message: 'Enter a name.' },
      emails: [{ value: { message: 'This address has no domain ending.' } }],
      websites: [{ value: { message: 'Only web, email and phone links can go on a card.' } }],
    },
  });
});

test('a missing contact is shown at the phone when the form is sent, and not before', async () => {
  const data = valuesWith({ name: 'Asha' });
  expect((await resolve(data, [...ALL])).errors).toHaveProperty('data.phones.0.value.message');
  expect((await resolve(data, ['data.phones'])).errors).toEqual({});
});

test('telephone numbers are edited as people read them', () => {
  const values = valuesWith({ phone: '+919876543210', extra: { company: { companyMobile: '+14155550134' } } });
  expect(toFormValues(values).data.phones).toEqual([
    { label: '', value: '+91 98765 43210' },
    { label: 'work', value: '+1 415 555 0134' },
  ]);
});

test('a job title is edited in one field, wherever it was written', () => {
  const values = valuesWith({ extra: { company: { designation: 'Principal' } } });
  expect(toFormValues(values).data).toMatchObject({ role: 'Principal', extra: { company: { designation: '' } } });
});
