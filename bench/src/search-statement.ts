import { fileURLToPath } from 'node:url';

const built = (file: string) => fileURLToPath(new URL(`../../apps/api/dist/${file}`, import.meta.url));

interface Hits {
  name: string;
  /** Their list of `WITH`, of which `hit` has the hits. */
  ctes: string;
  values: unknown[];
}

/** The API's own SQL of a search, so that whatever is compared with it searches in the same way. */
export async function loadSearch(): Promise<(query: string, first: number) => Hits> {
  // It brings what the API's classes are described with.
  await import(built('composition/data-source.js'));
  const { exploreHits } = await import(built('modules/explore/explore.service.js'));
  return (q, first) => exploreHits({ q, first });
}
