import {
  DEVELOPER_PAGES,
  type DescribedField,
  type DescribedType,
  type DeveloperPage,
  ERROR_STATUS,
} from '@tessera/domain';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readContent } from './content.ts';
import { DevelopersDocument } from './developers-document.tsx';
import { findSections } from './find-sections.ts';
import { drawMarkdown } from './markdown.ts';

const origin = 'https://cards.test';
const field = (name: string, type: string, more: Partial<DescribedField> = {}): DescribedField => ({
  ...{ name, type, description: `What ${name} is.`, deprecation: null, arguments: [], scope: null },
  ...more,
});
const types: DescribedType[] = [
  { name: 'Card', kind: 'type', description: 'A card.', fields: [field('id', 'ID!'), field('owner', 'User!')] },
  {
    name: 'ErrorCode',
    kind: 'enum',
    description: 'Why.',
    fields: Object.keys(ERROR_STATUS).map((code) => field(code, '')),
  },
  {
    name: 'Query',
    kind: 'type',
    description: 'Reads.',
    fields: [field('card', 'Card', { scope: 'cards:read', arguments: [field('id', 'ID!')] })],
  },
];
const rest = {
  paths: {
    '/api/cards/{id}': {
      patch: {
        operationId: 'patchCard',
        tags: ['cards'],
        summary: 'Patch Card',
        description: 'Changes <parts> of a card.',
        parameters: [{ $ref: '#/components/parameters/Key' }],
        requestBody: { content: { 'application/json': { schema: { properties: { title: { type: 'string' } } } } } },
        responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Card' } } } } },
      },
    },
  },
  components: {
    schemas: { Card: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] } },
    parameters: { Key: { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } } },
  },
};
const facts = { origin, rest, types };
const pages = Object.keys(DEVELOPER_PAGES) as DeveloperPage[];
const show = (page: DeveloperPage, query = '') => render(<DevelopersDocument {...facts} page={page} query={query} />);

/** The examples in a part of the page, whose pieces have colours. */
const examples = (place: Element) =>
  [...place.querySelectorAll('.docs-code code')].map(({ textContent }) => textContent);

describe.each(pages)('the page %s', (page) => {
  const { title, sections } = readContent(page, facts);

  test('has a title and sections, each with an anchor of its own', () => {
    expect(title).not.toBe('');
    expect(sections.length).toBeGreaterThan(0);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });

  test('links only to pages and sections that there are', () => {
    const known = new Set(pages.map((name) => (name === 'quickstart' ? '/developers' : `/developers/${name}`)));
    const links = sections.flatMap(({ html }) => [...html.matchAll(/href="(\/developers[^"#]*)/g)].map(([, to]) => to));
    expect(links.filter((to) => !known.has(to ?? ''))).toEqual([]);
  });

  test('has no placeholder left', () => {
    const text = sections.map(({ html }) => html).join('');
    expect(text).not.toContain('cards.example.com');
    expect(text).not.toContain('ERROR_CODES');
  });
});

test('examples name this installation, and how each is run', () => {
  show('quickstart');
  expect(examples(document.body)).toContainEqual(expect.stringContaining('export ORIGIN=https://cards.test'));
  const section = within(screen.getByRole('region', { name: /^Create a card/ }));
  for (const name of ['Shell', 'TypeScript', 'Python', 'Go']) expect(section.getByText(name)).toBeInTheDocument();
  expect(section.getByText(/run python3 example\.py/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Quickstart' })).toHaveAttribute('aria-current', 'page');
});

test('every code of an error is listed with its status', () => {
  show('errors');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
  for (const [code, status] of Object.entries(ERROR_STATUS)) {
    expect(rows.some((row) => row.startsWith(`${code}${status}What ${code} is.`))).toBe(true);
  }
});

test('the references are drawn from the schema and the OpenAPI document, and nothing in them is HTML', () => {
  show('graphql');
  const card = within(screen.getByRole('region', { name: /^card/ }));
  expect(card.getByText('cards:read')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Card' })).toHaveAttribute('href', '/developers/types#Card');
  show('rest');
  const area = screen.getByRole('region', { name: /^PATCH \/api\/cards\/\{id\}/ });
  const patch = within(area);
  expect(patch.getByText('Idempotency-Key')).toBeInTheDocument();
  expect(patch.getByRole('link', { name: 'Card' })).toHaveAttribute('href', '#shape-Card');
  expect(examples(area)).toEqual([expect.stringMatching(/curl .*-X PATCH/)]);
});

test.each([
  ['idempotency', 'Retries', '/developers/errors#retries'],
  ['patch cards', 'PATCH /api/cards/{id}', '/developers/rest#patch-api-cards-id'],
  ['Card own', 'Card', '/developers/types#Card'],
])('a search for “%s” finds %s', (query, name, to) => {
  show('quickstart', query);
  const links = screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  expect(links).toContain(to);
});

test.each([
  ['If-Match', '/developers/errors#two-people-change-the-same-thing'],
  ['if-none-match', '/developers/errors#read-only-what-is-new'],
  ['pagination', '/developers#read-your-cards'],
  ['rate limit', '/developers/limits'],
  ['rate limits', '/developers/limits'],
  ['python', '/developers'],
  ['CORS', '/developers/recipes#from-a-page-of-another-site'],
  ['changelog', '/developers/changelog'],
  ['versioning', '/developers/changelog'],
  ['openapi', '/developers/rest'],
  ['postman', '/developers'],
  ['sandbox', '/developers#create-a-token'],
  ['how do I authenticate', '/developers/tokens'],
  ['rotate secret', '/developers/webhooks#change-the-key'],
  ['error codes', '/developers/errors#codes'],
  ['idempotency', '/developers/errors#retries'],
  ['contact.deleted', '/developers/webhooks#events'],
  ['webhook signature', '/developers/webhooks#verify-a-webhook'],
  ['X-Request-Id', '/developers/errors#status-and-code'],
  ['graphql-codegen', '/developers#query-with-graphql'],
])('a search for “%s” has %s among its first five results', (query, to) => {
  const found = findSections({ origin, types, rest, query }).map(({ path }) => path);
  expect(found.slice(0, 5)).toContain(to);
});

test('how something works comes before the version that brought it', () => {
  const [first] = findSections({ origin, types, rest, query: 'Create a card' });
  expect(first?.path).toBe('/developers#create-a-card');
});

test('an example can be pasted: ids are variables that it sets', () => {
  show('rest');
  const area = screen.getByRole('region', { name: /^PATCH \/api\/cards\/\{id\}/ });
  expect(examples(area)).toEqual([expect.stringMatching(/^CARD_ID=[\w-]+\ncurl .*\/api\/cards\/\$CARD_ID" -X PATCH/)]);
});

test('a search that finds nothing says so', () => {
  show('quickstart', 'unicorns');
  expect(screen.getByText(/Nothing has “unicorns”/)).toBeInTheDocument();
});

test('examples in several languages are one, a single one stands alone', () => {
  expect(drawMarkdown('```sh\na\n```\n```py\nb\n```')).toMatch(/^<div class="docs-languages">/);
  expect(drawMarkdown('```sh\na < b\n```')).toContain('<code>a &#60; b</code>');
  expect(drawMarkdown('```sh\na\n```')).not.toContain('docs-languages');
});

test('the REST reference begins with what most integrators need, and leaves nothing out', () => {
  const path = (tag: string) => ({
    get: { operationId: tag, tags: [tag], summary: tag, description: tag, responses: {} },
  });
  const paths = Object.fromEntries(['auth', 'new-area', 'account', 'cards'].map((tag) => [`/api/${tag}`, path(tag)]));
  const { sections } = readContent('rest', { ...facts, rest: { ...rest, paths } });
  expect(sections.map(({ group }) => group)).toEqual(['cards', 'auth', 'account', 'new-area', 'Shapes']);
});
