import type { ApolloClient } from '@apollo/client';
import { ShareCardDocument } from '@tessera/client';
import { isLostNetwork } from '../../../data/errors/lost-network.ts';
import { mayPass } from '../../../data/errors/may-pass.ts';
import { lockAcrossTabs } from '../../../data/outbox/lock-across-tabs.ts';
import { forgetShare, nextShare } from '../../../data/outbox/unsent-shares.ts';
import { isSignedInAs } from '../../../data/session/session.ts';
import { AFTER_SHARE } from './after-share.ts';

/** Records the acts of sharing that couldn't be recorded when they happened. Never throws. */
export function sendShares(client: ApolloClient, ownerId: string): Promise<void> {
  return lockAcrossTabs('shares', async () => {
    const tried = new Set<string>();
    for (;;) {
      const share = nextShare(ownerId, tried);
      if (!share || !isSignedInAs(ownerId)) return;
      tried.add(share.key);
      try {
        const context = { headers: { 'idempotency-key': share.key } };
        await client.mutate({
          mutation: ShareCardDocument,
          variables: { input: share.input },
          context,
          ...AFTER_SHARE,
        });
      } catch (error) {
        if (isLostNetwork(error)) return;
        // A later try may get through. What the server refuses, because the card is gone or private now, it refuses for good.
        if (mayPass(error)) continue;
      }
      forgetShare(share.key);
    }
  });
}
