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

interface Entry extends FoundSection {
  text: string;
  /** Other words that people search for. */
  keywords: string;
}

/** Page or section title → other words that people use for it. */
const KEYWORDS: Record<string, string> = {
  quickstart:
    'getting started authenticate authentication sdk python go typescript postman bruno schema.graphql llms.txt',
  tokens: 'authenticate authentication api key bearer authorization scopes permissions',
  oauth: 'authenticate authentication refresh token consent client pkce device',
  rest: 'openapi swagger endpoints paths postman',
  graphql: 'queries mutations subscriptions schema',
  types: 'enums inputs scalars schema',
  limits: 'rate limit rate limits ratelimit throttling quota 429 cost points',
  errors: 'error codes status codes',
  changelog: 'versioning versions deprecation deprecated breaking changes',
  webhooks: 'events callbacks signature verify',
  mcp: 'agents ai claude chatgpt model context protocol',
  'Read your cards': 'pagination paging paginate cursor next page nextcursor',
  'What a query costs': 'rate limit x-cost-actual ratelimit-remaining price',
  Retries: 'idempotency idempotency-key idempotent retry',
  'Two people change the same thing': 'if-match etag version conflict concurrency optimistic locking precondition',
  'Read only what is new': 'if-none-match etag 304 caching conditional',
  'From a page of another site': 'cors browser preflight cross origin',
  'Keep a copy in step':
    'sync synchronise deleted contact.deleted mergedinto updatedsince tombstones changes incremental',
  Codes: 'error codes list',
  'Change the key': 'rotate secret rotation signing key',
  'Create a token': 'authenticate authentication api key trial sandbox demo',
};

/** Words in a question that don't help the search. */
const STOP_WORDS = new Set([
  'how',
  'do',
  'does',
  'i',
  'can',
  'a',
  'an',
  'the',
  'to',
  'is',
  'are',
  'what',
  'of',
  'in',
  'with',
  'my',
]);

/** Guides come before changelog entries about the same subject. */
const CHANGELOG_WEIGHT = 0.3;

/** Languages of examples, which are tabs on the page. */
const TABS: Record<string, string> = { py: 'Python', go: 'Go', ts: 'TypeScript JavaScript', sh: 'curl shell' };

let index: MiniSearch<Entry> | undefined;

/** The sections of all pages with these words, or words that begin like them; the best first. */
export function findSections(props: Omit<DeveloperPageProps, 'page'>): FoundSection[] {
  index ??= buildIndex(props);
  const words = splitWhole(props.query).filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  const options = {
    ...{ prefix: true, fuzzy: 0.2, boost: { title: 6, pageTitle: 3, keywords: 5 }, tokenize: splitWhole },
    boostDocument: (id: string) => (id.startsWith('changelog#') ? CHANGELOG_WEIGHT : 1),
  };
  const query = words.length > 0 ? words.join(' ') : props.query;
  const found = index.search(query, { ...options, combineWith: 'AND' });
  const shown = found.length > 0 ? found : index.search(query, { ...options, combineWith: 'OR' });
  return shown.slice(0, MOST_FOUND) as unknown as FoundSection[];
}

/** The texts of an installation never change while it runs. */
function buildIndex(props: Omit<DeveloperPageProps, 'page' | 'query'>) {
  const made = new MiniSearch<Entry>({
    fields: ['title', 'pageTitle', 'keywords', 'text'],
    storeFields: ['title', 'pageTitle', 'path'],
    tokenize: split,
  });
  for (const page of Object.keys(DEVELOPER_PAGES) as DeveloperPage[]) {
    const { sections, lead } = readContent(page, props);
    const pageTitle = DEVELOPER_PAGES[page];
    const whole = { title: pageTitle, pageTitle, text: lead, keywords: `${page} ${KEYWORDS[page] ?? ''}` };
    made.add({ id: page, path: developerPath(page), ...whole });
    made.addAll(
      sections.map(({ id, title, text }) => ({
        id: `${page}#${id}`,
        title,
        text: `${title.replace(/[/{}]/g, ' ')} ${text}`,
        keywords: `${Object.hasOwn(KEYWORDS, title) ? KEYWORDS[title] : ''} ${findTabs(text)}`,
        pageTitle,
        path: `${developerPath(page)}#${id}`,
      })),
    );
  }
  return made;
}

function findTabs(text: string): string {
  return [...text.matchAll(/^```(\w+)/gm)].map(([, language = '']) => TABS[language] ?? '').join(' ');
}

/** Names with a hyphen or a dot, such as `If-Match` and `contact.deleted`, count as a whole and by their parts. */
function split(text: string): string[] {
  const whole = splitWhole(text);
  return whole.flatMap((word) => (/[-.]/.test(word) ? [word, ...word.split(/[-.]+/)] : [word])).filter(Boolean);
}

function splitWhole(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[-.][\p{L}\p{N}]+)*/gu) ?? [];
}
