/** Where the documentation for integrators is. Not among `ADDRESSES`: no script of the product has to know its pages. */
export const DEVELOPERS_PATH = '/developers';

/** Its pages, those that most integrators need before the others; the first stands at `/developers` itself. */
export const DEVELOPER_PAGES = {
  quickstart: 'Quickstart',
  tokens: 'Tokens and scopes',
  recipes: 'Recipes',
  rest: 'REST reference',
  graphql: 'GraphQL operations',
  types: 'GraphQL types',
  webhooks: 'Webhooks',
  errors: 'Errors',
  limits: 'Limits',
  oauth: 'OAuth apps',
  cli: 'Command line',
  mcp: 'Agents',
  changelog: 'Schema changelog',
} as const;

export type DeveloperPage = keyof typeof DEVELOPER_PAGES;

/** The address of a page. */
export function developerPath(page: DeveloperPage): string {
  return page === 'quickstart' ? DEVELOPERS_PATH : `${DEVELOPERS_PATH}/${page}`;
}

export function isDeveloperPage(name: string): name is DeveloperPage {
  return Object.hasOwn(DEVELOPER_PAGES, name);
}

/** A field, an argument, a value of an enum: `type` is '' for the last. */
export interface DescribedField {
  name: string;
  type: string;
  description: string;
  /** Why it should not be used any more. */
  deprecation: string | null;
  arguments: readonly DescribedField[];
  /** What a token needs for it, where it is an operation. */
  scope: string | null;
}

/** A type of the schema, as its reference shows it. */
export interface DescribedType {
  name: string;
  kind: 'type' | 'input' | 'enum' | 'interface' | 'scalar';
  description: string;
  fields: readonly DescribedField[];
}

/** What a page for developers is rendered from. */
export interface DeveloperPageProps {
  page: DeveloperPage;
  /** The words that are looked for on all pages; '' for the page itself. */
  query: string;
  /** Of this installation, e.g. `https://cards.example.com`. */
  origin: string;
  /** The OpenAPI document. */
  rest: object;
  types: readonly DescribedType[];
}
