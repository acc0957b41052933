import DataLoader from 'dataloader';
import { type DataSource, In } from 'typeorm';
import { isUuid } from '../kernel/lists/page.ts';
import { readNamed, toEntity } from '../kernel/rows.ts';
import { loadCardTotals } from '../modules/analytics/figures.service.ts';
import { loadHasSeat } from '../modules/billing/seat.service.ts';
import { Card } from '../modules/cards/card.entity.ts';
import { findMuted } from '../modules/chat/conversations/mute.service.ts';
import { Group } from '../modules/chat/groups/group.entity.ts';
import { loadGroupFacts, loadRoles } from '../modules/chat/groups/group-facts.service.ts';
import { findKeptContacts } from '../modules/contacts/merge-line.service.ts';
import { findContactIdsOfCards } from '../modules/contacts/save-card.service.ts';
import { loadPayments } from '../modules/deals/payments/payment-link.service.ts';
import { loadListingRows } from '../modules/explore/listing.service.ts';
import { User } from '../modules/identity/users/user.entity.ts';
import { loadShownContacts } from '../modules/identity/users/user.service.ts';
import { findSubjects } from '../modules/notifications/notification-subject.service.ts';
import { findMarked } from '../modules/teams/organizations/organization-contacts.service.ts';
import { loadTemplates } from '../modules/teams/templates/card-template.service.ts';
import type { Loaders } from './loaders.types.ts';

/** Each is made when it is first asked for: most requests need one or two. */
export function createLoaders(db: DataSource): Loaders {
  return new LazyLoaders(db) as unknown as Loaders;
}

type MakeLoaders = { [Name in keyof Loaders]: (db: DataSource) => Loaders[Name] };

const makeLoader: MakeLoaders = {
  user: (db) => new DataLoader(async (ids) => inOrder(ids, await findUsers(db, ids))),
  shownContact: (db) => new DataLoader((ids) => loadShownContacts(db, ids)),
  card: (db) => new DataLoader(async (ids) => inOrder(ids, await db.manager.findBy(Card, { id: In(ids) }))),
  listings: (db) => new DataLoader((ids) => loadListingRows(db, ids)),
  cardTotals: (db) => new DataLoader((ids) => loadCardTotals(db, ids)),
  savedContactId: (db) => new DataLoader((keys) => findContactIdsOfCards(db, keys.map(toCardKey))),
  keptContact: (db) => new DataLoader((ids) => loadKeptContacts(db, ids)),
  isMuted: (db) => new DataLoader((keys) => findMuted(db, keys)),
  notificationSubject: (db) => new DataLoader((ids) => findSubjects(db, ids)),
  group: (db) => new DataLoader(async (ids) => inOrder(ids, await db.manager.findBy(Group, { id: In(ids) }))),
  groupFacts: (db) => new DataLoader((ids) => loadGroupFacts(db, ids)),
  groupRole: (db) => new DataLoader((keys) => loadRoles(db, keys)),
  isOrganizationContact: (db) => new DataLoader((ids) => findMarked(db, ids)),
  hasSeat: (db) => new DataLoader((ids) => loadHasSeat(db, ids)),
  dealPayment: (db) => new DataLoader((ids) => loadPayments(db, ids)),
  templateOfCard: (db) => new DataLoader((ids) => loadTemplates(db, ids)),
};

class LazyLoaders {
  constructor(readonly db: DataSource) {}
}

for (const [name, make] of Object.entries(makeLoader)) {
  Object.defineProperty(LazyLoaders.prototype, name, {
    get(this: LazyLoaders) {
      const value = make(this.db);
      Object.defineProperty(this, name, { value });
      return value;
    },
  });
}

/** The most frequent look-up of all: plain SQL, without what builds and hydrates a query. */
async function findUsers(db: DataSource, ids: readonly string[]): Promise<User[]> {
  const known = ids.filter(isUuid);
  const text = 'SELECT row_to_json(u.*) AS "user" FROM users u WHERE id = ANY ($1::uuid[])';
  const rows = await readNamed<{ user: Record<string, unknown> }>(db, ['users-by-id', text], [known]);
  return rows.map(({ user }) => toEntity(db, User, user));
}

async function loadKeptContacts(db: DataSource, ids: readonly string[]) {
  const kept = await findKeptContacts(db, ids);
  return ids.map((id) => kept.get(id) ?? null);
}

function toCardKey(key: string) {
  const [ownerId = '', cardId = ''] = key.split(' ');
  return { ownerId, cardId };
}

function inOrder<T extends { id: string }>(ids: readonly string[], rows: T[]): (T | null)[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
