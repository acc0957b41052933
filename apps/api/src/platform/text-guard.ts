import { AppError, type FieldErrors, isWellFormed } from '@tessera/domain';
import { t } from '@tessera/texts';
import { type ASTNode, type DocumentNode, Kind, visit } from 'graphql';

const MAX_DEPTH = 32;
const FORBIDDEN_KEY = t('This key is not allowed.');

/**
 * Refuses texts that PostgreSQL or a JSON reader can't carry: NUL bytes and lone surrogates. All are named at once,
 * by their path in the variables or the body; so is a key `__proto__`, which no honest client sends.
 */
export function assertCleanTexts(value: unknown): void {
  const fields: FieldErrors = {};
  collect(value, fields, { path: '', depth: 0 });
  refuse(fields);
}

/** The same for the texts that a document writes out, by the names of their arguments and fields. */
export function assertCleanDocument(document: DocumentNode): void {
  const fields: FieldErrors = {};
  visit(document, {
    StringValue(...[{ value }, , parent, , ancestors]) {
      const nodes = [...ancestors, parent].filter((one): one is ASTNode => one !== undefined && 'kind' in one);
      const named = nodes.filter(({ kind }) => kind === Kind.ARGUMENT || kind === Kind.OBJECT_FIELD);
      const path = named.map((one) => ('name' in one ? one.name?.value : '')).join('.');
      collect(value, fields, { path: path.replace(/^input\./, '') || 'query', depth: 0 });
    },
  });
  refuse(fields);
}

function refuse(fields: FieldErrors): void {
  if (Object.keys(fields).length === 0) return;
  const isOnlyKeys = Object.values(fields).every((text) => text === FORBIDDEN_KEY);
  const message = isOnlyKeys ? FORBIDDEN_KEY : t('Some text contains characters that can’t be stored.');
  throw new AppError('BAD_USER_INPUT', message, fields);
}

function collect(value: unknown, fields: FieldErrors, { path, depth }: { path: string; depth: number }): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) fields[path] = t('This text has a NUL character.');
    else if (!isWellFormed(value)) fields[path] = t('This text has half a character (a lone surrogate).');
    return;
  }
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return;
  if (depth >= MAX_DEPTH) {
    fields[path] = t('This is nested too deeply.');
    return;
  }
  for (const [key, entry] of Object.entries(value)) {
    const entryPath = path ? `${path}.${key}` : key;
    // Defined, not set: setting this key would change the object's prototype and name nothing.
    if (key === '__proto__') Object.defineProperty(fields, entryPath, { value: FORBIDDEN_KEY, enumerable: true });
    else collect(entry, fields, { path: entryPath, depth: depth + 1 });
  }
}
