import { expect, test } from 'vitest';
import { findChange, type MemberFigures, rankMembers, readFigureKey } from './team-figures.ts';

const NOTHING = { cards: 1, views: 0, visitors: 0, actions: 0, saves: 0, leads: 0, shares: 0, conversionRate: 0 };
const member = (name: string, views: number, leads: number): MemberFigures => ({
  __typename: 'OrganizationMemberFigures',
  ...{ ...NOTHING, views, leads },
  previous: { __typename: 'OrganizationFigures', ...NOTHING },
  user: { __typename: 'User', id: name, name },
});

test('members are ranked by the chosen figure; who has as much shares the place', () => {
  const members = [member('Ada', 9, 0), member('Bo', 5, 2), member('Cy', 1, 2), member('Di', 0, 1)];
  const places = (by: 'views' | 'leads') => rankMembers(members, by).map(({ place, user }) => `${place} ${user.name}`);
  expect(places('views')).toEqual(['1 Ada', '2 Bo', '3 Cy', '4 Di']);
  expect(places('leads')).toEqual(['1 Bo', '1 Cy', '3 Di', '4 Ada']);
});

test('an unknown figure in the address is as usual', () => {
  expect(['leads', 'toString', null].map(readFigureKey)).toEqual(['leads', 'views', 'views']);
});

test('a rate is compared in points, and with nothing where nobody came before', () => {
  const now = { ...NOTHING, views: 3, visitors: 4, conversionRate: 50 };
  expect(findChange('views', now, { ...NOTHING, views: 2 }).text).toBe('50% more');
  expect(findChange('conversionRate', now, { ...NOTHING, visitors: 5, conversionRate: 40 }).text).toBe(
    '10 points more',
  );
  expect(findChange('conversionRate', now, NOTHING).text).toBe('no earlier visitors');
});
