import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ADDRESSES,
  CARD_LIMITS,
  CARD_TYPES,
  type CardData,
  CONTACT_KINDS,
  type ContactKind,
  cardPreview,
  cardVcf,
  checkCardData,
  emptyCardData,
  fillCardData,
  isSingleField,
  listSingleFields,
  TEMPLATE_FIELDS,
  visibleCardData,
} from '@tessera/domain';
import {
  buildSchema,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  getNamedType,
  isInputObjectType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { projectRoot } from './processes.ts';

/**
 * The steps of the recipes in docs/architecture.md that would otherwise be forgotten in silence. Steps that the types, the router's tests, the
 * authorisation matrix, the statement budget or `npm run check` hold are not repeated here.
 */
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const schema = buildSchema(read('schema.graphql'));

interface CardField {
  /** `extra.company.website`. */
  path: string;
  description: string;
}

/** Every value of a type, by its path: what has fields of its own stands for those. */
function listFields(type: GraphQLObjectType | GraphQLInputObjectType, parent = ''): CardField[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const path = `${parent}${field.name}`;
    const inner = getNamedType(field.type);
    const hasFields = isObjectType(inner) || isInputObjectType(inner);
    return hasFields ? listFields(inner, `${path}.`) : [{ path, description: field.description ?? '' }];
  });
}

function listCardFields(name: string): CardField[] {
  const type = schema.getType(name);
  if (!isObjectType(type) && !isInputObjectType(type)) throw new Error(`schema.graphql has no ${name}.`);
  return listFields(type);
}

const fragments = new Map(
  parse([readFolder('fragments', /graphql$/), read('apps/web/src/parts/card-face/drawn-face.graphql')].join('\n'))
    .definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
    .map((one) => [one.name.value, one.selectionSet]),
);

/** The paths of all values that a fragment selects. */
function listSelected(fragment: string, parent = ''): string[] {
  const selections = fragments.get(fragment);
  if (!selections) throw new Error(`There is no fragment ${fragment}.`);
  return walk(selections, parent);
}

function walk(selections: SelectionSetNode, parent: string): string[] {
  return selections.selections.flatMap((one) => {
    if (one.kind === Kind.FRAGMENT_SPREAD) return listSelected(one.name.value, parent);
    if (one.kind !== Kind.FIELD) return [];
    const path = `${parent}${one.name.value}`;
    return one.selectionSet ? walk(one.selectionSet, `${path}.`) : [path];
  });
}

function listPaths(value: object, parent = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    const isGroup = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
    return isGroup ? listPaths(inner, `${parent}${key}.`) : [`${parent}${key}`];
  });
}

function readPath(value: object, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)?.[key], value);
}

/** The card with another value at a path. */
function withValue(card: CardData, path: string, value: unknown): CardData {
  const copy = structuredClone(card);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Record<string, unknown>>((inner, key) => inner[key] as never, copy as never);
  holder[last] = value;
  return copy;
}

function readFolder(folder: string, ending: RegExp): string {
  const files = readdirSync(join(projectRoot, folder)).filter((name) => ending.test(name));
  return files.map((name) => read(`${folder}/${name}`)).join('\n');
}

const fields = listCardFields('CardData');
const givenPaths = fields.map(({ path }) => path);
/** A design, and a list of its own shape, stand for their values: those have a form and rules of their own. */
const GROUPED = ['design', 'audiences', 'extra.works', 'translations', 'profiles', 'blocks', ...CONTACT_KINDS];
const groupOf = (path: string) => GROUPED.find((group) => path.startsWith(`${group}.`)) ?? path;
/** A single field is a view of a list's entry; `card-contacts.test.ts` holds it. */
const fieldPaths = [...new Set(givenPaths.filter((path) => !isSingleField(path)).map(groupOf))];
/** Values of a closed list, and the look of a template: no text to check, to search or to type. */
const CHOSEN = ['type', 'theme', 'design', 'extra.personal.gender'];
const LISTS = ['tags', 'audiences', 'extra.works', 'translations', 'profiles', 'blocks', ...CONTACT_KINDS];
/** Nobody enters it any more: it stands in for an empty role. */
const STAND_INS = ['extra.company.designation'];
const texts = fieldPaths.filter((path) => !CHOSEN.includes(path) && !LISTS.includes(path));
const ownerOnly = fields.filter(({ description }) => /Owner only\./.test(description)).map(({ path }) => path);

const isContactKind = (path: string): path is ContactKind => CONTACT_KINDS.some((kind) => kind === path);

/** Only for tests of a step: says which fields it was forgotten for. */
function expectNoneForgotten(step: string, forgotten: readonly string[]): void {
  expect(forgotten, `Recipe “a field on a card”: ${step} was forgotten for ${forgotten.join(', ')}.`).toEqual([]);
}

describe('a field on a card', () => {
  test('step 1: packages/domain/src/card-data.ts has it, so that stores, forms and REST keep it', () => {
    const known = [...listPaths(emptyCardData()), 'design'];
    expectNoneForgotten(
      'emptyCardData',
      fieldPaths.filter((path) => !known.includes(path)),
    );
    expectNoneForgotten(
      'the schema',
      known.filter((path) => !fieldPaths.includes(path)),
    );
    const given = texts.filter(
      (path) => readPath(fillCardData(withValue(emptyCardData(), path, 'Said')), path) !== 'Said',
    );
    expectNoneForgotten('fillCardData', given);
  });

  test('step 2: packages/domain/src/card-rules.ts refuses what is too long in it', () => {
    const long = 'x'.repeat(Math.max(...Object.values(CARD_LIMITS)) + 1);
    const unchecked = texts.filter((path) => !checkCardData(withValue(emptyCardData(), path, long)).errors[path]);
    expectNoneForgotten('a limit', unchecked);
  });

  test('step 3: packages/domain/src/privacy.ts hides it if the schema says “Owner only.”, and shows it otherwise', () => {
    const full = texts.reduce((card, path) => withValue(card, path, 'Said'), emptyCardData());
    const said = withValue(full, 'extra.personal.gender', 'Female');
    const visible = visibleCardData(said, { email: true, socials: true });
    const hidden = [...texts, 'extra.personal.gender'].filter((path) => readPath(visible, path) === '');
    expect(hidden.sort(), 'Recipe “a field on a card”: privacy.ts and the schema disagree.').toEqual(ownerOnly.sort());
  });

  test('step 4: packages/domain/src/preview.ts or vcard.ts shows it to those who see the card', () => {
    const samples = ['Said', 'https://example.com/said', '+14155550123', 'said@example.com'];
    const show = { email: true, socials: true };
    const readCard = (card: CardData) =>
      JSON.stringify(cardPreview(card)) +
      cardVcf({ data: card, uid: '0', rev: new Date(0), sourceUrl: 'https://example.com', version: '4.0', show });
    const isShown = (path: string) =>
      CARD_TYPES.some((type) =>
        samples.some((text) => readCard(withValue(emptyCardData(type), path, text)) !== readCard(emptyCardData(type))),
      );
    // The language says how the other texts are read.
    const visible = texts.filter((path) => !ownerOnly.includes(path) && path !== 'language');
    expectNoneForgotten(
      'cardPreview or cardVcf',
      visible.filter((path) => !isShown(path)),
    );
  });

  test('step 5: packages/domain/src/organization-template.ts lets teams lock it, unless it is the person’s own', () => {
    /** What a card is called, and what is of one person or one event alone, and their works. */
    const personal =
      /^(?:title|tags|audiences|design|givenName|familyName|suffix|pronouns|pronunciation|profiles|blocks|language|translations|extra\.event\..+|extra\.works|extra\.personal\.(?!photoUrl$).+)$/;
    const known: readonly string[] = TEMPLATE_FIELDS;
    const screen = read('apps/web/src/app/teams/template-fields.tsx');
    expectNoneForgotten(
      'the section in template-fields.tsx',
      known.filter((path) => !screen.includes(`'${path}'`)),
    );
    expectNoneForgotten(
      'TEMPLATE_FIELDS',
      fieldPaths
        .filter((path) => !STAND_INS.includes(path) && !personal.test(path))
        // A list is locked by its single fields.
        .flatMap((path) => (isContactKind(path) ? listSingleFields(path) : [path]))
        .filter((path) => !known.includes(path) && path !== 'extra.personal.mapsLink'),
    );
  });

  test('step 6: apps/api/src/modules/cards/inputs/card-data.inputs.ts takes it as well as it gives it', () => {
    const list = (name: string) => listCardFields(name).map(({ path }) => path);
    expect(list('CardDataInput')).toEqual(list('CardData'));
  });

  test('step 7: fragments/card-content.graphql asks for it, so that all clients answer with it and keep it', () => {
    const selected = listSelected('CardContent');
    expectNoneForgotten(
      'the fragment CardContent',
      givenPaths.filter((path) => !selected.includes(path)),
    );
  });

  test('step 4: apps/web/src/parts/card-face/drawn-face.graphql asks for all that a face has', () => {
    const selected = listSelected('DrawnFace');
    expectNoneForgotten(
      'the fragment DrawnFace',
      listCardFields('CardFace')
        .map(({ path }) => path)
        .filter((path) => !selected.includes(path)),
    );
  });

  test('step 8: apps/web/src/app/cards/builder has an input for it', () => {
    const builder = readFolder('apps/web/src/app/cards/builder', /(?<!\.test)\.tsx?$/);
    const inputs = (path: string) => [`'data.${path}'`, `"data.${path}"`];
    const isThere = (path: string) =>
      path.startsWith('socials.')
        ? builder.includes('data.socials.$' + '{network}')
        : inputs(path).some((text) => builder.includes(text));
    expectNoneForgotten(
      'the input in card-fields.ts',
      fieldPaths.filter((path) => !STAND_INS.includes(path) && !isThere(path)),
    );
  });
});

describe('a mutation with its REST path', () => {
  test('step 6: `npm run codegen` has made a document of each operation in the rows', () => {
    const rows = readFolder('apps/api/src/transports/rest', /-routes\.ts$/);
    const documents = read('apps/api/src/transports/rest/generated/graphql.ts');
    const names = [...rows.matchAll(/(?:query|mutation) (Rest\w+)/g)].map(([, name = '']) => name);
    const forgotten = names.filter((name) => !documents.includes(`${name}Document `));
    expect(names.length).toBeGreaterThan(50);
    expect(forgotten, 'Recipe “a mutation with its REST path”: run `npm run codegen`.').toEqual([]);
  });

  test('step 6: apps/api/src/transports/rest/routes.ts spreads the rows of each file', () => {
    const all = read('apps/api/src/transports/rest/routes.ts');
    const files = readdirSync(join(projectRoot, 'apps/api/src/transports/rest')).filter((name) =>
      /-routes\.ts$/.test(name),
    );
    const forgotten = files.filter((name) => !all.includes(`'./${name}'`));
    expect(forgotten, 'Recipe “a mutation with its REST path”: rows that no server answers.').toEqual([]);
  });
});

/** All of the web app's sources but tests, and but the file that builds the addresses. */
function readWebSources(): string {
  const files = readdirSync(join(projectRoot, 'apps/web/src'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => /(?<!\.test)\.tsx?$/.test(name) && name !== 'paths.ts');
  return sources.map((name) => read(`apps/web/src/${name}`)).join('\n');
}

describe('a screen', () => {
  const sources = readWebSources();

  test('step 4: apps/web/src/paths.ts has a function for an address with a parameter', () => {
    const builders = read('apps/web/src/paths.ts');
    const open = Object.entries(ADDRESSES).filter(([, { path }]) => path.includes(':'));
    const unbuilt = open.map(([name]) => name).filter((name) => !new RegExp(`^ {2}${name}: \\(`, 'm').test(builders));
    const linked = unbuilt.filter((name) => new RegExp(`\\bpaths\\.${name}\\b`).test(sources));
    expect(linked, 'Recipe “a screen”: links to these lead to a pattern.').toEqual([]);
  });

  test('step 5: something leads to it', () => {
    /** Connected services send people there. */
    const elsewhere = ['connectionReturn'];
    const screens = Object.entries(ADDRESSES).filter(([, { kind }]) => kind === 'dashboard' || kind === 'public');
    const names = screens.map(([name]) => name).filter((name) => !elsewhere.includes(name));
    const lost = names.filter((name) => !new RegExp(`\\bpaths\\.${name}\\b`).test(sources));
    expect(lost, 'Recipe “a screen”: no link leads to it, in sidebar-entries.ts or anywhere else.').toEqual([]);
  });

  test('step 7: an audit of e2e opens it', () => {
    const specs = readdirSync(join(projectRoot, 'e2e')).filter((name) => name.endsWith('.spec.ts'));
    const audits = specs.map((name) => read(`e2e/${name}`)).filter((text) => text.includes('findProblems'));
    /** The audits open it by a click, a helper, a link that the server made, or an id that does not exist. */
    const reached = ['chat', 'connector', 'webhook', 'joinTeam', 'sharedCard'];
    /** They lead on, or show the screen of another address. */
    const leading = ['dashboard', 'getStarted', 'openDirect', 'connectionReturn', 'publicProfileCards'];
    const missing = Object.entries(ADDRESSES).filter(([name, { path }]) => {
      const [fixed = '', open] = path.split(/\/:\w+/);
      const form = new RegExp(open === undefined ? `['"\`]${fixed}['"\`?]` : `${fixed}/\\$\\{`);
      return ![...reached, ...leading].includes(name) && !audits.some((text) => form.test(text));
    });
    const names = missing.map(([name]) => name);
    expect(names, 'Recipe “a screen”: no audit for barriers opens it; see e2e/accessibility.spec.ts.').toEqual([]);
  });
});
