import { AppError, type ContactFields, GROUP_LIMITS, isWellFormed, keepContact, type Region } from '@tessera/domain';
import { msg, numberOf } from '@tessera/texts';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { Users } from '../../identity/index.ts';
import { assertIncluded } from '../../plans/index.ts';
import { assertRoom, lockAddressBook } from '../contact-store.service.ts';
import { findKnown, ingestContacts, KnownPeople } from '../import.service.ts';
import type { GooglePersonInput, ImportGooglePeopleInput } from './contact.inputs.ts';
import { readGoogleBook } from './contact.service.ts';
import type { GooglePerson, ImportedGooglePeople } from './contact.types.ts';
import type { GoogleContact } from './google-people.ts';

/**
 * The people of the viewer's Google contacts by name, each with whether they are a contact already. The token is used for
 * this one reading, and nothing is kept. Errors as of `syncContacts`; PLAN_LIMIT.
 */
export async function readGooglePeople(
  context: Context,
  viewer: Viewer,
  input: { accessToken: string },
): Promise<GooglePerson[]> {
  await assertIncluded(context, context.db.manager, { userId: viewer.id, feature: 'contactsCrm' });
  const book = await readGoogleBook(context, viewer, input);
  const people = book.map(toPerson).filter(({ name, email, phone }) => name || email || phone);
  const region = await Users.regionOfViewer(context, viewer);
  const contacts = people.map((person) => toContact(person, region));
  const known = new KnownPeople(
    await findKnown(
      context.db.manager,
      viewer.id,
      contacts.flatMap((contact) => contact ?? []),
    ),
  );
  return people
    .map((person, n) => ({ ...person, isKnown: isKnown(known, contacts[n]) }))
    .sort((one, other) => title(one).localeCompare(title(other)));
}

/** Takes people in as contacts. Who is there already learns what they lacked. BAD_USER_INPUT, CONFLICT without room, PLAN_LIMIT. */
export async function importGooglePeople(
  context: Context,
  viewer: Viewer,
  { people }: ImportGooglePeopleInput,
): Promise<ImportedGooglePeople> {
  if (people.length === 0 || people.length > GROUP_LIMITS.contacts) {
    const text = msg('1 to {most} people at once.', { most: numberOf(GROUP_LIMITS.contacts) });
    throw new AppError('BAD_USER_INPUT', text, { people: text });
  }
  await context.rateLimits.consume('contactImportByViewer', viewer.id);
  const region = await Users.regionOfViewer(context, viewer);
  const rows = people.flatMap((person) => toContact(person, region) ?? []);
  return inTransaction(context.db, async (tx) => {
    await assertIncluded(context, tx, { userId: viewer.id, feature: 'contactsCrm' });
    await lockAddressBook(tx, viewer.id);
    await assertRoom(tx, viewer.id, rows.length);
    const { added, updated } = await ingestContacts(tx, viewer.id, { rows, source: 'GOOGLE' });
    return {
      addedCount: added,
      updatedCount: updated,
      knownCount: rows.length - added - updated,
      skippedCount: people.length - rows.length,
    };
  });
}

function toPerson({ name, emails, phones }: GoogleContact): GooglePersonInput {
  return { name, email: emails[0] ?? '', phone: phones[0] ?? '', emails, phones };
}

/** What is wrong of it is left out; null for who is nobody without that. */
function toContact({ name, ...person }: GooglePersonInput, region: Region): ContactFields | null {
  const [emails, phones] = [toPoints(person.email, person.emails), toPoints(person.phone, person.phones)];
  const { contact, errors } = keepContact({ name: clean(name), emails, phones }, region);
  return Object.keys(errors).length === 0 ? contact : null;
}

/** All of them, once each, with the one that stands alone first. */
function toPoints(first: string, all: readonly string[]): { value: string }[] {
  const values = new Set([first, ...all].map((value) => clean(value).trim()));
  return [...values].flatMap((value) => (value ? [{ value }] : []));
}

/** What PostgreSQL can't carry is nobody's name. */
function clean(text: string): string {
  return isWellFormed(text) ? text.replaceAll('\0', '') : '';
}

function isKnown(known: KnownPeople, contact: ContactFields | null | undefined): boolean {
  return contact ? known.find(contact) !== undefined : false;
}

function title({ name, email, phone }: GooglePersonInput): string {
  return name || email || phone;
}
