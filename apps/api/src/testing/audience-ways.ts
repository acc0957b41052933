import { type GraphQLObjectType, getNamedType, isInterfaceType, isObjectType } from 'graphql';
import { expect } from 'vitest';
import { createSchema } from '../server/schema.ts';
import { downloads, routes } from '../transports/rest/routes.ts';
import {
  type Audiences,
  FIELD_CASES,
  MORE_DOCUMENTS,
  openPage,
  PARAMETERS,
  PART_NAMES,
  PARTS,
  type Place,
  type Reader,
} from './audience-cases.ts';
import { mcpFixtures } from './mcp-fixtures.ts';
import type { TestServer } from './server.ts';

export const schema = createSchema();

/** The parts that an answer says. */
export function readParts(answer: string): string[] {
  const text = answer
    .replaceAll('\r\n ', '')
    .replace(/[\s\u00a0-]|%20|Â/g, '')
    .toLowerCase();
  return PART_NAMES.filter((part) => PARTS[part].some((marker) => text.includes(marker)));
}

export function wrongParts(answer: string, audiences: Audiences, { sees }: Reader): string[] {
  return readParts(answer).filter((part) => !sees.includes(audiences[part as keyof Audiences]));
}

/** Selects every value of a type that takes no arguments. */
function selectAll(name: string, depth = 4): string {
  const type = schema.getType(name) as GraphQLObjectType;
  const fields = Object.values(type.getFields()).filter(({ args }) => args.length === 0);
  return fields
    .flatMap((field) => {
      const inner = getNamedType(field.type);
      if (!isObjectType(inner) && !isInterfaceType(inner)) return [field.name];
      if (depth === 0 || SEPARATE.has(inner.name)) return [];
      return [`${field.name} { ${selectAll(inner.name, depth - 1)} }`];
    })
    .join(' ');
}
const SEPARATE = new Set([
  'User',
  'CardVersion',
  'Card',
  'Organization',
  'CardTotals',
  'ExchangeForm',
  'Listing',
  'CardFace',
]);
const FRAGMENTS: Record<string, () => string> = {
  Said: () => `fragment Said on CardData { ${selectAll('CardData')} }`,
  Whole: () => 'fragment Whole on Card { title badge slug path url data { ...Said } }',
  OnCard: () => 'fragment OnCard on Card { ...Whole }',
  Face: () => `fragment Face on CardFace { ${selectAll('CardFace')} }`,
  Entry: () => `fragment Entry on DirectoryEntry { ${selectAll('DirectoryEntry')} face { ...Face } }`,
};

function complete(document: string): string {
  const needed = new Set<string>();
  const visit = (text: string) => {
    for (const [, name = ''] of text.matchAll(/\.\.\.(\w+)/g)) {
      if (needed.has(name)) continue;
      needed.add(name);
      visit(FRAGMENTS[name]?.() ?? '');
    }
  };
  visit(document);
  return [document, ...[...needed].map((name) => FRAGMENTS[name]?.())].join('\n');
}

/** A way to ask for the card. Gives the raw answer. */
export interface Way {
  name: string;
  ask: (reader: Reader) => Promise<string>;
}

export function graphqlWays(server: TestServer, place: Place): Way[] {
  return Object.entries({ ...FIELD_CASES, ...MORE_DOCUMENTS }).flatMap(([name, one]) => {
    if ('reason' in one) return [];
    const query = complete(one.document);
    const ask = async (reader: Reader) => {
      const headers = {
        'content-type': 'application/json',
        ...(reader.as && { authorization: `Bearer ${reader.as.token}` }),
      };
      const body = JSON.stringify({ query, variables: one.variables?.(place, reader) ?? {} });
      const answer = await (await fetch(`${server.origin}/graphql`, { method: 'POST', headers, body })).text();
      const codes = [...answer.matchAll(/"code":"(\w+)"/g)].map(([, code]) => code);
      expect(
        codes.filter((code) => !['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'].includes(code ?? '')),
        name + answer.slice(0, 300),
      ).toEqual([]);
      return answer;
    };
    return [{ name, ask }];
  });
}

/** Routes that answer files of the build, or that stay open. */
const NOT_ASKED = [/^\/mcp/, /\*/];

/** Every GET route of the server: pages, files, REST. */
export function listGetPaths(server: TestServer): string[] {
  const parents: string[] = [];
  return server.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/u.exec(line) ?? [];
      if (!line.trim()) return [];
      const depth = indent.length / 4;
      parents.splice(depth, parents.length, path);
      return methods.split(', ').includes('GET') ? [parents.join('')] : [];
    });
}

function toAddress(place: Place, path: string): string | null {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const filled = path.replace(
    /:(\w+)(\([^)]*\))?\??/g,
    (_, name: string) => PARAMETERS[name]?.(place) ?? place.card.id,
  );
  return names.length === 0 || filled ? filled : null;
}

function pageWays(server: TestServer, place: Place): Way[] {
  const paths = listGetPaths(server).filter((path) => !NOT_ASKED.some((one) => one.test(path)));
  const addresses = new Set(paths.map((path) => toAddress(place, path)).filter((path) => path !== null));
  for (const ending of ['.vcf', '.vcf?v=4.0', '.ics', '?lang=de']) addresses.add(place.card.path + ending);
  addresses.add(`/oembed?url=${encodeURIComponent(server.origin + place.card.path)}`);
  for (const words of ['MkRole', 'MkTranslatedRole', 'MkAcme', 'MkLabel', 'MkStreet'])
    addresses.add(`/api/explore?q=${words}`);
  return [...addresses].map((address) => ({
    name: `GET ${address}`,
    ask: async (reader) => {
      const { response, text } = await openPage(server, address, reader);
      expect(response.status, address).toBeLessThan(500);
      // Search answers contain the words of the query only where a card matched.
      return text;
    },
  }));
}

function restWays(server: TestServer, place: Place): Way[] {
  const all = [
    ...routes.map(({ method, path }) => ({ method, path })),
    ...downloads.map(({ path }) => ({ method: 'get', path })),
  ];
  return all.flatMap(({ method, path }) => {
    // What ends sessions or accounts would end the readers.
    if (/logout|account\/|auth\/|users\/me|contacts/.test(path) && method !== 'get') return [];
    const ask = async ({ as, mark }: Reader) => {
      const address = path.replace(/:(\w+)/g, (_, name: string) => PARAMETERS[name]?.(place) ?? place.card.id);
      const query = mark && method === 'get' ? `?s=${mark}` : '';
      const { body } = await server.rest(method.toUpperCase(), address + query, {
        as,
        ...(method !== 'get' && { body: {} }),
      });
      return JSON.stringify(body);
    };
    return [{ name: `${method} ${path}`, ask }];
  });
}

/** Every tool that only reads, on the card. */
async function mcpWays(server: TestServer, place: Place): Promise<Way[]> {
  const { connect, close } = mcpFixtures(server);
  const { tools } = await connect(place.owner.token);
  await close();
  const said = {
    id: place.card.id,
    cardId: place.card.id,
    owner: place.owner.id,
    query: 'Asha',
    groupId: place.conversations.member,
  };
  return tools
    .filter(({ annotations }) => annotations?.readOnlyHint)
    .map(({ name, inputSchema }) => ({
      name: `MCP ${name}`,
      ask: async ({ as }) => {
        if (!as) return '';
        const fixtures = mcpFixtures(server);
        const { call } = await fixtures.connect(as.token);
        const known = Object.entries(said).filter(([key]) => key in (inputSchema.properties ?? {}));
        const result = await call(name, Object.fromEntries(known)).catch((error: unknown) => String(error));
        await fixtures.close();
        return JSON.stringify(result);
      },
    }));
}

export async function listWays(server: TestServer, place: Place): Promise<Way[]> {
  const agents = await mcpWays(server, place);
  return [...graphqlWays(server, place), ...restWays(server, place), ...pageWays(server, place), ...agents];
}
