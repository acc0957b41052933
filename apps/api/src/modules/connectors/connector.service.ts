import { createHash, randomBytes } from 'node:crypto';
import {
  AppError,
  CONNECTOR_KINDS,
  CONNECTOR_LIMITS,
  CONTACT_TEXTS,
  checkMapping,
  DEFAULT_MAPPINGS,
  type FieldErrors,
  type FieldMapping,
  MESSAGES,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import { v7 as uuid } from 'uuid';
import type { Context, Services, Viewer } from '../../kernel/context.ts';
import { onDuplicate } from '../../kernel/duplicates.ts';
import { alphabetically, earliestFirst, latestFirst } from '../../kernel/lists/list-order.ts';
import { foldTexts } from '../../kernel/lists/list-search.ts';
import { findListed, type ListRecipe } from '../../kernel/lists/listed-page.ts';
import { type CountedPage, isUuid } from '../../kernel/lists/page.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { recordSecurityEvent } from '../identity/index.ts';
import { assertMayConnect, missingSettings } from './connect.service.ts';
import { Connector } from './connector.entity.ts';
import type { UpdateConnectorInput } from './connector.inputs.ts';
import type {
  ConnectorOffer,
  ConnectorRecordArgs,
  ConnectorRecordOrder,
  ConnectorWithKey,
  MappedField,
} from './connector.types.ts';
import { ConnectorRecord } from './connector-record.entity.ts';
import { isVendor, VENDORS } from './vendors/vendors.ts';

const KEY_PREFIX = 'tsi_';
/** 256 bits: nobody guesses one, so that a plain hash keeps it. */
const KEY_BYTES = 32;

/** Every service that can be connected, with the viewer's own connector where there is one. */
export async function listConnectors(context: Context, viewer: Viewer): Promise<ConnectorOffer[]> {
  const own = await context.db.manager.findBy(Connector, { ownerId: viewer.id });
  return CONNECTOR_KINDS.map((kind) => ({
    kind,
    connector: own.find((one) => one.kind === kind) ?? null,
    missingSettings: missingSettings(context, kind),
    takesToken: isVendor(kind) && VENDORS[kind].takesToken,
  }));
}

/** Gives an address to which contacts can be sent, and its key, once. CONFLICT when there is one already. */
export async function connectAutomation(context: Context, viewer: Viewer): Promise<ConnectorWithKey> {
  const { db } = context;
  await assertMayConnect(context, db.manager, { ownerId: viewer.id, kind: 'automation' });
  const { key: inboundKey, keyHash } = newKey();
  const saved = inTransaction(db, async (tx) => {
    const mapping = DEFAULT_MAPPINGS.automation;
    const made = { id: uuid(), ownerId: viewer.id, kind: 'automation', mapping, keyHash } as const;
    const connector = Object.assign(new Connector(), made);
    // Gives it the columns' defaults.
    await tx.insert(Connector, connector);
    await recordSecurityEvent(tx, context, { userId: viewer.id, kind: 'INBOUND_KEY_CREATED' });
    return connector;
  });
  const taken = new AppError('CONFLICT', msg('Automation is already connected.'));
  return { connector: await onDuplicate(saved, 'connectors_owner_id_kind_key', taken), inboundKey };
}

/** Another key, told once; the former one is worth nothing from now on. NOT_FOUND for others' connectors. */
export async function rotateInboundKey(context: Context, viewer: Viewer, id: string): Promise<ConnectorWithKey> {
  const { key: inboundKey, keyHash } = newKey();
  const where = { id, ownerId: viewer.id, kind: 'automation' } as const;
  return inTransaction(context.db, async (tx) => {
    const result = isUuid(id) ? await tx.update(Connector, where, { keyHash }) : null;
    if (!result?.affected) throw noSuchConnector();
    await recordSecurityEvent(tx, context, { userId: viewer.id, kind: 'INBOUND_KEY_CREATED' });
    return { connector: await tx.findOneByOrFail(Connector, { id }), inboundKey };
  });
}

/**
 * Changes what is given: what the service calls each field, and whether changed contacts follow by themselves.
 * BAD_USER_INPUT names all wrong fields; NOT_FOUND for others' connectors.
 */
export async function updateConnector(
  context: Context,
  viewer: Viewer,
  { id, mapping, isAutomatic }: UpdateConnectorInput,
): Promise<Connector> {
  const changes = { ...(mapping && { mapping: readMapping(mapping) }), ...(isAutomatic != null && { isAutomatic }) };
  const connector = await findConnector(context, viewer, id);
  // Only these: a run may be noting how far it is.
  if (Object.keys(changes).length > 0) await context.db.manager.update(Connector, { id: connector.id }, changes);
  return findConnector(context, viewer, id);
}

function readMapping(raw: readonly MappedField[]): FieldMapping {
  const { mapping, errors } = checkMapping(Object.fromEntries(raw.map(({ field, theirs }) => [field, theirs])));
  const unknown = raw.filter(({ field }) => !(CONTACT_TEXTS as readonly string[]).includes(field));
  const wrong: FieldErrors = {
    ...errors,
    ...Object.fromEntries(unknown.map(({ field }) => [field, msg('There is no such field.')])),
  };
  if (Object.keys(wrong).length > 0) throw new AppError('BAD_USER_INPUT', MESSAGES.invalidFields, wrong);
  return mapping;
}

/** The viewer's own. NOT_FOUND for others' connectors. */
export async function findConnector({ db }: Pick<Services, 'db'>, viewer: Viewer, id: string): Promise<Connector> {
  const connector = isUuid(id) ? await db.manager.findOneBy(Connector, { id, ownerId: viewer.id }) : null;
  if (!connector) throw noSuchConnector();
  return connector;
}

const PLACE = { time: 'r.created_at', id: 'r.id' };
const RECORDS: ListRecipe<ConnectorRecordOrder> = {
  text: foldTexts([
    'r.title',
    // The English words without the marks of plurals and values, and the values.
    `regexp_replace(jsonb_path_query_array(r.reason, '$.** ? (@.type() == "string")')::text,
       '\\{\\w+(, \\w+,)?|\\m\\w+(?= \\{)|[{}#]', ' ', 'g')`,
  ]),
  orders: {
    NEWEST: null,
    OLDEST: earliestFirst(PLACE),
    TITLE: [alphabetically('r.title'), ...latestFirst(PLACE)],
  },
};

/** A connector's log of records, newest first unless another order is asked for. */
export async function listRecords(
  { db }: Context,
  { id }: Connector,
  { outcome, ...page }: ConnectorRecordArgs,
): Promise<CountedPage<ConnectorRecord>> {
  const query = db.manager.createQueryBuilder(ConnectorRecord, 'r').where('r.connector_id = :id', { id });
  if (outcome) query.andWhere('r.outcome = :outcome', { outcome });
  return findListed(query, page, RECORDS);
}

/** A record of a connector of the viewer; null for any other. */
export async function findRecord({ db }: Pick<Services, 'db'>, viewer: Viewer, id: string) {
  return isUuid(id) ? db.manager.findOneBy(ConnectorRecord, { id, connector: { ownerId: viewer.id } }) : null;
}

/** The mapping in the order in which contacts show their fields. */
export function mappedFields({ mapping }: Connector): MappedField[] {
  return CONTACT_TEXTS.map((field) => ({ field, theirs: mapping[field] ?? '' }));
}

/** Forgets what became of records after a month. */
export async function sweepRecords({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.query('DELETE FROM connector_records WHERE created_at < $1::timestamptz - make_interval(days => $2)', [
    now,
    CONNECTOR_LIMITS.logDays,
  ]);
}

/** What is kept of a key. */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

function newKey(): { key: string; keyHash: Buffer } {
  const key = KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url');
  return { key, keyHash: hashOfKey(key) };
}

function noSuchConnector(): AppError {
  return new AppError('NOT_FOUND', msg('This connection no longer exists.'), 'id');
}
