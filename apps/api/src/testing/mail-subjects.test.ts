import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MAILED_SECURITY_EVENTS } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { describe, expect, test } from 'vitest';
import { type Email, renderEmail, translateEmail } from '../infra/mail/email.ts';
import * as payment from '../modules/deals/payments/payment-email.ts';
import * as exchange from '../modules/exchange/exchange-email.ts';
import * as deletion from '../modules/identity/deletions/deletion-email.ts';
import * as security from '../modules/identity/security/log/security-event-email.ts';
import * as account from '../modules/identity/users/account-email.ts';
import * as unread from '../modules/notifications/unread-email.ts';
import type { Reminder } from '../modules/reminders/reminder.entity.ts';
import * as reminder from '../modules/reminders/reminder-email.ts';
import * as request from '../modules/requests/request-email.ts';
import * as team from '../modules/teams/organizations/organization-email.ts';
import * as webhook from '../modules/webhooks/webhook-email.ts';

/** What somebody calls themselves, their team or their group who wants to write to others through us. */
const NAME = 'EVIL wins\r\nBcc: x@evil.example https://evil.example/win www.evil.example evil.example \u202E';
const SITE = { publicOrigin: 'https://cards.example' };
const ORIGIN = SITE.publicOrigin;
const NOW = new Date('2026-11-22T10:00:00Z');
const DETAILS = { name: NAME, email: 'v@example.com', phone: '+919876543210', company: NAME, role: NAME, note: 'Hi' };
const DEMO = { firstName: NAME, lastName: NAME, email: 'v@example.com', phone: '', jobTitle: NAME, website: '' };
const waiting = (kind: 'direct' | 'group') => ({ conversationId: 'c', kind, title: NAME, count: 2 });
const EVENT = { subject: NAME, device: NAME, createdAt: NOW, timeZone: 'Asia/Kolkata' };
const CARD_OWNER = { name: NAME, cardUrl: `${ORIGIN}/a/b`, contactFileUrl: `${ORIGIN}/a/b.vcf` };
const CARD = { url: `${ORIGIN}/v/w`, title: NAME };
const LEAD = { cardTitle: 'My card', url: `${ORIGIN}/x`, card: CARD, uid: 'c1', at: NOW };
const KIND: (typeof MAILED_SECURITY_EVENTS)[number] = 'SIGNED_IN';
const REMINDER = { note: '', dueAt: NOW } as Reminder;

/** Every mail that the product sends, with a stranger's name wherever one goes in. */
const MAILS: Record<string, Email[]> = {
  confirmDeletionEmail: [deletion.confirmDeletionEmail(SITE, 'token')],
  deletionScheduledEmail: [deletion.deletionScheduledEmail(SITE, NOW, 'token')],
  deletionCancelledEmail: [deletion.deletionCancelledEmail()],
  accountDeletedEmail: [deletion.accountDeletedEmail()],
  exchangeCopyEmail: [exchange.exchangeCopyEmail(DETAILS, CARD_OWNER, `${ORIGIN}/x`)],
  leadEmail: [exchange.leadEmail(SITE, DETAILS, LEAD), exchange.leadEmail(SITE, DETAILS, { ...LEAD, card: null })],
  leadDigestEmail: [exchange.leadDigestEmail(SITE, 3, `${ORIGIN}/x`)],
  unreadEmail: [
    unread.unreadEmail(SITE, [waiting('direct')]),
    unread.unreadEmail(SITE, [waiting('group')]),
    unread.unreadEmail(SITE, [waiting('direct'), waiting('group')]),
  ],
  reminderEmail: [reminder.reminderEmail(REMINDER, { timeZone: 'UTC' }, { ...SITE, name: NAME, url: `${ORIGIN}/x` })],
  demoRequestEmail: [request.demoRequestEmail({ ...DEMO, employees: '', users: '' } as never)],
  demoConfirmationEmail: [request.demoConfirmationEmail()],
  contactRequestEmail: [
    request.contactRequestEmail({ name: NAME, email: 'v@example.com', topic: 'support', message: 'Hi' } as never),
  ],
  contactConfirmationEmail: [request.contactConfirmationEmail()],
  securityEventEmail: [
    security.securityEventEmail(SITE, { ...EVENT, kind: KIND }),
    security.securityEventEmail(SITE, { ...EVENT, kind: KIND, undoToken: 'token' }),
  ],
  invitationEmail: [team.invitationEmail(SITE, { organization: NAME, inviter: NAME, token: 'token' })],
  secondFactorEmail: [team.secondFactorEmail(SITE, NAME)],
  resetPasswordEmail: [account.resetPasswordEmail(SITE, 'token')],
  confirmAddressEmail: [account.confirmAddressEmail(SITE, { token: 'token', disownToken: 'other' })],
  addressChangedEmail: [
    account.addressChangedEmail(SITE, { newEmail: 'new@example.com', undoToken: 'token', texts: [] }),
  ],
  passwordChangedEmail: [account.passwordChangedEmail(SITE, [])],
  paymentEmail: [payment.paymentEmail(SITE, { dealName: NAME, amount: '€10.00', url: `${ORIGIN}/x` })],
  webhookOffEmail: [
    webhook.webhookOffEmail({ url: 'https://own.example/hook', reason: msg('Enter a name.'), screenUrl: ORIGIN }),
  ],
};

/** To the operator, who has to see what was typed. */
const TO_OPERATOR = ['demoRequestEmail', 'contactRequestEmail'];

test('every mail is among them', async () => {
  const modules = join(import.meta.dirname, '../modules');
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('-email.ts'),
  );
  const names: string[] = [];
  for (const file of files) {
    const exported: Record<string, unknown> = await import(join(modules, file));
    names.push(...Object.keys(exported).filter((name) => name.endsWith('Email')));
  }
  expect(Object.keys(MAILS).sort()).toEqual(names.sort());
});

describe.each(Object.entries(MAILS))('%s', (name, mails) => {
  test.each(mails.map((mail) => [translateEmail(mail, 'en').subject, mail] as const))(
    '“%s” carries no stranger’s name',
    (subject, mail) => {
      expect(subject).not.toMatch(/evil|Bcc/i);
      expect(subject).toMatch(/^[\x20-\x7e“”’]{5,80}$/);
      expect(renderEmail(translateEmail(mail, 'en')).html).toContain('<title>');
    },
  );

  if (TO_OPERATOR.includes(name)) return;
  test('carries no stranger’s link in its text either', () => {
    for (const mail of mails) {
      const { text } = renderEmail(translateEmail(mail, 'en'));
      expect(text).not.toMatch(/evil\.example|www\.|\u202E|\nBcc/);
      // Every line that begins as the product's own link does is one.
      for (const url of text.match(/https?:\/\/\S+/g) ?? []) expect(url).toMatch(/^https:\/\/(cards|own)\.example/);
    }
  });
});
