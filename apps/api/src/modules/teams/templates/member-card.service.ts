import type { CardPreview } from '@tessera/domain';
import type { DataSource } from 'typeorm';
import type { Context } from '../../../kernel/context.ts';
import { queryRows, toEntity } from '../../../kernel/rows.ts';
import { Card, CardSql } from '../../cards/index.ts';
import { toDirectoryEntry } from '../../explore/index.ts';
import type { OrganizationMember } from '../organizations/organization-member.entity.ts';

/** The card of each member for the team that was made last and that anyone with its link may open. Keys are `{team} {person}`. */
export async function loadMemberCards(db: DataSource, keys: readonly string[]): Promise<(Card | null)[]> {
  const pairs = keys.map((key) => key.split(' '));
  const rows = await queryRows<{ key: string; card: Record<string, unknown> }>(
    db,
    `SELECT DISTINCT ON (key) o.organization_id || ' ' || c.owner_id AS key, row_to_json(c.*) AS card
       FROM unnest($1::uuid[], $2::uuid[]) AS member (organization_id, user_id)
       JOIN organization_cards o USING (organization_id)
       JOIN cards c ON c.id = o.card_id AND c.owner_id = member.user_id AND ${CardSql.whereOpen('c')}
      ORDER BY key, c.created_at DESC, c.id DESC`,
    [pairs.map(([id]) => id), pairs.map(([, userId]) => userId)],
  );
  const cards = new Map(rows.map(({ key, card }) => [key, toEntity(db, Card, card)]));
  return keys.map((key) => cards.get(key) ?? null);
}

/** What the member's card shows; null without one. */
export async function previewMemberCard(
  { loaders }: Pick<Context, 'loaders'>,
  { organizationId, userId }: OrganizationMember,
): Promise<CardPreview | null> {
  const [card, owner] = await Promise.all([
    loaders.memberCard.load(`${organizationId} ${userId}`),
    loaders.user.load(userId),
  ]);
  return card && owner ? toDirectoryEntry(card, owner).preview : null;
}
