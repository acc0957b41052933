import { selectCardOwners } from '../../cards/card-sql.service.ts';
import { selectLeftCards } from '../../exchange/exchange-sql.service.ts';
import { selectCardGivers } from '../../shares/share-sql.service.ts';
import { selectTeammates } from '../../teams/organizations/organization-sql.service.ts';
import { selectGroupPeers } from './group-sql.service.ts';

/**
 * People who know the person, as (id): they gave the person a card, left a card on one of theirs, or share a team or a
 * group with them. Only what these people did themselves counts: saving somebody's public card is not enough.
 */
export function selectPeopleWhoKnow(userId: string): string {
  return `${selectGroupPeers(userId)}
    UNION ${selectTeammates(userId)}
    UNION ${selectCardGivers(userId)}
    UNION ${selectCardOwners(selectLeftCards(userId))}`;
}
