import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { Services } from '../../kernel/context.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { asWrongCredential } from '../../kernel/refusals.ts';
import { assertCleanTexts } from '../../kernel/text-guard.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { Connector } from './connector.entity.ts';
import { hashOfKey } from './connector.service.ts';
import type { ConnectorRecord } from './connector-record.entity.ts';
import { ingestRecord, toRefusal } from './ingest.service.ts';

/**
 * Stores a contact that an automation sent, and records the result. UNAUTHENTICATED with a wrong key,
 * BAD_USER_INPUT names the wrong fields as they were sent, CONFLICT when the address book is full.
 */
export async function receiveContact(
  services: Services,
  { id, key, body }: { id: string; key: string; body: unknown },
): Promise<ConnectorRecord> {
  const where = { id, kind: 'automation', keyHash: hashOfKey(key) } as const;
  const connector = isUuid(id) && key ? await services.db.manager.findOneBy(Connector, where) : null;
  if (!connector) throw asWrongCredential(new AppError('UNAUTHENTICATED', msg('This key isn’t valid.')));
  await services.rateLimits.consume('inboundByConnector', connector.id);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('BAD_USER_INPUT', msg('The body has to be a JSON object.'), 'body');
  }
  assertCleanTexts(body);
  const { record, errors } = await inTransaction(services.db, (tx) =>
    ingestRecord(tx, connector, body as Record<string, unknown>),
  );
  if (record.outcome === 'failed') throw toRefusal(record, errors);
  return record;
}
