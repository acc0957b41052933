import { ADDRESSES, fillPath, type MissingCardProps } from '@tessera/domain';
import type { Services } from '../../kernel/context.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { CardSql } from '../../modules/cards/index.ts';

interface EndedRow {
  /** The address that the card has now, where others may open it. */
  movedTo: string | null;
  owner: string | null;
  ownerName: string | null;
  organization: string | null;
}

/** SQL: where the card is now, while others may open it. */
const presentPath = (cardId: string) => `(
    SELECT '/' || coalesce(n.handle, n.id::text) || '/' || c.slug FROM cards c JOIN users n ON n.id = c.owner_id
     WHERE c.id = ${cardId} AND ${CardSql.whereOpen('c')})`;

/** $1 the handle or owner id, $2 the slug. One statement, whether such a card never was, or never was open. */
const endedCard = (people: string) => `
  WITH people AS (${people})
  SELECT ${presentPath('a.card_id')} AS "movedTo",
         coalesce(u.handle, u.id::text) AS owner,
         CASE WHEN EXISTS (SELECT 1 FROM cards p WHERE p.owner_id = u.id AND ${CardSql.wherePublic('p')})
           THEN u.full_name END AS "ownerName",
         (SELECT name FROM organizations WHERE id = coalesce(a.organization_id,
           (SELECT organization_id FROM organization_cards WHERE card_id = a.card_id))) AS organization
    FROM opened_addresses a JOIN users u ON u.id = a.owner_id
   WHERE a.owner_id IN (SELECT id FROM people) AND a.slug = $2
  UNION ALL
  SELECT ${presentPath('e.card_id')}, NULL, NULL, (SELECT name FROM organizations WHERE id = e.organization_id)
    FROM ended_addresses e WHERE e.digest = sha256(convert_to($1 || '/' || $2, 'UTF8'))
   LIMIT 1`;

const BY_ID = endedCard('SELECT $1::text::uuid AS id');
const BY_HANDLE = endedCard(`
    SELECT id FROM users WHERE handle = $1
    UNION SELECT user_id FROM former_handles WHERE handle = $1 AND user_id IS NOT NULL`);

/**
 * What became of a card that once was open at the address: the path where it is now, or whom to ask. Names a person only by
 * their public profile. Null for an address that never was open, whatever the reason.
 */
export async function findEndedCard(
  { db }: Pick<Services, 'db'>,
  { owner, slug }: { owner: string; slug: string },
): Promise<{ movedTo: string | null; ended: MissingCardProps['ended'] } | null> {
  const [row] = await db.query<EndedRow[]>(isUuid(owner) ? BY_ID : BY_HANDLE, [owner.toLowerCase(), slug]);
  return row ? { movedTo: row.movedTo, ended: { ask: whomToAsk(row) } } : null;
}

function whomToAsk({ owner, ownerName, organization }: EndedRow) {
  if (ownerName && owner) return { name: ownerName, path: fillPath(ADDRESSES.publicProfile.path, { owner }) };
  return organization ? { name: organization, path: null } : null;
}
