import {
  contactTitle,
  findChanges,
  findSame,
  type MatchRules,
  regionFor,
  type TheirRecord,
  writeMapped,
} from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Services } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { ChangedContacts, type Contact, ContactStore } from '../contacts/index.ts';
import { User } from '../identity/index.ts';
import { Connector } from './connector.entity.ts';
import { ConnectorLink } from './connector-link.entity.ts';
import { ConnectorRecord, type RecordOutcome } from './connector-record.entity.ts';
import type { ConnectorRun } from './connector-run.entity.ts';
import { countOutcome } from './run.service.ts';
import { type ConnectorClient, VendorError } from './vendors/vendor.ts';

/** So that a job is done in seconds, and a query of all their addresses stays short. */
const BATCH = 25;
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** What became of a contact there. */
export interface Pushed {
  title: string;
  data: Record<string, string>;
  outcome: RecordOutcome;
  reason: Message | '';
  /** '' when it is nobody there. */
  theirId: string;
}

/** Takes the next contacts there; gives whether there may be more. Throws VendorError when it has to stop. */
export async function pushBatch(
  services: Services,
  { connector, run, client }: { connector: Connector; run: ConnectorRun; client: ConnectorClient },
): Promise<boolean> {
  const contacts = await nextContacts(services, connector);
  if (contacts.length === 0) return false;
  const push = await preparePush(services, { connector, client, contacts });
  for (const contact of contacts) {
    const pushed = await push(contact);
    if (!(await note(services, { connector, run, contact, pushed }))) return false;
  }
  return contacts.length === BATCH;
}

/**
 * Those changed after the last one that went, in the order of their changes. Read under the lock that writers take, so
 * that no change with an earlier time can still appear.
 */
function nextContacts({ db }: Services, { id, ownerId }: Connector): Promise<Contact[]> {
  return inTransaction(db, async (tx) => {
    await ContactStore.lockAddressBook(tx, ownerId);
    const { syncedAt, syncedId } = await tx.findOneByOrFail(Connector, { id });
    return ChangedContacts.findChanged(tx, ownerId, {
      at: syncedAt ?? new Date(0),
      id: syncedId ?? NO_ID,
      most: BATCH,
    });
  });
}

/** Looks all of them up there at once; what it gives takes one of them there. */
export async function preparePush(
  { db }: Services,
  { connector, client, contacts }: { connector: Connector; client: ConnectorClient; contacts: readonly Contact[] },
): Promise<(contact: Contact) => Promise<Pushed>> {
  const { mapping, ownerId, id: connectorId } = connector;
  const owner = await db.manager.findOneBy(User, { id: ownerId });
  const rules = { mapping, region: regionFor(owner ?? {}) };
  const links = await db.manager
    .createQueryBuilder(ConnectorLink, 'l')
    .where('l.connector_id = :connectorId AND l.contact_id = ANY (:ids)', {
      connectorId,
      ids: contacts.map(({ id }) => id),
    })
    .getMany();
  const theirIds = new Map(links.map(({ contactId, theirId }) => [contactId, theirId]));
  const wanted = contacts.map(({ id, email, phone }) => ({ id: theirIds.get(id) ?? '', email, phone }));
  const records = await client.find(wanted);
  return (contact) => pushOne(client, { contact, theirId: theirIds.get(contact.id), records, rules });
}

interface PushOne {
  contact: Contact;
  theirId: string | undefined;
  /** Who is there; who is made is added. */
  records: TheirRecord[];
  rules: MatchRules;
}

async function pushOne(client: ConnectorClient, { contact, theirId, records, rules }: PushOne): Promise<Pushed> {
  const same = records.find(({ id }) => id === theirId) ?? findSame(contact, records, rules);
  const data = same ? findChanges(contact, same, rules) : writeMapped(rules.mapping, contact);
  const pushed = { title: contactTitle(contact), data, theirId: same?.id ?? '' };
  if (Object.keys(data).length === 0) {
    const reason = same ? msg('Already up to date.') : msg('None of its fields are mapped.');
    return { ...pushed, outcome: 'skipped', reason };
  }
  try {
    if (same) {
      await client.update(same, data);
      return { ...pushed, outcome: 'updated', reason: '' };
    }
    const { id, isNew } = await client.create(data);
    records.push({ id, fields: data });
    return { ...pushed, theirId: id, outcome: isNew ? 'created' : 'updated', reason: '' };
  } catch (error) {
    const isOfThisOne = error instanceof VendorError && (error.fault === 'refused' || error.fault === 'missing');
    if (!isOfThisOne) throw error;
    return { ...pushed, outcome: 'failed', reason: error.text };
  }
}

interface Noted {
  connector: Connector;
  run: ConnectorRun;
  contact: Contact;
  pushed: Pushed;
}

/** In one transaction: the record, the figure, and up to where everything has gone. False when it was disconnected. */
function note({ db }: Services, { connector: { id: connectorId }, run, contact, pushed }: Noted): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { updatedAt: syncedAt, id: syncedId } = contact;
    const { affected } = await tx.update(
      Connector,
      { id: connectorId },
      { syncedAt, syncedId, lastSyncAt: new Date() },
    );
    if (!affected) return false;
    const contactId = await linkContact(tx, { connectorId, contactId: contact.id, theirId: pushed.theirId });
    const { title, data, outcome, reason } = pushed;
    const record = { id: uuid(), connectorId, direction: 'out', title, data, outcome, reason, contactId } as const;
    await tx.insert(ConnectorRecord, record);
    await countOutcome(tx, run, outcome);
    return true;
  });
}

/** Remembers which record is which contact; gives the contact's id, null when it was deleted meanwhile. */
export async function linkContact(
  tx: EntityManager,
  { connectorId, contactId, theirId }: { connectorId: string; contactId: string; theirId: string },
): Promise<string | null> {
  if (!(await ChangedContacts.holdContact(tx, contactId))) return null;
  if (theirId) await tx.upsert(ConnectorLink, { connectorId, contactId, theirId }, ['connectorId', 'contactId']);
  return contactId;
}
