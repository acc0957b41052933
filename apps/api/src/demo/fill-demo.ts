import { randomBytes } from 'node:crypto';
import { CARD_ACTION_TARGETS, CHANNELS, type Visibility } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { CardEvent } from '../modules/analytics/card-event.entity.ts';
import type { Card } from '../modules/cards/card.entity.ts';
import { insertCard } from '../modules/cards/card.service.ts';
import { Share } from '../modules/shares/share.entity.ts';
import { Credential } from '../modules/users/credential.entity.ts';
import { User } from '../modules/users/user.entity.ts';
import type { Services } from '../platform/context.ts';
import { DEMO_ACCOUNT } from './demo-account.ts';
import { DEMO_CARDS } from './demo-cards.ts';
import { fillGroups } from './demo-groups.ts';
import { fillMessages } from './demo-messages.ts';

const DAYS = 30;
const DAY_MS = 24 * 3600_000;
const VISIBILITIES: Visibility[] = ['PUBLIC', 'UNLISTED', 'PRIVATE'];

/** Fills a database that has no person yet with the demo account; leaves any other alone. */
export async function fillDemo({ db, passwords }: Pick<Services, 'db' | 'passwords'>): Promise<void> {
  if (await db.manager.existsBy(User, {})) return;
  const passwordHash = await passwords.hash(DEMO_ACCOUNT.password);
  await db.transaction(async (tx) => {
    const userId = uuid();
    await tx.insert(User, {
      id: userId,
      email: DEMO_ACCOUNT.email,
      fullName: 'Asha Rao',
      emailConfirmedAt: new Date(),
      handle: 'asha-rao',
      about: 'Architect in Bengaluru. Houses that keep cool without machines.',
      timeZone: 'Asia/Kolkata',
    });
    await tx.insert(Credential, { userId, passwordHash });
    const cards: Card[] = [];
    for (const [index, data] of [...DEMO_CARDS.entries()].reverse()) {
      // The first shall be the newest, which lists show first.
      cards.unshift(await insertCard(tx, userId, { data, visibility: VISIBILITIES[index] ?? 'PRIVATE' }));
    }
    await fillFigures(tx, userId, cards);
    const known = await fillGroups(tx, userId);
    const [card] = cards;
    if (card) await fillMessages(tx, userId, { ...known, card });
  });
}

/** A month of visits that grows towards today. Fixed, so that two demo databases look alike. */
async function fillFigures(tx: EntityManager, ownerId: string, cards: Card[]): Promise<void> {
  const events: Partial<CardEvent>[] = [];
  const shares: Partial<Share>[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    const noon = Date.now() - (DAYS - 1 - day) * DAY_MS - 3600_000;
    const visits = 4 + Math.round(day * 0.9 + 5 * Math.sin(day * 1.7));
    for (let visit = 0; visit < Math.max(1, visits); visit += 1) {
      const card = cards[visit % 5 === 0 ? 1 : 0];
      if (card) events.push(...visitOf(card, ownerId, new Date(noon - visit * 600_000), day + visit));
    }
    for (let share = 0; share < Math.round(2 + day / 12 + 1.6 * Math.sin(day * 2.3)); share += 1) {
      const mode = (['LINK', 'QR', 'WHATSAPP'] as const)[share % 3];
      shares.push({
        id: uuid(),
        cardId: cards[0]?.id,
        senderId: ownerId,
        mode,
        createdAt: new Date(noon - share * 900_000),
      });
    }
  }
  await tx.insert(CardEvent, events);
  await tx.insert(Share, shares);
}

function visitOf(card: Card, ownerId: string, createdAt: Date, seed: number): Partial<CardEvent>[] {
  const base = { cardId: card.id, ownerId, visitor: randomBytes(32), channel: CHANNELS[seed % 3], createdAt };
  const visit: Partial<CardEvent>[] = [{ ...base, id: uuid(), kind: 'VIEW' }];
  if (seed % 2 === 0) {
    visit.push({ ...base, id: uuid(), kind: 'ACTION', target: CARD_ACTION_TARGETS[seed % 5] });
  }
  if (seed % 5 === 0) visit.push({ ...base, id: uuid(), kind: 'SAVE', channel: null });
  return visit;
}
