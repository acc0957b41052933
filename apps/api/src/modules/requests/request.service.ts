import {
  AppError,
  checkContactRequest,
  checkDemoRequest,
  type RawContactRequest,
  type RawDemoRequest,
  REQUEST_YEARS,
} from '@tessera/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Email } from '../../infra/mail/email.ts';
import { queueMail } from '../../infra/mail/mail.ts';
import type { Context } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { SELECT_DELETIONS } from '../identity/index.ts';
import { ContactRequestRow } from './contact-request.entity.ts';
import { DemoRequestRow } from './demo-request.entity.ts';
import {
  contactConfirmationEmail,
  contactRequestEmail,
  demoConfirmationEmail,
  demoRequestEmail,
} from './request-email.ts';

/** Stores the request and mails it to sales and the sender. BAD_USER_INPUT names all wrong fields. */
export async function requestDemo(context: Context, input: RawDemoRequest): Promise<void> {
  const { request, errors, message } = checkDemoRequest(input);
  if (!request) throw new AppError('BAD_USER_INPUT', message, errors);
  await context.rateLimits.consume('requestByAddress', context.request.address);
  await inTransaction(context.db, async (tx) => {
    await tx.insert(DemoRequestRow, { id: uuid(), ...request });
    const email = demoRequestEmail(request);
    await queueMail(tx, { to: context.env.salesEmail, isProved: true, replyTo: request.email, language: 'en', email });
    await confirm(tx, context, { to: request.email, email: demoConfirmationEmail() });
  });
}

/** Stores the message and mails it to whom it concerns and the sender. BAD_USER_INPUT names all wrong fields. */
export async function sendContactRequest(context: Context, input: RawContactRequest): Promise<void> {
  const { request, errors, message } = checkContactRequest(input);
  if (!request) throw new AppError('BAD_USER_INPUT', message, errors);
  await context.rateLimits.consume('requestByAddress', context.request.address);
  const to = request.topic === 'sales' ? context.env.salesEmail : context.env.supportEmail;
  await inTransaction(context.db, async (tx) => {
    await tx.insert(ContactRequestRow, { id: uuid(), ...request });
    await queueMail(tx, {
      to,
      isProved: true,
      replyTo: request.email,
      language: 'en',
      email: contactRequestEmail(request),
    });
    await confirm(tx, context, { to: request.email, email: contactConfirmationEmail() });
  });
}

/** Anyone can enter anyone's address in a form, so the sender isn't told when the address got enough mails today. */
async function confirm(tx: EntityManager, { request }: Context, mail: { to: string; email: Email }): Promise<void> {
  await queueMail(tx, { ...mail, isProved: false, language: request.language });
}

/** Removes requests that nobody needs any more. */
export async function sweepRequests({ db }: Pick<Context, 'db'>, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - REQUEST_YEARS);
  await db.query('DELETE FROM demo_requests WHERE created_at < $1', [before]);
  await db.query('DELETE FROM contact_requests WHERE created_at < $1', [before]);
}

export interface ListedRequest {
  kind: 'demo' | 'contact' | 'deletion';
  createdAt: Date;
  /** What was asked, label by label. */
  facts: Record<string, string>;
}

/** What people asked for, the newest first. */
export async function listRequests(db: DataSource, most: number): Promise<ListedRequest[]> {
  return db.query<ListedRequest[]>(
    `SELECT kind, created_at AS "createdAt", facts FROM (
       SELECT 'demo' AS kind, created_at, jsonb_build_object('name', first_name || ' ' || last_name, 'email', email,
           'phone', phone, 'job title', job_title, 'website', website, 'employees', employees, 'users', users) AS facts
         FROM demo_requests
       UNION ALL
       SELECT 'contact', created_at,
           jsonb_build_object('name', name, 'email', email, 'topic', topic, 'message', message)
         FROM contact_requests
       UNION ALL
       SELECT 'deletion', requested_at, facts FROM (${SELECT_DELETIONS}) asked
     ) AS requests ORDER BY created_at DESC LIMIT $1`,
    [most],
  );
}
