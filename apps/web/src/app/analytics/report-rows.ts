import type { AnalyticsReportQuery } from '@tessera/client';
import { LINK_WORDS, MAIN_LINKS } from './words.ts';

export type ReportData = AnalyticsReportQuery['analyticsReport'];

/** Nothing was seen, done or shared in the chosen days. */
export function isEmptyReport({ totals }: Pick<ReportData, 'totals'>): boolean {
  const { views, visitors, actions, saves, leads, shares, newConnections } = totals;
  return views + visitors + actions + saves + leads + shares + newConnections === 0;
}

/** The links as the server sorts them, then those of the usual ones that nobody tapped. */
export function linkRows(links: ReportData['links']) {
  const tapped = links.map(({ target, taps, previousTaps }) => ({ target, taps, previousTaps }));
  const untapped = MAIN_LINKS.filter((target) => !links.some((link) => link.target === target));
  const all = [...tapped, ...untapped.map((target) => ({ target, taps: 0, previousTaps: 0 }))];
  return all.map(({ target, taps, previousTaps }) => ({ key: target, name: LINK_WORDS[target], taps, previousTaps }));
}
