import { AppError } from '@tessera/domain';
import { v7 as uuid } from 'uuid';
import type { Context, Viewer } from '../../platform/context.ts';
import { findCard } from '../cards/card.service.ts';
import { Share } from './share.entity.ts';
import type { ShareCardInput } from './share.types.ts';

/**
 * Records an act of sharing and gives it an address of its own, so that its views can be told.
 * NOT_FOUND for a card the viewer may not see; FORBIDDEN for a private one: a link to it would lead nowhere.
 */
export async function shareCard(context: Context, viewer: Viewer, input: ShareCardInput): Promise<Share> {
  const card = await findCard(context, viewer, input.cardId);
  if (!card) throw new AppError('NOT_FOUND', 'This card no longer exists.', { cardId: 'no such card' });
  if (card.visibility === 'PRIVATE') {
    throw new AppError('FORBIDDEN', 'This card is private. Make it unlisted or public to share its link.');
  }
  const share = { id: uuid(), cardId: card.id, senderId: viewer.id, mode: input.mode };
  await context.db.manager.insert(Share, share);
  await context.pubSub.publish(`activity:${card.ownerId}`, { id: share.id });
  return context.db.manager.findOneByOrFail(Share, { id: share.id });
}

/** A share, seen by the one who made it. */
export async function findOwnShare({ db }: Context, viewer: Viewer | null, id: string): Promise<Share | null> {
  return viewer && db.manager.findOneBy(Share, { id, senderId: viewer.id });
}
