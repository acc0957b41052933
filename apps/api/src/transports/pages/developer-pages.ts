import {
  DEVELOPER_PAGES,
  DEVELOPERS_PATH,
  type DescribedField,
  type DescribedType,
  type DeveloperPage,
  type DeveloperPageProps,
  developerPath,
  isDeveloperPage,
  pageTitle,
} from '@tessera/domain';
import { say } from '@tessera/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import type { Services } from '../../kernel/context.ts';
import { TOKEN_RULES } from '../../kernel/token-rules.ts';
import { asksForPage } from '../http/page-language.ts';
import { readPath, redirectMoved, redirectTo } from '../http/redirect.ts';
import type { Head } from './head.ts';
import { type Site, sendHtml } from './site.ts';

const MAX_QUERY_CHARS = 100;

/** What the references are made from: the parts that answer requests, so that no page says anything else. */
export interface DescribedApi {
  schema: GraphQLSchema;
  /** The OpenAPI document. */
  describeRest: () => object;
}

interface DeveloperPages {
  services: Services;
  site: Site;
  api: DescribedApi;
}

/** `/developers` and its pages: the documentation for integrators, open to everybody. */
export function registerDeveloperPages(app: FastifyInstance, parts: DeveloperPages): void {
  const render = createRenderer(parts);
  const send = (request: FastifyRequest, reply: FastifyReply, page: DeveloperPage) => {
    const { q } = request.query as { q?: unknown };
    const query = typeof q === 'string' ? q.trim().slice(0, MAX_QUERY_CHARS) : '';
    const { publicOrigin } = parts.services.env;
    const head: Head = {
      title: say(pageTitle(query ? 'Search for developers' : `${DEVELOPER_PAGES[page]} for developers`)),
      description: 'Quickstart, references and recipes for programs that use Tessera: REST, GraphQL, webhooks.',
      canonical: publicOrigin + developerPath(page),
      image: `${publicOrigin}/og-image.jpg`,
      isWidePreview: true,
      isIndexed: query === '',
    };
    return sendHtml(reply, parts.site.document('developers', head, { body: render(page, query) }));
  };
  app.get(DEVELOPERS_PATH, async (request, reply) => send(request, reply, 'quickstart'));
  app.get(`${DEVELOPERS_PATH}/*`, async (request, reply) => {
    const page = (request.params as { '*': string })['*'].replace(/\/$/, '').toLowerCase();
    if (page === '') return redirectTo(reply, { path: DEVELOPERS_PATH, status: 302 });
    if (!isDeveloperPage(page)) {
      return asksForPage(request) ? redirectTo(reply, { path: DEVELOPERS_PATH, status: 302 }) : reply.callNotFound();
    }
    const right = developerPath(page);
    return readPath(request) === right ? send(request, reply, page) : redirectMoved(request, reply, right);
  });
}

/** Pages never change while the process runs; only what is looked for differs. */
function createRenderer({ services, site, api }: DeveloperPages) {
  const rendered = new Map<DeveloperPage, string>();
  let facts: Pick<DeveloperPageProps, 'origin' | 'rest' | 'types'> | undefined;
  return (page: DeveloperPage, query: string): string => {
    facts ??= { origin: services.env.publicOrigin, rest: api.describeRest(), types: describeTypes(api.schema) };
    if (query) return site.render('developers', { ...facts, page, query });
    const kept = rendered.get(page) ?? site.render('developers', { ...facts, page, query });
    if (site.isBuilt) rendered.set(page, kept);
    return kept;
  };
}

/** All types of the schema but those of GraphQL itself. */
export function describeTypes(schema: GraphQLSchema): DescribedType[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !(isScalarType(type) && isSpecifiedScalarType(type)))
    .map((type) => ({
      name: type.name,
      kind: toKind(type),
      description: type.description ?? '',
      fields: describeFields(type),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function toKind(type: GraphQLNamedType): DescribedType['kind'] {
  if (isEnumType(type)) return 'enum';
  if (isInputObjectType(type)) return 'input';
  if (isInterfaceType(type)) return 'interface';
  return isScalarType(type) ? 'scalar' : 'type';
}

function describeFields(type: GraphQLNamedType): DescribedField[] {
  if (isEnumType(type)) return type.getValues().map((value) => ({ ...describe(value), type: '' }));
  if (isInputObjectType(type)) return Object.values(type.getFields()).map(describeInput);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).map((field: GraphQLField<unknown, unknown>) => ({
    ...describe(field),
    type: String(field.type),
    arguments: field.args.map(describeInput),
    scope: describeRule(TOKEN_RULES[`${type.name}.${field.name}`]),
  }));
}

function describeInput(input: GraphQLInputField | GraphQLArgument): DescribedField {
  return { ...describe(input), type: String(input.type) };
}

function describe(part: {
  name: string;
  description?: string | null | undefined;
  deprecationReason?: string | null | undefined;
}): Omit<DescribedField, 'type'> {
  const { name, description, deprecationReason } = part;
  return { name, description: description ?? '', deprecation: deprecationReason ?? null, arguments: [], scope: null };
}

function describeRule(rule: string | undefined): string | null {
  if (rule === undefined) return null;
  return { any: 'any', none: 'none: only people who are signed in' }[rule] ?? rule;
}
