import { AppError, cutText, type FieldErrors, isWellFormed } from '@tessera/domain';
import { type Message, msg, numberOf } from '@tessera/texts';
import { type ASTNode, type DocumentNode, Kind, visit } from 'graphql';

const MAX_DEPTH = 32;
/** No field accepts more: the longest text is a file with a look, and the longest lists are the people of a Google account. */
const MOST_CHARACTERS = 20_000;
const MOST_ENTRIES = 5000;
/** For all lists and objects together: each person of a Google account has about ten values. */
const MOST_VALUES = 50_000;
/** The most fields that an error names. More would help no client. */
const MOST_NAMED = 100;
/** The longest path: a key may be as long as the body. */
const MAX_PATH = 300;
const FORBIDDEN_KEY = msg('This key is not allowed.');

/** The wrong fields so far, and the number of values checked. */
interface Search {
  fields: FieldErrors;
  named: number;
  values: number;
  /** Whether a text can't be stored. Otherwise a size or a key is wrong. */
  hasUnclean: boolean;
  /** Whether paths leave out `input`. */
  skipsInput: boolean;
}

/**
 * Refuses values that no field accepts, before any other rule reads them: texts that PostgreSQL or a JSON reader can't carry (NUL
 * bytes and lone surrogates), texts and lists that are too long, and a key `__proto__`, which no honest client sends. The error
 * names their paths in the body, 100 at most.
 */
export function assertCleanTexts(value: unknown): void {
  const search = begin();
  collect(value, search, { path: '', depth: 0 });
  refuse(search);
}

/** The same for variables. Paths leave out an argument `input`, as in errors about wrong types. */
export function assertCleanVariables(variables: unknown): void {
  const search = begin({ skipsInput: true });
  collect(variables, search, { path: '', depth: 0 });
  refuse(search);
}

/** An escape, or the character itself. */
const MAY_HIDE_CHARACTERS = /\\u|\0/;

/** The same for texts written into a document, by the names of their arguments and fields. Skips short ones without escapes. */
export function assertCleanDocument(document: DocumentNode, query: string): void {
  if (query.length <= MOST_CHARACTERS && !MAY_HIDE_CHARACTERS.test(query)) return;
  const search = begin({ skipsInput: true });
  visit(document, {
    StringValue(...[{ value }, , parent, , ancestors]) {
      const nodes = [...ancestors, parent].filter((one): one is ASTNode => one !== undefined && 'kind' in one);
      const named = nodes.filter(({ kind }) => kind === Kind.ARGUMENT || kind === Kind.OBJECT_FIELD);
      const path = named.map((one) => ('name' in one ? one.name?.value : '')).join('.');
      collect(value, search, { path: path || 'query', depth: 0 });
    },
  });
  refuse(search);
}

function begin({ skipsInput = false } = {}): Search {
  return { fields: {}, named: 0, values: 0, hasUnclean: false, skipsInput };
}

function refuse({ fields, named, hasUnclean }: Search): void {
  const [first] = Object.values(fields);
  if (named === 0 || first === undefined) return;
  const message = hasUnclean ? msg('Some text contains characters that can’t be stored.') : first;
  throw new AppError('BAD_USER_INPUT', message, fields);
}

function addProblem(search: Search, path: string, message: Message): void {
  search.named += 1;
  const shown = search.skipsInput ? path.replace(/^input\./, '') : path;
  // Defined, not set: setting `__proto__` would change the object's prototype and name nothing.
  Object.defineProperty(search.fields, cutText(shown, MAX_PATH), {
    ...{ value: message, enumerable: true, configurable: true, writable: true },
  });
}

function collect(value: unknown, search: Search, { path, depth }: { path: string; depth: number }): void {
  if (typeof value === 'string') {
    const problem = findProblem(value, search);
    if (problem) addProblem(search, path, problem);
  } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
    const keys = Object.keys(value);
    search.values += keys.length;
    const problem = findExcess(keys.length, search, depth);
    if (problem) addProblem(search, path || 'body', problem);
    else collectEntries(value as Record<string, unknown>, search, { path, depth });
  }
}

function collectEntries(
  entries: Record<string, unknown>,
  search: Search,
  { path, depth }: { path: string; depth: number },
): void {
  for (const key of Object.keys(entries)) {
    if (search.named >= MOST_NAMED || search.values > MOST_VALUES) return;
    const entryPath = path ? `${path}.${key}` : key;
    if (key === '__proto__') addProblem(search, entryPath, FORBIDDEN_KEY);
    else collect(entries[key], search, { path: entryPath, depth: depth + 1 });
  }
}

/** The error about the size of a list or an object, if there is one. */
function findExcess(entries: number, { values }: Search, depth: number): Message | null {
  if (depth >= MAX_DEPTH) return msg('This is nested too deeply.');
  if (entries > MOST_ENTRIES) return msg('At most {most} entries.', { most: numberOf(MOST_ENTRIES) });
  if (values > MOST_VALUES) return msg('At most {most} values at once.', { most: numberOf(MOST_VALUES) });
  return null;
}

function findProblem(text: string, search: Search): Message | null {
  if (text.length > MOST_CHARACTERS) return msg('At most {max} characters.', { max: numberOf(MOST_CHARACTERS) });
  const hasNul = text.includes('\0');
  if (!hasNul && isWellFormed(text)) return null;
  search.hasUnclean = true;
  return hasNul ? msg('This text has a NUL character.') : msg('This text has half a character (a lone surrogate).');
}
