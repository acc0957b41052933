import {
  type ActivityFact,
  activityMessage,
  allowsScope,
  type CardActionTarget,
  type Channel,
  type ShareMode,
} from '@tessera/domain';
import type { LanguageTag } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import type { PubSub } from '../../infra/pubsub/pubsub.ts';
import type { Context, Viewer } from '../../kernel/context.ts';
import { queryRows } from '../../kernel/rows.ts';
import { CardSql } from '../cards/index.ts';
import { selectLead } from '../exchange/index.ts';
import type { Activity } from './analytics.types.ts';

/** As many an owner's list shows. */
export const ACTIVITY_LENGTH = 20;

interface ActivityRow {
  id: string;
  kind: Activity['kind'];
  target: CardActionTarget | null;
  mode: ShareMode | null;
  channel: Channel | null;
  card_id: string;
  title: string;
  /** Of a lead that is still there. */
  contact_id: string | null;
  name: string | null;
  created_at: Date;
}

/** What people did with the viewer's cards and the shares of them, the latest 20. */
export async function listActivity(
  { db, request }: Pick<Context, 'db' | 'request'>,
  viewer: Viewer,
): Promise<Activity[]> {
  const rows = await queryRows<ActivityRow>(
    db,
    `(SELECT ${EVENT_COLUMNS} FROM ${EVENTS}
       WHERE e.owner_id = $1 AND NOT e.is_robot ORDER BY e.created_at DESC LIMIT $2)
     UNION ALL
     (SELECT ${SHARE_COLUMNS} FROM shares s JOIN cards c ON c.id = s.card_id
       WHERE c.owner_id = $1 ORDER BY s.created_at DESC LIMIT $2)
     ORDER BY created_at DESC, id DESC LIMIT $2`,
    [viewer.id, ACTIVITY_LENGTH],
  );
  return rows.map((row) => toActivity(row, { isNamed: mayName(viewer), language: request.language }));
}

/** One line of it, or null when it isn't about a card of the viewer. */
export async function findActivity(
  { db, request }: Pick<Context, 'db' | 'request'>,
  viewer: Viewer,
  id: string,
): Promise<Activity | null> {
  const rows = await db.query<ActivityRow[]>(
    `SELECT ${EVENT_COLUMNS} FROM ${EVENTS} WHERE e.id = $2 AND e.owner_id = $1
     UNION ALL
     SELECT ${SHARE_COLUMNS} FROM shares s JOIN cards c ON c.id = s.card_id WHERE s.id = $2 AND c.owner_id = $1`,
    [viewer.id, id],
  );
  return rows[0] ? toActivity(rows[0], { isNamed: mayName(viewer), language: request.language }) : null;
}

/** Tells owners that something happened to their cards. */
export async function tellOwners(pubSub: PubSub, events: readonly { id: string; ownerId: string }[]): Promise<void> {
  for (const { id, ownerId } of events) await pubSub.publish(`activity:${ownerId}`, { id });
}

/** The event of a lead has the lead's id. */
const EVENTS = `card_events e JOIN cards c ON c.id = e.card_id
  LEFT JOIN LATERAL (${selectLead('e.id', 'e.owner_id')}) lead ON e.kind = 'LEAD'`;
const EVENT_COLUMNS = `e.id, e.kind, e.target, NULL AS mode, e.channel, e.card_id, ${CardSql.selectTitle('c')} AS title,
  lead.contact_id, lead.name, e.created_at`;
const SHARE_COLUMNS = `s.id, 'SHARE' AS kind, NULL AS target, s.mode, NULL AS channel, s.card_id, ${CardSql.selectTitle('c')} AS title,
  NULL AS contact_id, NULL AS name, s.created_at`;

/** Who left their details is a matter of the address book: a program that may read figures alone is told no names. */
function mayName({ token }: Viewer): boolean {
  return !token || allowsScope(token.scopes, 'contacts:read');
}

function toActivity(row: ActivityRow, { isNamed, language }: { isNamed: boolean; language: LanguageTag }): Activity {
  const { id, kind, channel, card_id: cardId, created_at: createdAt } = row;
  // The columns fit the kind: they were written together.
  const name = isNamed ? row.name : null;
  const fact = { kind, title: row.title, target: row.target, mode: row.mode, channel, name } as ActivityFact;
  return {
    id,
    kind,
    channel,
    cardId,
    createdAt,
    contactId: row.contact_id,
    message: render(activityMessage(fact), language),
  };
}
