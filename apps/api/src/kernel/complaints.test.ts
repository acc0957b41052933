import { render } from '@tessera/texts/render';
import { expect, test } from 'vitest';
import { describeDocument, describeWrongKind } from './complaints.ts';

test('a complaint with a hint names it in words', () => {
  const said = render(describeDocument('Cannot query field "nam" on type "User". Did you mean "name" or "id"?'), 'en');
  expect(said).toMatch(/"name" or "id"\?$/);
});

test.each([
  ['hints', ' Did you mean '],
  ['letters', 'x'],
  ['quotes', '"'],
])('a complaint that quotes 400 kB of %s says no more than others', (_what, part) => {
  const quoted = `Syntax Error: Unexpected "${part.repeat(400_000 / part.length)}".`;
  expect(JSON.stringify(describeDocument(quoted)).length).toBeLessThan(2000);
  expect(JSON.stringify(describeWrongKind(quoted)).length).toBeLessThan(3000);
});
