import {
  ReceivedSharesDocument,
  RevokeShareDocument,
  SentSharesDocument,
  ShareCardDocument,
  type ShareCardInput,
  ShareCardToGroupDocument,
  type ShareCardToGroupInput,
  ShareCardWithPeopleDocument,
  type ShareCardWithPeopleInput,
  type ShareFragment,
} from '../generated/operations.ts';
import { List, type PageOptions, toPage } from '../pages.ts';
import type { CallOptions, Run } from '../transport.ts';

/** Cards that were shared. Scopes: `shares:read`; to share, `shares:write`, and `cards:read` for private cards. */
export function shares(run: Run) {
  return {
    /** Those of one card with `cardId`, newest first. */
    sent: ({ cardId, ...options }: { cardId?: string } & PageOptions & CallOptions = {}): List<ShareFragment> =>
      new List(options, async (first, after) =>
        toPage((await run(SentSharesDocument, { first, after, cardId }, options)).sentShares),
      ),
    received: (options: PageOptions & CallOptions = {}): List<ShareFragment> =>
      new List(options, async (first, after) =>
        toPage((await run(ReceivedSharesDocument, { first, after }, options)).receivedShares),
      ),
    /** A link to hand on: `url` of the answer. */
    create: async (input: ShareCardInput, options?: CallOptions) =>
      (await run(ShareCardDocument, { input }, options)).shareCard.share,
    toGroup: async (input: ShareCardToGroupInput, options?: CallOptions) =>
      (await run(ShareCardToGroupDocument, { input }, options)).shareCardToGroup.share,
    toPeople: async (input: ShareCardWithPeopleInput, options?: CallOptions) =>
      (await run(ShareCardWithPeopleDocument, { input }, options)).shareCardWithPeople.share,
    revoke: async (id: string, options?: CallOptions) =>
      (await run(RevokeShareDocument, { input: { id } }, options)).revokeShare.share,
  };
}
