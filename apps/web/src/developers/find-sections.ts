import { DEVELOPER_PAGES, type DeveloperPage, type DeveloperPageProps, developerPath } from '@tessera/domain';
import MiniSearch from 'minisearch';
import { readContent } from './content.ts';

export interface FoundSection {
  id: string;
  title: string;
  /** The page that it stands on. */
  pageTitle: string;
  path: string;
}

const MOST_FOUND = 40;

let index: MiniSearch<FoundSection & { text: string }> | undefined;

/** The sections of all pages with these words, or words that begin like them; the best first. */
export function findSections(props: Omit<DeveloperPageProps, 'page'>): FoundSection[] {
  index ??= buildIndex(props);
  const found = index.search(props.query, { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { title: 4 } });
  return found.slice(0, MOST_FOUND) as unknown as FoundSection[];
}

/** The texts of an installation never change while it runs. */
function buildIndex(props: Omit<DeveloperPageProps, 'page' | 'query'>) {
  const made = new MiniSearch<FoundSection & { text: string }>({
    fields: ['title', 'text'],
    storeFields: ['title', 'pageTitle', 'path'],
  });
  for (const page of Object.keys(DEVELOPER_PAGES) as DeveloperPage[]) {
    const sections = readContent(page, props).sections.map(({ id, title, text }) => ({
      id: `${page}#${id}`,
      title,
      text: `${title.replace(/[/{}]/g, ' ')} ${text}`,
      pageTitle: DEVELOPER_PAGES[page],
      path: `${developerPath(page)}#${id}`,
    }));
    made.addAll(sections);
  }
  return made;
}
