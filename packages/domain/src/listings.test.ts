import { describe, expect, test } from 'vitest';
import { categoryKey, checkCategories, countFeatured } from './listings.ts';

describe('categories of a card', () => {
  test.each<[string, string, string[], string[]]>([
    ['each once, whatever its case', '', ['Florist', ' florist ', 'Baker'], ['florist', 'Baker']],
    ['without the card’s own', 'Florist', ['FLORIST', 'Baker'], ['Baker']],
    ['without blank ones', '', ['', '  ', 'Baker'], ['Baker']],
    ['as one line', '', ['Interior\n design'], ['Interior design']],
  ])('are kept %s', (_what, own, raw, categories) => {
    expect(checkCategories(own, raw)).toEqual({ categories, errors: {} });
  });

  test('are ten at most, the card’s own included', () => {
    const nine = Array.from({ length: 9 }, (_, index) => `Category ${index}`);
    expect(checkCategories('Own', nine).errors).toEqual({});
    expect(checkCategories('Own', [...nine, 'One more']).errors).toHaveProperty('categories');
    expect(checkCategories('', [...nine, 'One more']).errors).toEqual({});
  });

  test('have at most 60 characters', () => {
    expect(checkCategories('', ['x'.repeat(60)]).errors).toEqual({});
    expect(checkCategories('', ['x'.repeat(61)]).errors).toHaveProperty('categories');
  });

  test('are compared without their case', () => {
    expect(categoryKey(' Élan ')).toBe('élan');
  });
});

test.each([
  [1, 0],
  [8, 1],
  [20, 2],
  [24, 3],
  [100, 3],
])('of a page of %i at most %i are featured', (size, featured) => {
  expect(countFeatured(size)).toBe(featured);
});
