import { fileURLToPath } from 'node:url';

const built = (file: string) => fileURLToPath(new URL(`../../apps/api/dist/${file}`, import.meta.url));

interface Hits {
  name: string;
  /** Their list of `WITH`, of which `hit` has the hits. */
  ctes: string;
  values: unknown[];
  /** Whether featured cards may stand first; then `hit` has their turns. */
  isFeatured: boolean;
}

export type FindHits = (page: { first: number; query?: string }) => Hits;

/** The API's own SQL that finds a page of the directory, so that whatever is compared with it does the same work. */
export async function loadHits(): Promise<FindHits> {
  // It brings what the API's classes are described with.
  await import(built('server/data-source.js'));
  const { exploreHits } = await import(built('modules/explore/explore.service.js'));
  return exploreHits;
}
