import { type CardReader, hasAudiences, readShareMark, VISITOR } from '@tessera/domain';
import DataLoader from 'dataloader';
import type { Context, Services, Viewer } from '../../kernel/context.ts';
import { once } from '../../kernel/once.ts';
import { queryRows } from '../../kernel/rows.ts';
import type { Card } from './card.entity.ts';
import { hashToken } from './card-access.service.ts';
import { hasSavedCardOf, selectHandingShares } from './card-sql.ts';

/** How somebody came to a card. */
export interface CardWay {
  token?: string | null | undefined;
  /** The `s` of the address. */
  shareMark?: string | null | undefined;
}

type Asking = Pick<Services, 'db'> & { viewer: Viewer | null };

const ways = new WeakMap<Card, CardWay>();

/** Notes how the card was asked for, for the fields that are read from it. */
export function noteWay(card: Card, way: CardWay): Card {
  ways.set(card, way);
  return card;
}

/**
 * Who the viewer is to another's card, for `visibleCardData`. Nothing is looked up for a card that is the same for all.
 * A mark or token counts if the owner made it for this card and hasn't taken it back.
 */
export async function findReader(
  asking: Asking,
  card: Pick<Card, 'id' | 'ownerId' | 'data'>,
  way: CardWay = ways.get(card as Card) ?? {},
): Promise<CardReader> {
  const { viewer } = asking;
  const [tokenHash, mark] = [hashToken(way.token), readShareMark(way.shareMark)];
  if (!hasAudiences(card.data) || (!viewer && !tokenHash && !mark)) return VISITOR;
  const { isContact, wasHanded } = await batchFor(asking).load({
    cardId: card.id,
    ownerId: card.ownerId,
    tokenHash,
    mark,
  });
  return { isSignedIn: viewer !== null, isContact, wasHanded };
}

interface Asked {
  cardId: string;
  ownerId: string;
  tokenHash: Buffer | null;
  mark: string | null;
}

type Known = Pick<CardReader, 'isContact' | 'wasHanded'>;

const batches = new WeakMap<Asking, DataLoader<Asked, Known>>();

/** Look-ups of one request go together. None is kept: over a socket a share may end in between. */
function batchFor(asking: Asking): DataLoader<Asked, Known> {
  const known =
    batches.get(asking) ?? new DataLoader((all: readonly Asked[]) => findAll(asking, all), { cache: false });
  batches.set(asking, known);
  return known;
}

const KNOWN = once(
  () => `
  SELECT ${hasSavedCardOf('asked.owner_id', '$5::uuid')} AS "isContact",
         EXISTS (SELECT 1 FROM (${selectHandingShares('asked.card_id', {
           userId: '$5::uuid',
           tokenHash: 'asked.token_hash',
           mark: 'asked.mark',
         })}) s WHERE s.sender_id = asked.owner_id) AS "wasHanded"
    FROM unnest($1::uuid[], $2::uuid[], $3::bytea[], $4::text[]) WITH ORDINALITY AS asked (card_id, owner_id, token_hash, mark, at)
   ORDER BY asked.at`,
);

async function findAll({ db, viewer }: Asking, asked: readonly Asked[]): Promise<Known[]> {
  return queryRows<Known>(db, KNOWN(), [
    asked.map(({ cardId }) => cardId),
    asked.map(({ ownerId }) => ownerId),
    asked.map(({ tokenHash }) => tokenHash),
    asked.map(({ mark }) => mark),
    viewer?.id ?? null,
  ]);
}

/** Who reads a card's page or file there. Its owner sees there what others see. */
export function findPageReader(context: Context, card: Pick<Card, 'id' | 'ownerId' | 'data'>, way: CardWay) {
  const viewer = context.viewer?.id === card.ownerId ? null : context.viewer;
  return findReader({ db: context.db, viewer }, card, way);
}
