import { DEVELOPER_PAGES, type DeveloperPage, type DeveloperPageProps } from '@tessera/domain';
import { drawOperations, drawTypes } from './graphql-reference.ts';
import { readGuide } from './guides.ts';
import { drawRest, type OpenApi } from './rest-reference.ts';
import type { DocsContent } from './section.ts';

type Facts = Omit<DeveloperPageProps, 'page' | 'query'>;

/** What stands on a page: in a file of the project, or made from the schema and the OpenAPI document. */
export function readContent(page: DeveloperPage, { rest, types, origin }: Facts): DocsContent {
  if (page === 'rest') return drawRest(rest as OpenApi, origin);
  if (page === 'graphql') return drawOperations(types);
  if (page === 'types') return drawTypes(types);
  return readGuide(page, { origin, types }) ?? { title: DEVELOPER_PAGES[page], lead: '', sections: [] };
}
