import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { listRequests, sweepRequests } from './request.service.ts';

const SALES = 'sales@tessera.example';
const SUPPORT = 'support@tessera.example';
const demo = {
  firstName: 'Mateo',
  lastName: 'Lindqvist',
  email: 'mateo@example.com',
  phone: '+46 70 123 45 67',
  jobTitle: 'Head of Sales',
  website: 'example.com',
  employees: '11 – 50',
  users: '6 – 20',
};
const contact = { name: 'Asha Rao', email: 'asha@example.com', topic: 'sales', message: 'Hello\nthere' };

let mailbox: Mailbox;
let server: TestServer;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestServer({ SMTP_URL: mailbox.url, SALES_EMAIL: SALES, SUPPORT_EMAIL: SUPPORT });
});
beforeEach(async () => {
  await server.services.rateLimits.reset('requestByAddress', '127.0.0.1');
  mailbox.mails.length = 0;
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const post = (path: string, body: object, headers = {}) => server.rest('POST', path, { body, headers });

describe('a demo request', () => {
  test('is stored, mailed to sales with the way to answer, and confirmed to the sender', async () => {
    const { status, body } = await post('/api/demo-requests', demo);
    expect([status, body]).toEqual([201, { message: 'Your request has been received.' }]);
    const [stored] = await listRequests(server.services.db, 1);
    expect(stored).toMatchObject({
      kind: 'demo',
      facts: { name: 'Mateo Lindqvist', phone: '+46701234567', website: 'https://example.com', users: '6 – 20' },
    });
    await server.runJobs();
    expect(mailbox.find(SALES)).toMatchObject({
      replyTo: 'mateo@example.com',
      text: expect.stringContaining('+46701234567'),
    });
    expect(mailbox.find('mateo@example.com').text).toContain('We’ll email you shortly to schedule a live walkthrough');
  });

  test('sends the stranger’s words to sales only: the confirmation carries none of them', async () => {
    await post('/api/demo-requests', { ...demo, firstName: 'BUY NOW', email: 'victim@example.com' });
    await server.runJobs();
    const { text, html, subject } = mailbox.find('victim@example.com');
    expect(text + html + subject).not.toContain('BUY NOW');
  });

  test('says when something that is needed is empty, and names it', async () => {
    const { status, body } = await post('/api/demo-requests', { ...demo, lastName: '  ', phone: '' });
    expect([status, body.message]).toEqual([400, 'Please fill in all required fields.']);
    expect(Object.keys(body.fields as object).sort()).toEqual(['lastName', 'phone']);
  });

  test('sent twice with one key is one request', async () => {
    const before = (await listRequests(server.services.db, 1000)).length;
    const key = { 'idempotency-key': 'demo-once' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('/api/demo-requests', demo, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect((await listRequests(server.services.db, 1000)).length).toBe(before + 1);
  });

  test('is limited by the hour', async () => {
    const codes = [];
    for (let n = 0; n < 22; n += 1) codes.push((await post('/api/demo-requests', demo)).body.code);
    expect(codes[0]).toBeUndefined();
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});

describe('a contact message', () => {
  test.each([
    ['sales', SALES],
    ['support', SUPPORT],
    ['other', SUPPORT],
  ])('about %s goes to %s and is confirmed', async (topic, to) => {
    const { status } = await post('/api/contact-requests', { ...contact, topic });
    expect(status).toBe(201);
    await server.runJobs();
    expect(mailbox.find(to)).toMatchObject({ replyTo: contact.email, text: expect.stringContaining('Hello\nthere') });
    expect(mailbox.find(contact.email).subject).toBe('We received your message');
  });

  test('names all wrong fields', async () => {
    const { status, body } = await post('/api/contact-requests', { topic: 'else', message: 'm'.repeat(4001) });
    expect(status).toBe(400);
    expect(Object.keys(body.fields as object).sort()).toEqual(['email', 'message', 'name', 'topic']);
  });
});

test('what is two years old is removed, and nothing younger', async () => {
  const { db } = server.services;
  await post('/api/demo-requests', demo);
  await post('/api/contact-requests', contact);
  const kinds = async () => [...new Set((await listRequests(db, 100)).map(({ kind }) => kind))].sort();
  const inYears = (years: number, days: number) => {
    const date = new Date();
    date.setUTCFullYear(date.getUTCFullYear() + years);
    return new Date(date.getTime() + days * 86_400_000);
  };
  await sweepRequests(server.services, inYears(2, -1));
  expect(await kinds()).toEqual(['contact', 'demo']);
  await sweepRequests(server.services, inYears(2, 1));
  expect(await kinds()).toEqual([]);
});
