import { msg } from '@tessera/texts';
import type { PortfolioWork } from './card-data.ts';
import type { FieldChecker } from './field-checker.ts';
import { hasText } from './text.ts';

/** How many works a card has, and the longest texts of one in UTF-16 units. Screens without works do without them. */
export const WORK_LIMITS = { works: 12, title: 120, alt: 300 } as const;

/** The works in their stored form; notes what is wrong with them. */
export function checkWorks(check: FieldChecker, raw: readonly PortfolioWork[]): PortfolioWork[] {
  if (raw.length > WORK_LIMITS.works) {
    check.fail('extra.works', msg('A card shows at most {works} works.', { works: WORK_LIMITS.works }));
    return [];
  }
  return raw.map((work, index) => {
    const path = (field: keyof PortfolioWork) => `extra.works.${index}.${field}`;
    const year = work.year.trim();
    if (year !== '' && !YEAR.test(year)) check.fail(path('year'), msg('Enter a year such as 2024.'));
    const checked = {
      imageUrl: check.image(path('imageUrl'), work.imageUrl),
      title: check.line(path('title'), work.title, WORK_LIMITS.title),
      alt: check.line(path('alt'), work.alt, WORK_LIMITS.alt),
      link: check.link(path('link'), work.link),
      year: year.slice(0, 10),
    };
    if (!checked.imageUrl && !work.imageUrl.trim()) check.fail(path('imageUrl'), msg('Choose a picture.'));
    if (!hasText(checked.title)) check.fail(path('title'), msg('Enter a title.'));
    return checked;
  });
}

const YEAR = /^[12]\d{3}$/;
