import { conversionPercent, periodBefore, seesAllFigures } from '@tessera/domain';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { assertMayInOrganization, listMemberIds, listOrganizationCards, Organization } from '../../teams/index.ts';
import { type CardsFigures, findSumsByOwner } from '../figures.service.ts';
import { readAsked } from '../report.service.ts';
import type { OrganizationAnalyticsInput } from './organization-analytics.inputs.ts';
import type { OrganizationAnalytics, OrganizationFigures } from './organization-analytics.types.ts';

type Sums = Map<string, CardsFigures>;

/**
 * The figures of the team's cards: its total, and each member's as far as the viewer is told; each beside the same cards'
 * in as many days before. NOT_FOUND for others than
 * members; BAD_USER_INPUT names what is wrong with the days.
 */
export async function findOrganizationAnalytics(
  context: Context,
  viewer: Viewer,
  { id, ...days }: OrganizationAnalyticsInput,
): Promise<OrganizationAnalytics> {
  const role = await assertMayInOrganization(context, viewer, { id, action: 'view' });
  const { period } = await readAsked(context, viewer, days);
  const { hasLeaderboard } = await context.db.manager.findOneByOrFail(Organization, { id });
  const hasEverybody = seesAllFigures(role, hasLeaderboard);
  const [members, cards] = await Promise.all([listMemberIds(context, id), listOrganizationCards(context, id)]);
  const ownerIds = [...new Set(cards.map(({ ownerId }) => ownerId))];
  const subject = { ownerIds, cardIds: cards.map((card) => card.id) };
  const [sums, before] = await Promise.all([
    findSumsByOwner(context.db, subject, period),
    findSumsByOwner(context.db, subject, { ...period, ...periodBefore(period) }),
  ]);
  const toFigures = (owners: readonly string[]) => {
    const asked = { owners, cards: cards.filter(({ ownerId }) => owners.includes(ownerId)).length };
    return { ...sumUp(sums, asked), previous: sumUp(before, asked) };
  };
  const { previous, ...totals } = toFigures(ownerIds);
  return {
    ...{ ...period, hasEverybody, totals, previous },
    members: members
      .filter((userId) => hasEverybody || userId === viewer.id)
      .map((userId) => ({ userId, ...toFigures([userId]) }))
      .sort((one, other) => other.views - one.views),
  };
}

/** The figures of some people in one. */
function sumUp(sums: Sums, { owners, cards }: { owners: readonly string[]; cards: number }): OrganizationFigures {
  const found = owners.flatMap((userId) => sums.get(userId) ?? []);
  const total = (read: (figures: CardsFigures) => number) => found.reduce((sum, figures) => sum + read(figures), 0);
  const visitors = total(({ reached }) => reached[0]);
  return {
    cards,
    visitors,
    views: total(({ views }) => views),
    actions: total(({ actions }) => actions),
    saves: total(({ saves }) => saves),
    leads: total(({ leads }) => leads),
    shares: total(({ shares }) => shares),
    conversionRate: conversionPercent(
      total(({ reached }) => reached[2]),
      visitors,
    ),
  };
}
