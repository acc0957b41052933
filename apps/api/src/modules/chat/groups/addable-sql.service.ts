import { selectCardOwners } from '../../cards/card-sql.service.ts';
import { selectLeftCards } from '../../exchange/exchange-sql.service.ts';
import { selectCardGivers } from '../../shares/share-sql.service.ts';
import { selectTeammates } from '../../teams/organizations/organization-sql.service.ts';
import { selectGroupPeers } from './group-sql.service.ts';

/**
 * People who know the person by an act of their own, as (id): they gave the person a card or left theirs on one of the
 * person's, or both are in a team or a group. What the person did alone, such as saving a public card, counts nothing.
 */
export function selectAcquaintances(userId: string): string {
  return `${selectGroupPeers(userId)}
    UNION ${selectTeammates(userId)}
    UNION ${selectCardGivers(userId)}
    UNION ${selectCardOwners(selectLeftCards(userId))}`;
}
