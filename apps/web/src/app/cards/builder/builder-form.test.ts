import { emptyCardData } from '@tessera/domain';
import { expect, test } from 'vitest';
import { clearSession, startSession } from '../../../data/session/session.ts';
import { resolveCard } from './builder-form.ts';
import { type BuilderValues, toFormValues } from './builder-values.ts';

function valuesWith(data: Partial<BuilderValues['data']>): BuilderValues {
  return { data: { ...emptyCardData(), ...data }, visibility: 'PRIVATE' };
}

function resolve(values: BuilderValues, names: ('data.name' | 'data.phone' | 'data.email')[]) {
  return resolveCard(values, undefined, { names, fields: {}, shouldUseNativeValidation: false });
}

const ALL = ['data.name', 'data.phone', 'data.email'] as const;

test('good values come out in their stored form', async () => {
  const { values } = await resolve(valuesWith({ name: ' Asha ', phone: '98765 43210' }), [...ALL]);
  expect(values).toMatchObject({ data: { name: 'Asha', phone: '+919876543210' }, visibility: 'PRIVATE' });
});

test('a number without a country code is of the region that the person chose', async () => {
  startSession({ sessionId: 's1', user: { id: 'u1', locale: 'sv-SE' } });
  const { values } = await resolve(valuesWith({ name: 'Asha', phone: '070 174 06 05' }), [...ALL]);
  clearSession();
  expect(values).toMatchObject({ data: { phone: '+46701740605' } });
});

test('all wrong fields are named at once, by the paths of the API', async () => {
  const data = valuesWith({ email: 'asha@raodaughters', website: 'javascript:alert(1)' });
  const { errors } = await resolve(data, [...ALL]);
  expect(errors).toMatchObject({
    data: {
      name: { message: 'Enter a name.' },
      email: { message: 'This address has no domain ending.' },
      website: { message: 'Only web, email and phone links can go on a card.' },
    },
  });
});

test('a missing contact is shown at the phone when the form is sent, and not before', async () => {
  const data = valuesWith({ name: 'Asha' });
  expect((await resolve(data, [...ALL])).errors).toHaveProperty('data.phone.message');
  expect((await resolve(data, ['data.phone'])).errors).toEqual({});
});

test('telephone numbers are edited as people read them', () => {
  const values = valuesWith({ phone: '+919876543210' });
  values.data.extra.company.companyMobile = '+14155550134';
  expect(toFormValues(values).data).toMatchObject({
    phone: '+91 98765 43210',
    extra: { company: { companyMobile: '+1 415 555 0134' } },
  });
});
