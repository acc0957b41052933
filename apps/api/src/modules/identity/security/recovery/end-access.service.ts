import { type Message, msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { HOOKS } from '../../../../kernel/hooks.ts';
import { endGrants } from '../../oauth/grant.service.ts';
import { endSessions } from '../../sessions/session.service.ts';
import { removeAllTokens } from '../../tokens/access-token.service.ts';
import { forgetEmailLinks } from '../../users/email-link.service.ts';
import { removeTickets } from '../authenticators/sign-in-ticket.service.ts';
import { forgetDevices } from '../devices/known-device.service.ts';
import { removeAllPasskeys } from '../passkeys/passkey.service.ts';

interface EndedAccount {
  userId: string;
  keptSessionId?: string | undefined;
  /** Whether it comes by a mailed link, after somebody else may have had the password. */
  isRescue?: boolean;
}

export interface EndedAccess {
  /** Ids of sessions and tokens, for `announceEnded` after the commit. */
  ids: string[];
  /** One sentence for each kind of access that ended, such as “2 devices were signed out.” */
  texts: Message[];
}

/**
 * Ends what somebody who was in the account could have left behind: sessions, mailed links, access tokens, connected
 * apps, webhooks (paused, so that they can be switched on again), connected services, known devices and begun sign-ins.
 * Links that rescue the account stay, and so does an authenticator app: it would be worth nothing if a mailed link turned
 * it off. Passkeys, which open the account without the password, go when it is rescued.
 */
export async function endAccess(
  tx: EntityManager,
  { userId, keptSessionId, isRescue = false }: EndedAccount,
): Promise<EndedAccess> {
  const sessions = await endSessions(tx, { userId, ...(keptSessionId && { exceptId: keptSessionId }) });
  const tokens = await removeAllTokens(tx, userId);
  const apps = await endGrants(tx, { ownerId: userId });
  await forgetEmailLinks(tx, userId);
  await forgetDevices(tx, userId);
  await removeTickets(tx, userId);
  const passkeys = isRescue ? await removeAllPasskeys(tx, userId) : 0;
  const further: (Message | null)[] = [];
  for (const end of HOOKS.accessEnd) further.push(await end(tx, userId));
  const counted = (count: number, text: (values: { count: number }) => Message) => (count > 0 ? text({ count }) : null);
  const texts = [
    counted(sessions.length, (values) =>
      msg('{count, plural, one {# device was signed out.} other {# devices were signed out.}}', values),
    ),
    counted(passkeys, (values) =>
      msg('{count, plural, one {# passkey was removed.} other {# passkeys were removed.}}', values),
    ),
    counted(tokens.length, (values) =>
      msg('{count, plural, one {# access token was revoked.} other {# access tokens were revoked.}}', values),
    ),
    counted(apps.count, (values) =>
      msg('{count, plural, one {# app was disconnected.} other {# apps were disconnected.}}', values),
    ),
    ...further,
  ];
  return { ids: [...sessions, ...tokens, ...apps.tokenIds], texts: texts.filter((text) => text !== null) };
}
