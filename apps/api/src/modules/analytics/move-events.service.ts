import type { EntityManager } from 'typeorm';
import { CardEvent } from './card-event.entity.ts';

/** What happened to the card is its new owner's. */
export async function moveEvents(tx: EntityManager, cardId: string, ownerId: string): Promise<void> {
  await tx.update(CardEvent, { cardId }, { ownerId });
}
