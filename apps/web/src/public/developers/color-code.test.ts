import { expect, test } from 'vitest';
import { colorCode } from './color-code.ts';

const textOf = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element.textContent;
};
const kinds = (code: string, language: string) =>
  [...colorCode(code, language).matchAll(/class="code-(\w+)">([^<]*)/g)].map(([, kind, text]) => [kind, text]);

test.each([
  ['ts', "// It's a card\nconst card = await read('a\\'b', 42); // x"],
  ['py', '# <script>\nfor card in cards: print("é", {"a": 1.5})'],
  ['sh', `curl -X POST "$ORIGIN/api" -H 'a: b' \\\n  -d '{"n":1}' # done`],
  ['go', 'func main() { fmt.Println("a") } // ends in "'],
  ['json', '{"a": "b", "c": null, "d": 2}'],
  ['graphql', 'query { card(id: "1") { title } } # a card'],
  ['txt', 'an unclosed " and \' and `'],
])('an example in %s keeps every character', (language, code) => {
  expect(textOf(colorCode(code, language))).toBe(code);
});

test('comments, strings, keywords and numbers are told apart', () => {
  expect(kinds("const a = 'x // y'; // 12", 'ts')).toEqual([
    ['keyword', 'const'],
    ['string', "'x // y'"],
    ['comment', '// 12'],
  ]);
  expect(kinds('a = 12  # from', 'py')).toEqual([
    ['number', '12'],
    ['comment', '# from'],
  ]);
});

test('parts of words, of addresses and of options are none of them', () => {
  expect(kinds('information card.type --from-file user_id2 /v2/#a', 'sh')).toEqual([]);
});
