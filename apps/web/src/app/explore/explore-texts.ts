/** What the directory says, with JavaScript and without. */
export const EXPLORE_TEXTS = {
  title: 'Find people by name or keywords',
  search: 'Search people and cards',
  empty: 'No public cards yet.',
  noMatch: (q: string) => `No card matches “${q}”`,
} as const;
