import { AppError } from '@tessera/domain';
import { isbot } from 'isbot';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../platform/context.ts';
import type { Card } from '../cards/card.entity.ts';
import { findCard } from '../cards/card.service.ts';
import { noteOpening } from '../shares/share.service.ts';
import type { RecordCardEventInput, UtmInput } from './analytics.types.ts';
import { CardEvent } from './card-event.entity.ts';
import { visitorOf } from './visitor.service.ts';

/** One view per visitor and card in this time. */
const VIEW_WINDOW = '30 minutes';
const MAX_UTM_LENGTH = 200;

type EventCard = Pick<Card, 'id' | 'ownerId'>;
type NewEvent = Pick<CardEvent, 'kind' | 'target' | 'channel' | 'shareId' | 'utm'>;

/** Counts a view or a tap. Gives whether it counted: not the owner's own, not a robot's, not twice in 30 minutes. */
export async function recordCardEvent(context: Context, input: RecordCardEventInput): Promise<boolean> {
  await context.rateLimits.consume('eventByAddress', context.request.address);
  const card = await findCard(context, context.viewer, input.cardId, input.token);
  if (!card) throw new AppError('NOT_FOUND', 'This card no longer exists.', { cardId: 'no such card' });
  if (input.kind === 'ACTION' && !input.target) {
    throw new AppError('BAD_USER_INPUT', 'Say what was tapped.', { target: 'required with ACTION' });
  }
  const shareId = await noteOpening(context, card, input);
  const target = input.kind === 'ACTION' ? (input.target ?? null) : null;
  return recordEvent(context, card, {
    kind: input.kind,
    target,
    channel: input.channel ?? (shareId ? 'LINK' : null),
    shareId,
    utm: trimUtm(input.utm),
  });
}

/** Counts the download of a contact file. */
export function recordSave(context: Context, card: EventCard): Promise<boolean> {
  return recordEvent(context, card, { kind: 'SAVE', target: null, channel: null, shareId: null, utm: null });
}

async function recordEvent(context: Context, card: EventCard, event: NewEvent): Promise<boolean> {
  const { db, pubSub, request, viewer } = context;
  if (viewer?.id === card.ownerId) return false;
  const isRobot = request.userAgent === '' || isbot(request.userAgent);
  const visitor = await visitorOf(db, request, card.id, new Date());
  const id = uuid();
  const isNew = await db.transaction(async (tx) => {
    if (event.kind === 'VIEW' && (await hasRecentView(tx, card.id, visitor))) return false;
    await tx.insert(CardEvent, { id, cardId: card.id, ownerId: card.ownerId, visitor, isRobot, ...event });
    return true;
  });
  if (isNew && !isRobot) await pubSub.publish(`activity:${card.ownerId}`, { id });
  return isNew && !isRobot;
}

/** The lock makes two beacons of one visitor wait for each other, else both would find nothing yet. */
async function hasRecentView(tx: EntityManager, cardId: string, visitor: Buffer): Promise<boolean> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [visitor.readBigInt64BE(0).toString()]);
  const rows = await tx.query<unknown[]>(
    `SELECT 1 FROM card_events WHERE card_id = $1 AND visitor = $2 AND kind = 'VIEW'
      AND created_at > now() - $3::interval LIMIT 1`,
    [cardId, visitor, VIEW_WINDOW],
  );
  return rows.length > 0;
}

function trimUtm(utm: UtmInput | null | undefined): CardEvent['utm'] {
  const entries = Object.entries(utm ?? {}).filter(([, value]) => typeof value === 'string' && value !== '');
  if (entries.length === 0) return null;
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value).slice(0, MAX_UTM_LENGTH)]));
}
