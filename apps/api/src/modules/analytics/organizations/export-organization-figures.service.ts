import { csvLine } from '@tessera/domain';
import type { Context, Viewer } from '../../../kernel/context.ts';
import type { OrganizationAnalyticsInput } from './organization-analytics.inputs.ts';
import { findOrganizationAnalytics } from './organization-analytics.service.ts';
import type { OrganizationFigures } from './organization-analytics.types.ts';

/** Tells spreadsheets that it is UTF-8. */
const MARK = '\uFEFF';

const COLUMNS = {
  views: 'views',
  visitors: 'visitors',
  actions: 'taps',
  saves: 'saves',
  leads: 'leads',
  shares: 'shares',
  conversionRate: 'conversion_percent',
} as const satisfies Partial<Record<keyof OrganizationFigures, string>>;
const KEYS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/**
 * The team's figures as CSV, as far as the viewer is told: a line for each member, the most viewed first, and the team's.
 * Every figure stands beside what it was in the days before. Throws as the figures do, before the first line.
 */
export async function organizationFiguresCsv(
  context: Context,
  viewer: Viewer,
  input: OrganizationAnalyticsInput,
): Promise<string[]> {
  const { totals, previous, members } = await findOrganizationAnalytics(context, viewer, input);
  const users = await context.loaders.user.loadMany(members.map(({ userId }) => userId));
  const lines = members.map((figures, place) => {
    const user = users[place];
    return formatLine(user && 'fullName' in user ? user.fullName : '', figures, figures.previous);
  });
  const heads = KEYS.flatMap((key) => [COLUMNS[key], `${COLUMNS[key]}_before`]);
  return [MARK, csvLine(['member', 'cards', ...heads]), ...lines, formatLine('(team)', totals, previous)];
}

function formatLine(name: string, figures: OrganizationFigures, before: OrganizationFigures): string {
  return csvLine([name, figures.cards, ...KEYS.flatMap((key) => [figures[key], before[key]])]);
}
