import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findTexts } from '@tessera/texts/find-texts';
import { type Expression, type JSXChild, type JSXElement, type Program, parseSync, Visitor } from 'oxc-parser';
import { projectRoot } from './processes.ts';

/** Where texts that people read are written. */
const FOLDERS = ['apps/api/src', 'apps/web/src', 'packages/domain/src', 'packages/ui/src'];
const LETTERS = /\p{L}{2}/u;

/** English text → the first file that says it. */
export function collectTexts(): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of listSources())
    for (const { message } of findTexts(parse(file))) if (!texts.has(message)) texts.set(message, file);
  return texts;
}

/** Texts between the tags of JSX that no reader of another language could read: 'apps/web/src/a.tsx:12: Save'. */
export function findLiterals(): string[] {
  return listSources()
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const code = readFileSync(join(projectRoot, file), 'utf8');
      const found: string[] = [];
      const collect = ({ openingElement, children }: JSXElement) => {
        const { name } = openingElement;
        if (name.type === 'JSXIdentifier' && ['code', 'kbd', 'pre'].includes(name.name)) return;
        for (const { start, words } of children.flatMap(listWords)) {
          if (!LETTERS.test(words)) continue;
          const line = code.slice(0, start).split('\n').length;
          found.push(`${file}:${line}: ${words.trim()}`);
        }
      };
      new Visitor({ JSXElement: collect }).visit(parse(file));
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

function parse(file: string): Program {
  return parseSync(file, readFileSync(join(projectRoot, file), 'utf8')).program;
}

function listSources(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)))
      .filter((file) => !file.includes('/testing/') && !file.includes('/generated/')),
  ).sort();
}
