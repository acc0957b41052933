import { emailKey } from '@tessera/domain';
import type { Services } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { recordSecurityEvent } from '../security/log/security-event.service.ts';
import { User } from '../users/user.entity.ts';
import { announceEnded, endAllSessions, endSessions } from './session.service.ts';

/**
 * The operator's command: ends the sessions of the person with this address, or with `--all` everybody's, and closes their
 * sockets. Gives what is printed; an Error says what to type instead.
 */
export async function runEndSessions(
  services: Pick<Services, 'db' | 'pubSub'>,
  [who, ...others]: string[],
): Promise<string> {
  if (!who || others.length > 0) throw new Error('Name one email address, or --all.');
  const ended = who === '--all' ? await endAllSessions(services.db.manager) : await endForPerson(services, who);
  await announceEnded(services, ended);
  return `Ended: ${ended.length} sessions. Access tokens go on.`;
}

async function endForPerson({ db }: Pick<Services, 'db'>, email: string): Promise<string[]> {
  const user = await db.manager.findOneBy(User, { email: emailKey(email) });
  if (!user) throw new Error('Nobody signs in with this address.');
  return inTransaction(db, async (tx) => {
    const ended = await endSessions(tx, { userId: user.id });
    if (ended.length > 0) await recordSecurityEvent(tx, {}, { userId: user.id, kind: 'SESSIONS_ENDED' });
    return ended;
  });
}
