import { type DataSource, Not } from 'typeorm';
import type { ExportPart } from '../../kernel/hooks.ts';
import { SecurityEvent } from './security/log/security-event.entity.ts';
import { Passkey } from './security/passkeys/passkey.entity.ts';
import { Session } from './sessions/session.entity.ts';
import { FormerHandle } from './users/former-handle.entity.ts';
import { User } from './users/user.entity.ts';

/** For the archive of everything that is a person's. */
export const identityExport: ExportPart = async ({ db }, userId) => [
  { name: 'account.json', json: await accountFacts(db, userId) },
];

async function accountFacts({ manager }: DataSource, userId: string): Promise<object> {
  const user = await manager.findOneByOrFail(User, { id: userId });
  const where = { userId };
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
