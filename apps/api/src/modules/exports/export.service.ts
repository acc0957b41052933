import { Readable } from 'node:stream';
import { cardVcf, invoiceNumber } from '@tessera/domain';
import { type DataSource, Not } from 'typeorm';
import { ZipFile } from 'yazl';
import type { Context, Viewer } from '../../kernel/context.ts';
import { invoicePdf } from '../billing/invoice-pdf.service.ts';
import { Card } from '../cards/card.entity.ts';
import { CardVersion } from '../cards/card-version.entity.ts';
import { filterFacts } from '../contacts/contact-filter.service.ts';
import { contactsCsv, contactsVcf } from '../contacts/export-contacts.service.ts';
import { dealFacts } from '../deals/export-deals.service.ts';
import { exchangeFacts } from '../exchange/export-exchange.service.ts';
import { ListingRow } from '../explore/listing.entity.ts';
import { toListings } from '../explore/listing.service.ts';
import { SecurityEvent } from '../identity/security/log/security-event.entity.ts';
import { recordSecurityEvent } from '../identity/security/log/security-event.service.ts';
import { Passkey } from '../identity/security/passkeys/passkey.entity.ts';
import { Session } from '../identity/sessions/session.entity.ts';
import { FormerHandle } from '../identity/users/former-handle.entity.ts';
import { User } from '../identity/users/user.entity.ts';
import { ownerSegment } from '../identity/users/user.service.ts';
import { notificationFacts } from '../notifications/export-notifications.service.ts';
import { reminderFacts } from '../reminders/export-reminders.service.ts';
import { Upload } from '../uploads/upload.entity.ts';
import { EXPORT_README } from './export-readme.ts';
import { activityCsv, figuresCsv, messagesCsv, sharesCsv } from './long-lists.service.ts';
import { billingFacts, findInvoices, integrationFacts, teamFacts, templateFacts } from './settings-facts.service.ts';

/** Everything that is the viewer's, as one ZIP that is written while it is read. RATE_LIMITED. */
export async function exportAccount(context: Context, viewer: Viewer): Promise<Readable> {
  await context.rateLimits.consume('exportByViewer', viewer.id);
  const { manager } = context.db;
  const user = await manager.findOneByOrFail(User, { id: viewer.id });
  await recordSecurityEvent(manager, context, { userId: user.id, kind: 'ACCOUNT_EXPORTED' });
  const cards = await manager.find(Card, { where: { ownerId: user.id }, order: { createdAt: 'ASC' } });
  const zip = new ZipFile();
  addText(zip, 'README.txt', EXPORT_README);
  addJson(zip, 'account.json', await accountFacts(context.db, user));
  addJson(zip, 'cards.json', await cardFacts(context.db, cards));
  for (const card of cards) addText(zip, `contacts/${card.slug}.vcf`, buildVcard(context, user, card));
  addLines(zip, 'address-book.csv', contactsCsv(context.db, user.id));
  addLines(zip, 'address-book.vcf', contactsVcf(context.db, user.id));
  addJson(zip, 'exchange.json', await exchangeFacts(context.db, user.id));
  addJson(zip, 'reminders.json', {
    reminders: await reminderFacts(context.db, user.id),
    views: await filterFacts(context.db, user.id),
  });
  addJson(zip, 'deals.json', await dealFacts(context.db, user.id));
  addJson(zip, 'notifications.json', await notificationFacts(context.db, user.id));
  addJson(zip, 'groups.json', await groupFacts(context.db, user.id));
  addLines(zip, 'shares.csv', sharesCsv(context.db, user.id));
  addLines(zip, 'activity.csv', activityCsv(context.db, user.id));
  addLines(zip, 'figures.csv', figuresCsv(context.db, user.id));
  addLines(zip, 'messages.csv', messagesCsv(context.db, user.id));
  addJson(zip, 'team.json', await teamFacts(context.db, user.id));
  addJson(zip, 'templates.json', await templateFacts(context.db, user.id));
  addJson(zip, 'integrations.json', await integrationFacts(context.db, user.id));
  addJson(zip, 'billing.json', await billingFacts(context.db, user.id));
  await addInvoices(zip, context, user.id);
  await addPictures(zip, context, user.id);
  zip.end();
  return endingWith(zip);
}

/** The archive as a stream that fails when a part of it can't be read: half an archive must not look like a whole. */
function endingWith(zip: ZipFile): Readable {
  const output = Readable.from(zip.outputStream);
  zip.on('error', (error: Error) => output.destroy(error));
  return output;
}

async function accountFacts({ manager }: DataSource, user: User): Promise<object> {
  const where = { userId: user.id };
  const sessions = await manager.find(Session, { where, order: { createdAt: 'ASC' } });
  const formerHandles = await manager.findBy(FormerHandle, { ...where, handle: Not(user.handle ?? '') });
  const passkeys = await manager.find(Passkey, { where, order: { createdAt: 'ASC' } });
  const securityEvents = await manager.find(SecurityEvent, { where, order: { createdAt: 'ASC' } });
  return {
    ...user,
    formerHandles: formerHandles.map(({ handle, givenUpAt }) => ({ handle, givenUpAt })),
    sessions: sessions.map(({ device, createdAt, lastSeenAt, endedAt }) => ({
      device,
      createdAt,
      lastSeenAt,
      endedAt,
    })),
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
    securityEvents: securityEvents.map(({ kind, subject, device, createdAt }) => ({
      kind,
      subject,
      device,
      createdAt,
    })),
  };
}

async function cardFacts({ manager }: DataSource, cards: Card[]): Promise<object[]> {
  return Promise.all(
    cards.map(async (card) => ({
      id: card.id,
      slug: card.slug,
      visibility: card.visibility,
      version: card.version,
      createdAt: card.createdAt,
      updatedAt: card.updatedAt,
      data: card.data,
      listings: toListings(card, await manager.findBy(ListingRow, { cardId: card.id })),
      earlierVersions: await manager.find(CardVersion, { where: { cardId: card.id }, order: { version: 'ASC' } }),
    })),
  );
}

/** The groups that the person is in. Others in them are named nowhere: that is theirs. */
function groupFacts(db: DataSource, userId: string): Promise<object[]> {
  return db.query<object[]>(
    `SELECT g.id, g.name, g.description, m.role, m.joined_at AS "joinedAt", g.owner_id = $1 AS "isOwner",
            g.created_at AS "createdAt"
       FROM group_members m JOIN groups g ON g.id = m.group_id WHERE m.user_id = $1 ORDER BY m.joined_at, g.id`,
    [userId],
  );
}

/** With everything on it, also what others don't get to see: it is the owner who asks. */
function buildVcard({ env }: Context, user: User, card: Card): string {
  return cardVcf({
    data: card.data,
    uid: card.id,
    rev: card.updatedAt,
    sourceUrl: `${env.publicOrigin}/${ownerSegment(user)}/${card.slug}.vcf`,
    version: '3.0',
    language: user.locale,
    show: { email: true, socials: true, birthday: true, anniversary: true, homeAddress: true },
  });
}

/** Each is drawn when the archive comes to it. */
async function addInvoices(zip: ZipFile, { db }: Context, userId: string): Promise<void> {
  for (const invoice of await findInvoices(db, userId)) {
    const name = `invoices/${invoiceNumber(invoice.provider, invoice.number)}.pdf`;
    zip.addReadStreamLazy(name, { mtime: invoice.createdAt, compress: false }, (done) => {
      invoicePdf(invoice).then(
        (bytes) => done(null, Readable.from([bytes])),
        (error) => done(error, Readable.from([])),
      );
    });
  }
}

async function addPictures(zip: ZipFile, { db, files }: Context, ownerId: string): Promise<void> {
  const uploads = await db.manager.find(Upload, { where: { ownerId }, order: { createdAt: 'ASC' } });
  for (const { key, createdAt } of uploads) {
    // Opened one after the other, as the archive comes to them; pictures are compressed already.
    zip.addReadStreamLazy(`pictures/${key}`, { mtime: createdAt, compress: false }, (done) => {
      files.read(key).then(
        (file) => done(null, file?.stream ?? Readable.from([])),
        (error) => done(error, Readable.from([])),
      );
    });
  }
}

function addJson(zip: ZipFile, name: string, value: object): void {
  addText(zip, name, `${JSON.stringify(value, null, 2)}\n`);
}

function addText(zip: ZipFile, name: string, text: string): void {
  zip.addBuffer(Buffer.from(text), name);
}

function addLines(zip: ZipFile, name: string, lines: AsyncGenerator<string>): void {
  zip.addReadStreamLazy(name, (done) => done(null, Readable.from(lines, { objectMode: false })));
}
