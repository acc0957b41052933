import type { AuditAction } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { AuditEntry } from './audit-entry.entity.ts';

/** What was done, to whom or to what. */
export interface AuditFact {
  action: AuditAction;
  personId?: string | null;
  subject?: string;
  detail?: string;
}

/** Notes in the transaction of the deed who did it; null: nobody, it came about by itself. */
export async function writeAudit(
  tx: EntityManager,
  organizationId: string,
  { actorId, ...fact }: AuditFact & { actorId: string | null },
): Promise<void> {
  // The time of writing and not of the transaction's beginning: several in one stay in their order.
  await tx.insert(AuditEntry, { ...fact, id: uuid(), organizationId, actorId, createdAt: new Date() });
}

/** Takes the address of somebody whose account ends out of all logs; their name goes with the account. */
export async function forgetInAudit(tx: EntityManager, email: string): Promise<void> {
  await tx.query("UPDATE audit_entries SET subject = '' WHERE lower(subject) = lower($1)", [email]);
}
