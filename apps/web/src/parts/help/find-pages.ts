import MiniSearch from 'minisearch';
import { DOCS, type DocsPage } from './docs-pages.ts';

let index: MiniSearch<DocsPage> | undefined;

/** The pages with these words or words that begin like them, a letter of long ones may be wrong; the best first. */
export function findPages(query: string): DocsPage[] {
  index ??= buildIndex(DOCS);
  const found = index.search(query, { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { title: 3 } });
  return found.flatMap(({ id }) => DOCS.filter((page) => page.id === id));
}

function buildIndex(pages: readonly DocsPage[]): MiniSearch<DocsPage> {
  const made = new MiniSearch<DocsPage>({ fields: ['title', 'text'] });
  made.addAll(pages);
  return made;
}
