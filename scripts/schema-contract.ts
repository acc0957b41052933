import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema, type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { projectRoot } from './processes.ts';

/** The headings of `docs/schema-changelog.md`, the most important first. */
const HEADINGS: readonly [level: CriticalityLevel, heading: string][] = [
  [CriticalityLevel.Breaking, 'Breaking'],
  [CriticalityLevel.Dangerous, 'Dangerous'],
  [CriticalityLevel.NonBreaking, 'Added'],
];

/** A deprecated argument is told by its directive alone; fields and values have a change of their own for it. */
const ARGUMENT_DEPRECATED = /^DIRECTIVE_USAGE_(?:ARGUMENT|INPUT_FIELD)_DEFINITION_ADDED$/;

/**
 * Changes of the contract since the last release. Words about it and what fields cost are left out, because they break no
 * client; so are the parts of what is new as a whole.
 */
export async function findChanges(released: GraphQLSchema, current: GraphQLSchema): Promise<Change[]> {
  const changes = (await diff(released, current)).filter(
    ({ type, path = '' }) =>
      (ARGUMENT_DEPRECATED.test(type) && path.endsWith('.@deprecated')) || !/DESCRIPTION|DIRECTIVE/.test(type),
  );
  const added = new Set(
    changes.flatMap(({ type, path }) => (path && /^(?:TYPE|FIELD)_ADDED$/.test(type) ? [path] : [])),
  );
  return changes.filter(({ path = '' }) => !added.has(path.slice(0, path.lastIndexOf('.'))));
}

/** The schema of the last release; null before the first one. */
export function readReleased(): GraphQLSchema | null {
  const file = join(projectRoot, 'schema.released.graphql');
  return existsSync(file) ? buildSchema(readFileSync(file, 'utf8')) : null;
}

/** Breaking changes whose path does not stand in `CHANGELOG.md` as `Type.field`; one line each. */
export function findUnannounced(changes: readonly Change[], changelog: string): string[] {
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .filter(({ path }) => !path || !changelog.includes(`\`${path}\``))
    .map(({ path, message }) => `${path ?? 'The schema'}: ${message}. Announce it in CHANGELOG.md by its path.`);
}

/** Mutations that don't answer a payload of their own (docs/decisions/0024); their names. */
export function findPlainMutations(schema: GraphQLSchema): string[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(({ name, type }) => String(type) !== `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload!`)
    .map(({ name }) => name);
}

/** A reason says what to use instead, and until when the old name works: “Use `Card.title`. Works until 2027-05-23.” */
const REASON = /^Use `(?<replacement>[^`]+)`\. Works until \d{4}-\d{2}-\d{2}\./;

/** Deprecated parts that don't name a replacement of this schema and a day; one line each. */
export function findPoorDeprecations(schema: GraphQLSchema): string[] {
  return listDeprecations(schema).flatMap(({ coordinate, reason }) => {
    const replacement = REASON.exec(reason)?.groups?.replacement;
    if (!replacement) return [`${coordinate}: say “Use \`…\`. Works until YYYY-MM-DD.” in its deprecation.`];
    return isThere(schema, replacement) ? [] : [`${coordinate}: there is no ${replacement} to use instead.`];
  });
}

function listDeprecations(schema: GraphQLSchema): { coordinate: string; reason: string }[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    const members = isEnumType(type)
      ? type.getValues()
      : isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
        ? Object.values(type.getFields()).flatMap((field) => ['args' in field ? field.args : [], field].flat())
        : [];
    return members.flatMap(({ name, deprecationReason: reason }) =>
      typeof reason === 'string' ? [{ coordinate: `${type.name}.${name}`, reason }] : [],
    );
  });
}

/** `Card.title`, `Query.explore(query:)`, `ShareMode.IN_APP` or a name of a type. */
function isThere(schema: GraphQLSchema, coordinate: string): boolean {
  const [, typeName = '', member, argument] = /^(\w+)(?:\.(\w+)(?:\((\w+):\))?)?$/.exec(coordinate) ?? [];
  const type = schema.getType(typeName);
  if (!type || member === undefined) return Boolean(type);
  if (isEnumType(type)) return Boolean(type.getValue(member));
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return false;
  const field = type.getFields()[member];
  if (!field || argument === undefined) return Boolean(field);
  return 'args' in field && field.args.some(({ name }) => name === argument);
}

/** What is quoted is code; a quoted sentence that has code in it stays a sentence. */
function asCode(message: string): string {
  return message.replace(/'([^']*)'/g, (_quoted, text: string) => (text.includes('`') ? `“${text}”` : `\`${text}\``));
}

/** The changes as a section of Markdown; without its heading. */
export function writeChanges(changes: readonly Change[]): string {
  const sections = HEADINGS.flatMap(([level, heading]) => {
    const lines = changes
      .filter(({ criticality }) => criticality.level === level)
      .map(({ message }) => `- ${asCode(message)}`)
      .sort();
    return lines.length > 0 ? [`### ${heading}\n${[...new Set(lines)].join('\n')}\n`] : [];
  });
  return sections.join('\n') || 'Nothing has changed.\n';
}
