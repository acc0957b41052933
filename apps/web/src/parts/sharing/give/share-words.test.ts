import { expect, test } from 'vitest';
import { revokeText } from './share-words.ts';

test.each([
  ['LINK', 'PRIVATE', /^This link stops working immediately\.$/],
  ['QR', 'PUBLIC', /^Views by this link no longer count for it\. The card stays public/],
  ['LINK', 'UNLISTED', /Anyone with its address can still open the card\./],
  ['GROUP', 'PRIVATE', /^The card disappears from the group’s chat\. Members can no longer open it/],
  ['GROUP', 'PUBLIC', /^The card disappears from the group’s chat\. The card stays public/],
  ['IN_APP', 'PRIVATE', /^The card disappears from your chat\. They can no longer open it/],
  ['IN_APP', null, /^The card disappears from your chat\.$/],
] as const)('revoking a %s share of a %s card: %s', (mode, visibility, text) => {
  expect(revokeText(mode, visibility)).toMatch(text);
});
