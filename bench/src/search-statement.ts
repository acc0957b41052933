import { fileURLToPath } from 'node:url';

const service = fileURLToPath(new URL('../../apps/api/dist/modules/explore/explore.service.js', import.meta.url));

interface Hits {
  name: string;
  /** Their list of `WITH`, of which `hit` has the hits. */
  ctes: string;
  values: unknown[];
}

/** The API's own SQL of a search, so that whatever is compared with it searches in the same way. */
export async function loadSearch(): Promise<(query: string, first: number) => Hits> {
  const { exploreHits } = await import(service);
  return (q, first) => exploreHits({ q, first });
}
