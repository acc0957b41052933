import { describe, expect, test } from 'vitest';
import { DEMO_REQUEST_LIMITS, EMPLOYEE_OPTIONS, type RawDemoRequest, USER_OPTIONS } from './demo-request.ts';
import { checkDemoRequest } from './demo-request-check.ts';

const complete = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phone: '+919876543210',
  jobTitle: 'Principal',
  website: 'https://example.com',
  employees: '11 – 50',
  users: '6 – 20',
};

test('a complete request comes back as it will be stored', () => {
  expect(checkDemoRequest(complete)).toEqual({ request: complete, errors: {}, message: null });
});

test('texts are trimmed, the phone becomes E.164 and the website an address', () => {
  const { request, message } = checkDemoRequest({
    firstName: ' Asha ',
    lastName: '\tRao  Menon\n',
    email: ' asha@example.com ',
    phone: ' +46 70-174 06 05 ',
    website: 'Example.com/about',
  });
  expect(message).toBeNull();
  expect(request).toEqual({
    firstName: 'Asha',
    lastName: 'Rao Menon',
    email: 'asha@example.com',
    phone: '+46701740605',
    jobTitle: '',
    website: 'https://example.com/about',
    employees: '',
    users: '',
  });
});

describe('what is required', () => {
  test.each<[keyof typeof complete, string]>([
    ['firstName', 'Enter your first name.'],
    ['lastName', 'Enter your last name.'],
    ['email', 'Enter your work email.'],
    ['phone', 'Enter your phone number.'],
  ])('%s may not be missing, empty or blank', (name, error) => {
    for (const blank of [undefined, null, '', '  \n', '\u200B']) {
      const result = checkDemoRequest({ ...complete, [name]: blank });
      expect(result).toEqual({
        request: null,
        errors: { [name]: error },
        message: 'Please fill in all required fields.',
      });
    }
  });

  test('all missing fields are named at once', () => {
    expect(Object.keys(checkDemoRequest({}).errors)).toEqual(['firstName', 'lastName', 'email', 'phone']);
  });

  test.each(['jobTitle', 'website', 'employees', 'users'])('%s may be left out', (name) => {
    expect(checkDemoRequest({ ...complete, [name]: ' ' }).errors).toEqual({});
  });
});

describe('what is wrong', () => {
  test.each<[string, RawDemoRequest, string]>([
    ['email', { email: 'asha@example' }, 'This address has no domain ending.'],
    ['email', { email: `${'a'.repeat(250)}@example.com` }, 'At most 254 characters.'],
    ['phone', { phone: '+91 123' }, 'Enter one phone number with its country code, such as +91 98765 43210.'],
    ['phone', { phone: '+9198765432101234' }, 'Enter one phone number with its country code, such as +91 98765 43210.'],
    ['website', { website: 'javascript:alert(1)' }, 'This is not a web address.'],
    ['website', { website: 'example' }, 'This is not a web address.'],
    ['website', { website: `example.com/${'a'.repeat(2048)}` }, 'At most 2048 characters.'],
    ['firstName', { firstName: 'a'.repeat(DEMO_REQUEST_LIMITS.firstName + 1) }, 'At most 60 characters.'],
    ['lastName', { lastName: 'a'.repeat(1_000_000) }, 'At most 60 characters.'],
    ['jobTitle', { jobTitle: 'Prin\0cipal' }, 'This text has characters that can’t be saved.'],
    ['employees', { employees: '1 - 10' }, 'Choose one of the options.'],
    ['users', { users: '11 – 50' }, 'Choose one of the options.'],
  ])('%s: %j', (name, change, error) => {
    const result = checkDemoRequest({ ...complete, ...change });
    expect(result).toEqual({ request: null, errors: { [name]: error }, message: 'Check the marked fields.' });
  });

  test('an empty required field goes before a wrong one in the message, and both are marked', () => {
    const { errors, message } = checkDemoRequest({ ...complete, firstName: '', email: 'asha' });
    expect(message).toEqual('Please fill in all required fields.');
    expect(Object.keys(errors).sort()).toEqual(['email', 'firstName']);
  });
});

test('the options are written with an en dash', () => {
  expect(EMPLOYEE_OPTIONS).toEqual([
    '1 \u2013 10',
    '11 \u2013 50',
    '51 \u2013 200',
    '201 \u2013 500',
    '501 \u2013 1000',
    '1000+',
  ]);
  expect(USER_OPTIONS).toEqual(['1 \u2013 5', '6 \u2013 20', '21 \u2013 100', '101 \u2013 500', '501+']);
  for (const employees of EMPLOYEE_OPTIONS) expect(checkDemoRequest({ ...complete, employees }).message).toBeNull();
  for (const users of USER_OPTIONS) expect(checkDemoRequest({ ...complete, users }).message).toBeNull();
});
