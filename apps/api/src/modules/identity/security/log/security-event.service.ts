import {
  MAILED_SECURITY_EVENTS,
  SECURITY_EVENT_KINDS,
  type SecurityEventKind,
  securityEventText,
} from '@tessera/domain';
import { languageOf } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { addJobSql } from '../../../../infra/jobs.ts';
import { queueMail } from '../../../../infra/mail/mail.ts';
import type { Context, Services, Viewer } from '../../../../kernel/context.ts';
import { describeDevice } from '../../../../kernel/device.ts';
import type { ListArgs } from '../../../../kernel/lists/list-args.ts';
import { alphabetically, earliestFirst, latestFirst } from '../../../../kernel/lists/list-order.ts';
import { foldTexts, selectLabel, writeLabels } from '../../../../kernel/lists/list-search.ts';
import { findListed, type ListRecipe } from '../../../../kernel/lists/listed-page.ts';
import { type CountedPage, isUuid } from '../../../../kernel/lists/page.ts';
import type { JobPayloads } from '../../../../kernel/module.ts';
import { isConfirmed, selectEmail, selectLanguage, selectTimeZone } from '../../users/user-sql.ts';
import { SecurityEvent } from './security-event.entity.ts';
import { securityEventEmail } from './security-event-email.ts';

/** An intruder must not be able to fill the mailbox by making and removing things. All of it stands in the log. */
const MAILS_PER_HOUR = 20;
const KEPT = '400 days';

export interface SecurityFact {
  userId: string;
  kind: SecurityEventKind;
  /** To what: a name or an address. */
  subject?: string;
  /** Of a link that undoes it: then the mail always leaves. */
  undoToken?: string | null;
}

/** Without a request no device did it. */
type Recorder = Partial<Pick<Context, 'request'>>;

/**
 * Notes in the transaction of the deed what happened to an account, and queues a mail to the person where it matters: one
 * statement, because much that is done asks for it.
 */
export async function recordSecurityEvent(
  tx: EntityManager,
  { request }: Recorder,
  { userId, kind, subject = '', undoToken = null }: SecurityFact,
): Promise<void> {
  const device = request ? describeDevice(request.userAgent) : '';
  await tx.query(RECORD, [uuid(), userId, kind, subject, device, new Date(), MAILED_SECURITY_EVENTS, undoToken]);
}

/** The new row, and the job for a person who is there; a mailed event is one of few before it. */
const RECORD = `
  WITH event AS (
    INSERT INTO security_events (id, user_id, kind, subject, device, created_at) VALUES ($1, $2, $3, $4, $5, $6)
    RETURNING kind, subject, device, created_at AS "createdAt"),
  person AS (
    SELECT ${selectEmail('$2')} AS "to", ${isConfirmed('$2')} AS "isProved", ${selectLanguage('$2')} AS language,
    ${selectTimeZone('$2')} AS "timeZone")
  SELECT ${addJobSql(
    'mailSecurityEvent',
    `json_build_object('to', "to", 'isProved', "isProved", 'language', language, 'timeZone', "timeZone", 'event', row_to_json(event),
       'undoToken', $8::text)`,
  )}
    FROM event, person
   WHERE "to" IS NOT NULL AND kind = ANY ($7::text[])
     AND ($8::text IS NOT NULL OR ${MAILS_PER_HOUR} > (
       SELECT count(*) FROM security_events e
        WHERE e.user_id = $2 AND e.kind = ANY ($7::text[]) AND e.created_at > $6::timestamptz - interval '1 hour'))`;

/** The job. */
export async function mailSecurityEvent(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { to, isProved, language, timeZone, event, undoToken }: JobPayloads['mailSecurityEvent'],
): Promise<void> {
  // To an address that nobody has proved goes no word that the account's holder has chosen.
  const told = isProved ? event : { ...event, subject: '', device: '' };
  const email = securityEventEmail(env, {
    ...told,
    createdAt: new Date(event.createdAt),
    timeZone: isProved ? timeZone : null,
    undoToken,
  });
  await queueMail(db.manager, { to, isProved, isAccountMail: true, language: languageOf(language), email });
}

export type SecurityEventOrder = 'NEWEST' | 'OLDEST' | 'KIND';
const PLACE = { time: 'event.created_at', id: 'event.id' };
const RECIPE: ListRecipe<SecurityEventOrder> = {
  text: foldTexts([selectLabel('event.kind', ':labels'), 'event.subject', 'event.device']),
  orders: {
    NEWEST: null,
    OLDEST: earliestFirst(PLACE),
    KIND: [alphabetically('event.kind'), ...latestFirst(PLACE)],
  },
};

/** The viewer's log, the latest first unless another order is asked for. */
export function listSecurityEvents(
  { db, request }: Context,
  viewer: Viewer,
  args: ListArgs<SecurityEventOrder>,
): Promise<CountedPage<SecurityEvent>> {
  const say = (kind: SecurityEventKind) => render(securityEventText(kind), request.language);
  const query = db.manager
    .createQueryBuilder(SecurityEvent, 'event')
    .where('event.userId = :userId', { userId: viewer.id })
    .setParameter('labels', args.query && writeLabels(SECURITY_EVENT_KINDS, say));
  return findListed(query, args, RECIPE);
}

/** The viewer's own entry of the log; null for any other. */
export async function findSecurityEvent({ db }: Context, viewer: Viewer, id: string): Promise<SecurityEvent | null> {
  return isUuid(id) ? db.manager.findOneBy(SecurityEvent, { id, userId: viewer.id }) : null;
}

/** Forgets what is more than a year old. */
export async function sweepSecurityEvents({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.query(`DELETE FROM security_events WHERE created_at < $1::timestamptz - interval '${KEPT}'`, [now]);
}
