import { expect, test } from 'vitest';
import { CONTACT_TOPICS, type RawContactRequest, readContactTopic } from './contact-request.ts';
import { checkContactRequest } from './contact-request-check.ts';

const complete = { name: 'Asha Rao', email: 'asha@example.com', topic: 'sales', message: 'How much for 400 seats?' };

test('a complete message comes back as it will be stored, with its line breaks', () => {
  const raw = { ...complete, name: ' Asha  Rao ', message: '\r\nHello,\r\nhow much?  ' };
  expect(checkContactRequest(raw)).toEqual({
    request: { ...complete, message: 'Hello,\nhow much?' },
    errors: {},
    message: null,
  });
});

test.each(CONTACT_TOPICS)('the topic %s is taken', (topic) => {
  expect(checkContactRequest({ ...complete, topic }).request?.topic).toBe(topic);
});

test.each<[keyof RawContactRequest, string]>([
  ['name', 'Enter your name.'],
  ['email', 'Enter an email address.'],
  ['topic', 'Choose a topic.'],
  ['message', 'Enter a message.'],
])('%s may not be missing, empty or blank', (name, error) => {
  for (const blank of [undefined, null, '', ' \n ']) {
    const answer = checkContactRequest({ ...complete, [name]: blank });
    expect(answer).toEqual({
      request: null,
      errors: { [name]: error },
      message: 'Please fill in all required fields.',
    });
  }
});

test.each<[keyof RawContactRequest, string, string]>([
  ['name', 'a'.repeat(121), 'At most 120 characters.'],
  ['email', 'asha@', 'This address has no domain ending.'],
  ['topic', 'Sales', 'Choose a topic.'],
  ['topic', 'constructor', 'Choose a topic.'],
  ['message', 'a'.repeat(4001), 'At most 4000 characters.'],
  ['message', 'a\0b', 'This text has characters that can’t be saved.'],
])('%s %j is refused', (name, value, error) => {
  const answer = checkContactRequest({ ...complete, [name]: value });
  expect(answer).toEqual({ request: null, errors: { [name]: error }, message: 'Check the marked fields.' });
});

test('a message of one character and one of 4000 are taken', () => {
  expect(checkContactRequest({ ...complete, message: '?' }).request?.message).toBe('?');
  expect(checkContactRequest({ ...complete, message: 'a'.repeat(4000) }).request?.message).toHaveLength(4000);
});

test('all wrong fields are named at once', () => {
  expect(Object.keys(checkContactRequest({}).errors)).toEqual(['name', 'email', 'topic', 'message']);
});

test.each([
  ['sales', 'sales'],
  ['Sales', null],
  ['toString', null],
  ['', null],
  [null, null],
])('%j as a topic is %j', (raw, topic) => expect(readContactTopic(raw)).toBe(topic));
