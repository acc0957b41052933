import type { Context, Viewer } from '../../kernel/context.ts';
import { readCampaign } from '../../kernel/utm.ts';
import { Card } from '../cards/index.ts';
import { countDealsOfCards } from '../deals/index.ts';
import { countLeadsByCampaign } from '../exchange/index.ts';
import { findParts, findSumsByCard } from './figures.service.ts';
import type { AnalyticsReportInput } from './report.inputs.ts';
import { readAsked } from './report.service.ts';
import type { SalesFunnel, SalesFunnelTotal } from './sales-funnel.types.ts';

const MOST_CARDS = 100;
const MOST_CAMPAIGNS = 50;
/** Campaigns are put in order after their leads and deals are known: more are read than are shown. */
const MOST_READ = 1000;

/** From views to won deals, of the viewer's cards or one of them. BAD_USER_INPUT names what is wrong with the days. */
export async function findSalesFunnel(
  context: Context,
  viewer: Viewer,
  input: AnalyticsReportInput,
): Promise<SalesFunnel> {
  const { db } = context;
  const { subject, period } = await readAsked(context, viewer, input);
  const [sums, views, leads, deals] = await Promise.all([
    findSumsByCard(db, subject, period),
    findParts(db, subject, { ...period, parts: ['CAMPAIGN'], most: MOST_READ }),
    countLeadsByCampaign(db, { ...subject, ...period }),
    countDealsOfCards(db, { ...subject, ...period }),
  ]);
  const byCard = new Steps();
  for (const { cardId, ...counted } of sums) byCard.add(cardId, counted);
  const byCampaign = new Steps();
  for (const { value, count } of views) byCampaign.add(value, { views: count });
  for (const { campaign, ...counted } of leads) byCampaign.add(campaign, counted);
  for (const { cardId, campaign, ...counted } of deals) {
    byCard.add(cardId, counted);
    if (campaign) byCampaign.add(campaign, counted);
  }
  const cards = byCard.list(MOST_CARDS);
  const known = await context.loaders.card.loadMany(cards.map(({ key }) => key));
  return {
    total: byCard.total(),
    cards: cards.flatMap(({ key: _id, ...steps }, index) => {
      const card = known[index];
      return card instanceof Card ? [{ card, ...steps }] : [];
    }),
    campaigns: byCampaign.list(MOST_CAMPAIGNS).map(({ key, ...steps }) => ({ ...readCampaign(key), ...steps })),
  };
}

/** The steps of each card or campaign. */
class Steps {
  readonly #found = new Map<string, SalesFunnelTotal>();

  add(key: string, counted: Partial<SalesFunnelTotal>): void {
    const before = this.#found.get(key) ?? { views: 0, leads: 0, deals: 0, won: 0 };
    this.#found.set(key, sum(before, counted));
  }

  total(): SalesFunnelTotal {
    return [...this.#found.values()].reduce(sum, { views: 0, leads: 0, deals: 0, won: 0 });
  }

  /** Who came furthest first. */
  list(most: number) {
    const all = [...this.#found].map(([key, steps]) => ({ key, ...steps }));
    const order = (a: SalesFunnelTotal, b: SalesFunnelTotal) =>
      b.won - a.won || b.deals - a.deals || b.leads - a.leads || b.views - a.views;
    return all.sort((a, b) => order(a, b) || a.key.localeCompare(b.key)).slice(0, most);
  }
}

function sum(one: SalesFunnelTotal, { views = 0, leads = 0, deals = 0, won = 0 }: Partial<SalesFunnelTotal>) {
  return { views: one.views + views, leads: one.leads + leads, deals: one.deals + deals, won: one.won + won };
}
