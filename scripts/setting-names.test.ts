import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** What settings of the server are called, such as SMTP_URL. */
const SETTING = /\b[A-Z]{2,}_[A-Z_]+\b/;

/** Texts with a name of that shape that is no setting, each with its reason; none so far. */
const NO_SETTINGS: readonly string[] = [];

function listSources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing[/.]/.test(file))
    .map((file) => join(folder, file));
}

/** The program without its comments, and without what templates fill in. */
function readProgram(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\$\{[^{}]*\}/g, '…');
}

function stringsIn(program: string): string[] {
  // A backtick in a pattern begins no template: what it seems to hold is a program.
  const strings = program.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`/g) ?? [];
  return strings.filter((text) => !text.includes('if ('));
}

/** A code or the value of an enum stands alone: a text for people has words around it, or stands between tags. */
function textsOfScreen(source: string): string[] {
  const program = readProgram(source);
  return [...stringsIn(program).filter((text) => /\s/.test(text)), ...(program.match(/>[^<>{}=;&]+</g) ?? [])];
}

/** What follows the code of an error. */
function messagesOfErrors(source: string): string[] {
  const errors = readProgram(source).match(/new AppError\([\s\S]*?\);/g) ?? [];
  return errors.flatMap((error) => stringsIn(error).slice(1)).filter((text) => /\s/.test(text));
}

function find(files: readonly string[], textsOf: (source: string) => string[]): string[] {
  return files.flatMap((file) =>
    textsOf(readFileSync(join(ROOT, file), 'utf8'))
      .filter((text) => SETTING.test(text) && !NO_SETTINGS.includes(text))
      .map((text) => `${file}: ${text}`),
  );
}

test('no text of a screen names a setting of the server', () => {
  expect(find(listSources('apps/web/src'), textsOfScreen)).toEqual([]);
});

test('no error that people read names a setting of the server', () => {
  const files = [...listSources('apps/api/src'), ...listSources('packages/domain/src')];
  expect(find(files, messagesOfErrors)).toEqual([]);
});

test('a name is found in a sentence, between tags and in an error', () => {
  const filled = '$' + '{a.b}';
  const source = `const a = <code>SMTP_URL</code>; b('Set SMTP_URL.'); throw new AppError('NOT_FOUND', \`Set ${filled} SMTP_URL\`);`;
  const named = (texts: string[]) => texts.filter((text) => SETTING.test(text));
  expect(named(textsOfScreen(source))).toEqual(["'Set SMTP_URL.'", '`Set … SMTP_URL`', '>SMTP_URL<']);
  expect(named(messagesOfErrors(source))).toEqual(['`Set … SMTP_URL`']);
  expect(named(textsOfScreen("const a = 'SMTP_URL'; // Set SMTP_URL."))).toEqual([]);
});
