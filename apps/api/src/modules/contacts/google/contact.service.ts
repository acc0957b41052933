import { emailKey, isWellFormed, normalizeDirectPhone, phoneRegion } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { findByAddresses } from '../../chat/index.ts';
import type { User } from '../../identity/index.ts';
import type { MatchedContact } from './contact.types.ts';
import { saveMatches } from './contact-match.service.ts';
import { type GoogleContact, readConnections, wrongToken } from './google-people.ts';

/** Printable ASCII, as RFC 6750 allows; anything else can't stand in a header. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;

/**
 * The people of the viewer's Google contacts who have an account and may be found, by name. They can be added to groups
 * for 24 hours. The token is used for this one reading and kept nowhere. Errors as of `readConnections`.
 */
export async function syncContacts(
  context: Context,
  viewer: Viewer,
  input: { accessToken: string },
): Promise<MatchedContact[]> {
  const contacts = await readGoogleBook(context, viewer, input);
  const me = await context.loaders.user.load(viewer.id);
  const book = indexContacts(contacts, phoneRegion(me?.phone ?? ''));
  const users = await findPeople(context, viewer, book);
  const matched = users.flatMap((user) => toMatch(book, user));
  await saveMatches(
    context,
    viewer,
    matched.map(({ user }) => user.id),
  );
  return matched.sort((one, other) => one.name.localeCompare(other.name));
}

/** The viewer's Google contacts. The token is used for this one reading and kept nowhere. Errors as of `readConnections`. */
export async function readGoogleBook(
  context: Context,
  viewer: Viewer,
  input: { accessToken: string },
): Promise<GoogleContact[]> {
  const accessToken = input.accessToken.trim();
  if (!TOKEN.test(accessToken)) throw wrongToken(msg('No access token'));
  await context.rateLimits.consume('contactSyncByViewer', viewer.id);
  return readConnections(context.env.googlePeopleUrl, accessToken);
}

/** The address book by what accounts are known by. Of two entries with the same address the first counts. */
interface Book {
  byEmail: Map<string, GoogleContact>;
  /** By E.164. */
  byPhone: Map<string, GoogleContact>;
  toE164(phone: string): string | null;
}

function indexContacts(contacts: GoogleContact[], region: ReturnType<typeof phoneRegion>): Book {
  const toE164 = (phone: string) => normalizeDirectPhone(phone, region);
  const byEmail = new Map<string, GoogleContact>();
  const byPhone = new Map<string, GoogleContact>();
  for (const contact of contacts) {
    for (const email of contact.emails) setFirst(byEmail, emailKey(email), contact);
    for (const phone of contact.phones) setFirst(byPhone, toE164(phone), contact);
  }
  return { byEmail, byPhone, toE164 };
}

/** What PostgreSQL can't carry is nobody's address. */
function setFirst<T>(map: Map<string, T>, key: string | null, value: T): void {
  if (key && !map.has(key) && isWellFormed(key) && !key.includes('\0')) map.set(key, value);
}

async function findPeople({ db, loaders }: Context, viewer: Viewer, book: Book): Promise<User[]> {
  const addresses = { emails: [...book.byEmail.keys()], phones: [...book.byPhone.keys()] };
  const ids = await findByAddresses(db, viewer.id, addresses);
  const users = await Promise.all(ids.map((id) => loaders.user.load(id)));
  return users.filter((user) => user !== null);
}

/** Name and addresses are Google's own: nothing of the account is told but that it exists. */
function toMatch({ byEmail, byPhone, toE164 }: Book, user: User): MatchedContact[] {
  // What is not proved counts nothing, also of somebody who was found by the other.
  const ownPhone = user.phoneConfirmedAt ? user.phone : '';
  const ownEmail = user.emailConfirmedAt ? emailKey(user.email) : '';
  const contact = byEmail.get(ownEmail) ?? byPhone.get(ownPhone);
  if (!contact) return [];
  const isTheirs = (email: string) => emailKey(email) === ownEmail;
  return [
    {
      user,
      name: contact.name || user.fullName,
      email: contact.emails.find(isTheirs) ?? contact.emails[0] ?? null,
      phone: contact.phones.find((phone) => toE164(phone) === ownPhone) ?? contact.phones[0] ?? null,
    },
  ];
}
