import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql';

/** One operation as a client might send it, right or wrong. */
export interface GraphQLCall {
  kind: 'query' | 'mutation' | 'subscription';
  /** The root field. */
  field: string;
  query: string;
  variables: Record<string, unknown>;
}

/** A stream of numbers from 0 to 1 that a seed decides. */
export type Random = () => number;

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Maker {
  schema: GraphQLSchema;
  random: Random;
  /** Ids of existing objects, by their type. */
  ids: Record<string, string>;
  /** The root field. */
  root: string;
  /** How often a value is of the wrong type. */
  wrongShare: number;
  variables: Record<string, unknown>;
  /** `$v1: Int = 5`. */
  declared: string[];
}

/** The key of an object that stands for a file; its value says which. */
export const FILE = 'file of a form';
const DEEPEST = 4;
const ALIASES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'then', 'a'];

/** Every root field of the schema. */
export function listRootFields(schema: GraphQLSchema): Pick<GraphQLCall, 'kind' | 'field'>[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const;
  return roots.flatMap(([kind, type]) => Object.keys(type?.getFields() ?? {}).map((field) => ({ kind, field })));
}

/** A call of the root field. A third of the calls may have values of a wrong type; the others fit the schema. */
export function makeGraphQLCall(
  parts: Pick<Maker, 'schema' | 'random' | 'ids'>,
  { kind, field }: Pick<GraphQLCall, 'kind' | 'field'>,
): GraphQLCall {
  const { schema, random } = parts;
  const wrongShare = random() < 0.33 ? 0.06 : 0;
  const maker: Maker = { ...parts, root: field, wrongShare, variables: {}, declared: [] };
  const types = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  const root = kind === 'subscription' ? schema.getSubscriptionType() : types[kind];
  const definition = root?.getFields()[field];
  if (!definition) throw new Error(`There is no ${field}.`);
  const selection = writeField(maker, definition, 1);
  const declared = maker.declared.length > 0 ? `(${maker.declared.join(', ')})` : '';
  return { kind, field, query: `${kind} Call${declared} { ${selection} }`, variables: maker.variables };
}

function pick<T>({ random }: Pick<Maker, 'random'>, choices: readonly T[]): T {
  const found = choices[Math.floor(random() * choices.length)];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
}

function writeField(maker: Maker, field: GraphQLField<unknown, unknown>, depth: number): string {
  const { random } = maker;
  const args = field.args.flatMap((arg) => {
    if (!isRequiredArgument(arg) && random() < 0.5) return [];
    return [
      `${arg.name}: ${writeArgument(maker, arg.type, { name: arg.name, hasDefault: arg.defaultValue !== undefined })}`,
    ];
  });
  const alias = random() < 0.04 ? `${pick(maker, ALIASES)}: ` : '';
  const given = args.length > 0 ? `(${args.join(', ')})` : '';
  return `${alias}${field.name}${given}${writeSelection(maker, field.type, depth)}`;
}

/** A few fields of the type; for an interface or a union, fields of one of its objects. */
function writeSelection(maker: Maker, type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  if (isUnionType(named) || (isInterfaceType(named) && maker.random() < 0.7)) {
    const object = pick(maker, maker.schema.getPossibleTypes(named));
    return ` { __typename ... on ${object.name}${writeSelection(maker, object, depth)} }`;
  }
  const fields = Object.values(named.getFields());
  const leaves = fields.filter((one) => isLeafType(getNamedType(one.type)) && !one.args.some(isRequiredArgument));
  const deeper = depth >= DEEPEST ? [] : fields.filter((one) => isCompositeType(getNamedType(one.type)));
  const few = depth === 1 ? 3 : 1;
  const chosen = new Set([
    ...Array.from({ length: few }, () => (leaves.length > 0 ? pick(maker, leaves) : null)),
    ...Array.from({ length: few }, () => (deeper.length > 0 ? pick(maker, deeper) : null)),
  ]);
  const written = [...chosen].flatMap((one) => (one ? [writeField(maker, one, depth + 1)] : []));
  return ` { __typename ${written.join(' ')} }`;
}

interface Asked {
  name: string;
  hasDefault: boolean;
}

/** Half of the arguments are variables, some of them nullable where the schema allows that only with a default. */
function writeArgument(maker: Maker, type: GraphQLInputType, { name, hasDefault }: Asked): string {
  const { random, variables, declared } = maker;
  const value = makeValue(maker, type, name);
  const isWrittenOut = random() < 0.5 && !needsVariable(type);
  if (isWrittenOut) return writeValue(value, type);
  const variable = `v${declared.length + 1}`;
  const nullable = getNullableType(type);
  const isDefaulted = isNonNullType(type) && isLeafType(nullable) && random() < 0.1;
  const fallback = isDefaulted
    ? ` = ${writeValue(makeLeaf({ ...maker, wrongShare: 0 }, nullable, name), nullable)}`
    : '';
  declared.push(`$${variable}: ${isDefaulted ? nullable : type}${fallback}`);
  const dice = random();
  // Sends null often where it is allowed, because clients send it for "no value".
  if ((isDefaulted || hasDefault || !isNonNullType(type)) && dice < 0.3) variables[variable] = null;
  else if (!(isDefaulted && dice < 0.6)) variables[variable] = value;
  return `$${variable}`;
}

/** Whether a value of the type can't stand in a document. */
function needsVariable(type: GraphQLInputType, seen: ReadonlySet<string> = new Set()): boolean {
  const named = getNamedType(type);
  if (['WebAuthnJSON', 'Upload'].includes(named.name)) return true;
  if (!isInputObjectType(named) || seen.has(named.name)) return false;
  return Object.values(named.getFields()).some((one) => needsVariable(one.type, new Set([...seen, named.name])));
}

/** A value as GraphQL writes it; enums have no quotes. */
function writeValue(value: unknown, type: GraphQLInputType): string {
  const nullable = getNullableType(type);
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) {
    const of = isListType(nullable) ? nullable.ofType : nullable;
    return `[${value.map((one) => writeValue(one, of as GraphQLInputType)).join(', ')}]`;
  }
  if (typeof value === 'object') {
    const fields = isInputObjectType(nullable) ? nullable.getFields() : {};
    const entries = Object.entries(value).flatMap(([name, one]) => {
      if (!/^[A-Za-z_]\w*$/.test(name)) return [];
      return [`${name}: ${writeValue(one, fields[name]?.type ?? nullable)}`];
    });
    return `{ ${entries.join(', ')} }`;
  }
  if (typeof value === 'string' && isEnumType(nullable)) return value;
  return JSON.stringify(value);
}

const WRONG: readonly unknown[] = [null, 5, -1.5, 1e308, true, '', 'x', [], [[]], {}, { a: 1 }, ['x'], '__proto__'];

function makeValue(maker: Maker, type: GraphQLInputType, name: string, depth = 0): unknown {
  const { random } = maker;
  if (random() < maker.wrongShare) return pick(maker, WRONG);
  if (!isNonNullType(type) && random() < 0.12) return null;
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const sizes = random() < 0.05 ? [300] : [0, 1, 1, 2, 3];
    return Array.from({ length: pick(maker, sizes) }, () => makeValue(maker, nullable.ofType, name, depth + 1));
  }
  if (!isInputObjectType(nullable)) return makeLeaf(maker, nullable, name);
  const fields = Object.values(nullable.getFields()).filter(
    (field) => isRequiredInputField(field) || (depth < 6 && random() < 0.45),
  );
  const entries = fields.map((field) => {
    const isNull = field.defaultValue !== undefined && random() < 0.1;
    return [field.name, isNull ? null : makeValue(maker, field.type, field.name, depth + 1)] as const;
  });
  return Object.fromEntries(entries);
}

/** What people usually send, by the name of the value. */
const USUAL: readonly [name: RegExp, texts: readonly string[]][] = [
  [/email/i, ['asha@example.com', 'ASHA@Example.COM', ' asha@example.com ', 'ä@ü.example', 'nobody', '']],
  [/phone/i, ['+919876543210', '0091 98765 43210', '(030) 123-45', '٠١٢٣٤٥', '1', '']],
  [
    /url|website|link|photo|logo|image|origin/i,
    ['https://example.com/a', 'example.com', 'javascript:alert(1)', 'http://[::1', ''],
  ],
  [/date|expected|from|until|^to$|day|year/i, ['2026-03-01', '2026-02-30', '0000-00-00', '9999-12-31', '']],
  [/locale|language/i, ['en-IN', 'de', 'xx-YY', '', '-']],
  [/timeZone/i, ['Asia/Kolkata', '../../etc/passwd', 'UTC', '']],
  [/currency/i, ['INR', 'inr', 'XXX', '']],
  [/color|paper|accent/i, ['#aabbcc', 'red', '']],
];

/** Texts that have broken programs before. */
const MEAN: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u{10ffff}',
  '\u202e\u200b',
  'e\u0301'.repeat(20),
  '👩‍👩‍👧‍👦',
  'İıßſ',
  '%_\\\'";--',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  '[5]',
  '1e3',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'x'.repeat(5000),
  'ش'.repeat(300),
  '\n\r\t',
  '{"a":',
  'eyJhIjoxfQ',
];

const INTEGERS = [0, 1, 2, 5, 20, 100, 101, -1, -2_147_483_648, 2_147_483_647];
const TIMES = [
  '2026-11-26T10:00:00.000Z',
  '2026-11-26T10:00:00+05:30',
  '1970-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2024-02-29T00:00:00Z',
];
const NO_TIMES = ['2026-03-01', 'yesterday', '2026-02-30T00:00:00Z', '-000001-01-01T00:00:00Z'];

function makeLeaf(maker: Maker, type: GraphQLInputType, name: string): unknown {
  if (isEnumType(type)) return pick(maker, type.getValues()).name;
  switch (getNamedType(type).name) {
    case 'Int':
      return pick(maker, INTEGERS);
    case 'Float':
      return pick(maker, [0, 1.5, -1, 1e308, 5e-324, 9_007_199_254_740_991]);
    case 'Boolean':
      return maker.random() < 0.5;
    case 'ID':
      return makeId(maker, name);
    case 'DateTimeISO':
      return pick(maker, maker.wrongShare > 0 ? [...TIMES, ...NO_TIMES] : TIMES);
    case 'Upload':
      return { [FILE]: pick(maker, ['picture', 'broken', 'empty', 'text']) };
    case 'WebAuthnJSON':
      return pick(maker, [{}, { id: 'x', response: {} }, { colors: null }, { type: 'public-key', rawId: '' }]);
    default:
      return makeText(maker, name);
  }
}

/** Usually the object that the name suggests: a card for `cardId`, the root field's object for `id`. */
function makeId(maker: Maker, name: string): string {
  const { random, ids, root } = maker;
  const longestFirst = Object.entries(ids).toSorted(([one], [other]) => other.length - one.length);
  const find = (text: string) => longestFirst.find(([type]) => text.toLowerCase().includes(type.toLowerCase()));
  const own = find(name) ?? find(root);
  const dice = random();
  if (own && dice < 0.7) return own[1];
  if (dice < 0.9) return pick(maker, Object.values(ids));
  return pick(maker, ['00000000-0000-4000-8000-000000000000', ...MEAN]);
}

function makeText(maker: Maker, name: string): string {
  const usual = USUAL.find(([words]) => words.test(name))?.[1] ?? ['Asha Rao', 'Jürgen', 'आशा', 'a b c'];
  return maker.random() < 0.6 ? pick(maker, usual) : pick(maker, MEAN);
}
