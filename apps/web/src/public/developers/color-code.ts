import { escapeHtml } from './section.ts';

const KEYWORDS =
  'as async await break case catch class const continue def defer do done else except export extends false finally for from func function go if implements import in interface is lambda let map mutation new nil None not null of or package pass query raise range return struct subscription switch then this throw true try True False type var while with yield curl echo npm npx';
const STRING = String.raw`"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\`(?:\\.|[^\`\\])*\``;
const COMMENTS = { slashes: String.raw`\/\/[^\n]*`, number: String.raw`(?<=^|\s)#[^\n]*` };
const SLASHED: readonly string[] = ['ts', 'js', 'go'];

/** What a piece of an example is, each with a colour of its own in `developers.css`. */
const KINDS = ['comment', 'string', 'keyword', 'number'] as const;

/** An example as HTML in colour. Not a parser: what it doesn't know keeps the colour of the text. */
export function colorCode(code: string, language: string): string {
  const comment = COMMENTS[SLASHED.includes(language) ? 'slashes' : 'number'];
  const words = String.raw`(?<![\w$.-])(?:${KEYWORDS.replaceAll(' ', '|')})(?![\w-])`;
  const pieces = new RegExp(`(${comment})|(${STRING})|(${words})|((?<![\\w.:-])\\d+(?:\\.\\d+)?(?![\\w.-]))`, 'gm');
  let html = '';
  let end = 0;
  for (const match of code.matchAll(pieces)) {
    const kind = KINDS.find((_name, at) => match[at + 1] !== undefined);
    html += `${escapeHtml(code.slice(end, match.index))}<span class="code-${kind}">${escapeHtml(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(code.slice(end));
}
