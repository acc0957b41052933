import { t } from '@tessera/texts';
/** What the directory says, with JavaScript and without. */
export const EXPLORE_TEXTS = {
  title: t('Find people by name or keywords'),
  search: t('Search people and cards'),
  empty: t('No public cards yet.'),
  noMatch: (search: string) => t('No card matches “{search}”', { search }),
} as const;
