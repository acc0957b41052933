import {
  AppError,
  type CardActionTarget,
  type Channel,
  guessCountry,
  readShareMark,
  type VisitorDeed,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import { isbot } from 'isbot';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../kernel/context.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { campaignKey, trimUtm, type Utm } from '../../kernel/utm.ts';
import { type Card, Cards } from '../cards/index.ts';
import { noteOpening } from '../shares/index.ts';
import type { RecordCardEventInput } from './analytics.inputs.ts';
import type { RecordCardEventPayload } from './analytics.types.ts';
import { CardEvent } from './card-event.entity.ts';
import type { Recorded } from './event-to-write.ts';

type EventCard = Pick<Card, 'id' | 'ownerId'>;

interface Happened {
  /** Of a lead: its own, by which the activity finds who it was. */
  id?: string;
  kind: VisitorDeed;
  /** False when whoever sent it has not shown yet that they may see the card. */
  isChecked: boolean;
  target?: CardActionTarget | null;
  channel?: Channel | null;
  shareMark?: string | null;
  utm?: Utm | null;
  timeZone?: string | null;
}

/** Counts a view or a tap: not the owner’s own, not a robot’s, not twice in 30 minutes. NOT_FOUND as for any card. */
export async function recordCardEvent(context: Context, input: RecordCardEventInput): Promise<RecordCardEventPayload> {
  await context.rateLimits.consume('eventByAddress', context.request.address);
  if (input.kind === 'ACTION' && !input.target) {
    throw new AppError('BAD_USER_INPUT', msg('Choose what the visitor tapped.'), 'target');
  }
  const target = input.kind === 'ACTION' ? input.target : null;
  const known = await findForSomebody(context, input);
  if (known && known.card.ownerId === context.viewer?.id) return { isCounted: false, isPending: false };
  const shareMark = known ? known.shareMark : input.shareMark;
  const recorded = await record(context, input.cardId, { ...input, target, shareMark, isChecked: known !== null });
  if (recorded === 'GONE') throw noCard();
  return answer(recorded);
}

/**
 * Counts the download of a contact file, once per visitor and day. Beyond the limit of a network, the file is still served but
 * not counted.
 */
export async function recordSave(
  context: Context,
  card: EventCard,
  by: Pick<Happened, 'shareMark' | 'channel' | 'utm'>,
): Promise<boolean> {
  const { isGranted } = await context.rateLimits.spend('eventByAddress', context.request.address, 1);
  return isGranted && (await recordBy(context, card, { kind: 'SAVE', isChecked: true, ...by }));
}

/** Counts that a visitor left their details on the card, as an event with the lead's id; gives whether it counted. */
export async function recordLead(
  context: Context,
  card: EventCard,
  { leadId, ...by }: { leadId: string } & Pick<Happened, 'shareMark' | 'channel' | 'utm'>,
): Promise<boolean> {
  return recordBy(context, card, { kind: 'LEAD', isChecked: true, id: leadId, ...by });
}

/** What somebody who is known, or holds a token, may see, and by which share; null for everybody else. */
async function findForSomebody(
  context: Context,
  input: RecordCardEventInput,
): Promise<{ card: Card; shareMark: string | null } | null> {
  if (!context.viewer && !input.token) return null;
  const card = await Cards.findCard(context, context.viewer, { id: input.cardId, token: input.token });
  if (!card) throw noCard();
  return { card, shareMark: await noteOpening(context, card, input) };
}

async function recordBy(context: Context, card: EventCard, happened: Happened): Promise<boolean> {
  if (context.viewer?.id === card.ownerId) return false;
  return (await record(context, card.id, happened)) === 'COUNTED';
}

function record({ events, request }: Context, cardId: string, happened: Happened): Promise<Recorded> {
  if (!isUuid(cardId)) return Promise.resolve('GONE');
  const { kind, target, channel, shareMark, timeZone, isChecked } = happened;
  const utm = trimUtm(happened.utm);
  const event = {
    id: happened.id ?? uuid(),
    at: new Date(),
    cardId: cardId.toLowerCase(),
    kind,
    target: target ?? null,
    channel: channel ?? null,
    shareMark: readShareMark(shareMark),
    utm,
    campaign: campaignKey(utm),
    country: guessCountry({ timeZone, acceptLanguage: request.acceptLanguage }),
    isRobot: request.userAgent === '' || isbot(request.userAgent),
    isChecked,
  };
  return events.add(event, request);
}

function answer(recorded: Recorded): RecordCardEventPayload {
  return { isCounted: recorded === 'COUNTED', isPending: recorded === 'PENDING' };
}

function noCard(): AppError {
  return new AppError('NOT_FOUND', msg('This card no longer exists.'), 'cardId');
}

/** SQL: how many views each of the shares brought and when the last was, by its id. */
export function selectViewCounts(shareIds: string): string {
  return `SELECT share_id AS "shareId", count(*)::int AS count, max(created_at) AS "lastAt" FROM card_events
    WHERE share_id = ANY (${shareIds}::uuid[]) AND kind = 'VIEW' AND NOT is_robot GROUP BY share_id`;
}

/** SQL: whether the share brought a view. */
export function hasView(shareId: string): string {
  return `EXISTS (SELECT FROM card_events WHERE share_id = ${shareId} AND kind = 'VIEW' AND NOT is_robot)`;
}

/** What happened to the card is its new owner's. */
export async function moveEvents(tx: EntityManager, cardId: string, ownerId: string): Promise<void> {
  await tx.update(CardEvent, { cardId }, { ownerId });
}
