import { defineExtensionPoint } from '../../../kernel/port.ts';
import { ShareSql } from '../../shares/index.ts';
import { selectGroupPeers } from './group-sql.ts';

/** SQL: further people who know the person (an SQL expression), as (id). */
export const furtherPeopleWhoKnow = defineExtensionPoint<(userId: string) => string>();

/**
 * People who know the person, as (id): they gave the person a card, left a card on one of theirs, or share a team or a
 * group with them. Only what these people did themselves counts: saving somebody's public card is not enough.
 */
export function selectPeopleWhoKnow(userId: string): string {
  return [selectGroupPeers, ShareSql.selectCardGivers, ...furtherPeopleWhoKnow.parts]
    .map((of) => of(userId))
    .join(' UNION ');
}
