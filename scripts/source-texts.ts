import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findTexts } from '@tessera/texts/find-texts';
import {
  type Argument,
  type AssignmentPattern,
  type Expression,
  type JSXAttribute,
  type JSXChild,
  type JSXElement,
  type Program,
  parseSync,
  Visitor,
} from 'oxc-parser';
import { projectRoot } from './processes.ts';

/** Where texts that people read are written. */
const FOLDERS = ['apps/api/src', 'apps/web/src', 'packages/domain/src', 'packages/ui/src'];
const LETTERS = /\p{L}{2}/u;
/** Errors whose second argument is for people. */
const ERRORS = new Set(['AppError', 'VendorError']);
/** Functions of modules that make such an error, or note one of a field. */
const MAKERS = new Set(['fail', 'refuse', 'wrong', 'wrongToken']);
/** An example of an address or a handle, the same in every language. */
const EXAMPLE = /:\/\/|^[@/]/;
/** Attributes and props that end on the screen or are read out. */
const READ_ATTRIBUTES =
  /^(?:alt|aria-(?:description|label|roledescription)|confirmLabel|heading|hint|label|placeholder|summary|title)$/;
/** Properties and parameters that end there, too. */
const READ_NAMES = /^(?:confirmLabel|failure|head|heading|hint|label|placeholder|submit|submitting|success|summary)$/;
/** A capital letter, and words after it. */
const SENTENCE = /^[“‘(]?\p{Lu}[\p{L}’'-]*,?(?: [\p{Ll}’'-]+[,;:.]?){2}/u;

/** English text → the first file that says it. */
export function collectTexts(folders: readonly string[] = FOLDERS): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of listSources(folders))
    for (const { message } of findTexts(readSource(file).program)) if (!texts.has(message)) texts.set(message, file);
  return texts;
}

/** Sentences that stand in the code of screens by themselves, neither said by `t` nor an error for programmers. */
export function findSentences(): string[] {
  return listSources()
    .filter((file) => !file.startsWith('apps/api/'))
    .flatMap((file) => {
      const { code, program } = readSource(file);
      const said = new Set<number>();
      const found: Words[] = [];
      const keep = (given: readonly Argument[]) => {
        for (const { type, start } of given) if (type === 'Literal' || type === 'TemplateLiteral') said.add(start);
      };
      new Visitor({
        CallExpression: ({ callee, arguments: given }) => isSaidBy(callee) && keep(given),
        NewExpression: ({ arguments: given }) => keep(given),
        JSXAttribute: ({ name, value }) =>
          name.name === 'message' && value?.type === 'Literal' && said.add(value.start),
        Literal: ({ start, value }) => typeof value === 'string' && found.push({ start, words: value }),
        TemplateLiteral: ({ start, quasis }) =>
          found.push({ start, words: quasis.map(({ value }) => value.raw).join(' ') }),
      }).visit(program);
      return found
        .filter(({ start, words }) => !said.has(start) && SENTENCE.test(words))
        .map(({ start, words }) => `${file}:${code.slice(0, start).split('\n').length}: ${words.trim()}`);
    });
}

/** What an error says to a person without `t`: 'apps/api/src/a.ts:12: Nobody is here.' */
export function findErrorTexts(): string[] {
  return listSources().flatMap((file) => {
    const { code, program } = readSource(file);
    const found: Words[] = [];
    new Visitor({
      NewExpression: ({ callee, arguments: [, text] }) => {
        if (callee.type !== 'Identifier' || !ERRORS.has(callee.name) || !text || text.type === 'SpreadElement') return;
        found.push(...listGiven(text));
      },
      CallExpression: ({ callee, arguments: given }) => {
        if (callee.type !== 'Identifier' || !MAKERS.has(callee.name)) return;
        // The other arguments name a field.
        const texts = given.flatMap((one) => (one.type === 'SpreadElement' ? [] : listGiven(one)));
        found.push(...texts.filter(({ words }) => /\p{L} \p{L}/u.test(words)));
      },
    }).visit(program);
    return found
      .filter(({ words }) => LETTERS.test(words))
      .map(({ start, words }) => `${file}:${code.slice(0, start).split('\n').length}: ${words.trim()}`);
  });
}

/** Texts between the tags of JSX that no reader of another language could read: 'apps/web/src/a.tsx:12: Save'. */
export function findLiterals(): string[] {
  return listSources()
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const { code, program } = readSource(file);
      const found: string[] = [];
      const collect = ({ openingElement, children }: JSXElement) => {
        const { name } = openingElement;
        if (name.type === 'JSXIdentifier' && ['code', 'kbd', 'pre'].includes(name.name)) return;
        const read = openingElement.attributes.flatMap((one) => (one.type === 'JSXAttribute' ? listRead(one) : []));
        for (const { start, words } of [...children.flatMap(listWords), ...read]) {
          if (!LETTERS.test(words) || EXAMPLE.test(words.trim())) continue;
          const line = code.slice(0, start).split('\n').length;
          found.push(`${file}:${line}: ${words.trim()}`);
        }
      };
      const keep = (name: string, given: Expression | AssignmentPattern) => {
        if (!READ_NAMES.test(name) || given.type !== 'Literal' || typeof given.value !== 'string') return;
        if (/^\p{Lu}\p{Ll}/u.test(given.value))
          found.push(`${file}:${code.slice(0, given.start).split('\n').length}: ${given.value}`);
      };
      new Visitor({
        JSXElement: collect,
        AssignmentPattern: ({ left, right }) => left.type === 'Identifier' && keep(left.name, right),
        Property: ({ key, value }) => key.type === 'Identifier' && keep(key.name, value as Expression),
      }).visit(program);
      return found;
    });
}

interface Words {
  start: number;
  words: string;
}

/** The literals that stand on the screen: between tags, or as what an expression between tags gives. */
function listWords(child: JSXChild): Words[] {
  if (child.type === 'JSXText') return [{ start: child.start, words: child.value }];
  if (child.type !== 'JSXExpressionContainer' || child.expression.type === 'JSXEmptyExpression') return [];
  return listGiven(child.expression);
}

/** `t`, or the console, which only programmers read. */
function isSaidBy(callee: Expression): boolean {
  if (callee.type === 'Identifier') return callee.name === 't' || callee.name === 'msg';
  return callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'console';
}

function listRead({ name, value }: JSXAttribute): Words[] {
  if (name.type !== 'JSXIdentifier' || !READ_ATTRIBUTES.test(name.name) || !value) return [];
  if (value.type === 'Literal') return [{ start: value.start, words: value.value }];
  return value.type === 'JSXExpressionContainer' ? listWords(value) : [];
}

function listGiven(expression: Expression): Words[] {
  const { start } = expression;
  if (expression.type === 'ConditionalExpression')
    return [...listGiven(expression.consequent), ...listGiven(expression.alternate)];
  if (expression.type === 'LogicalExpression') return listGiven(expression.right);
  if (expression.type === 'Literal' && typeof expression.value === 'string')
    return [{ start, words: expression.value }];
  if (expression.type === 'TemplateLiteral')
    return [{ start, words: expression.quasis.map(({ value }) => value.raw).join(' ') }];
  return [];
}

interface Source {
  code: string;
  program: Program;
}

/** Parsing over a thousand files takes a second or more, and each check looks at all of them. */
const sources = new Map<string, Source>();

function readSource(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const code = readFileSync(join(projectRoot, file), 'utf8');
  const source = { code, program: parseSync(file, code).program };
  sources.set(file, source);
  return source;
}

function listSources(folders: readonly string[] = FOLDERS): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)))
        .filter((file) => !file.includes('/testing/') && !file.includes('/generated/')),
    )
    .sort();
}
