import { expect, test } from 'vitest';
import { orderWords } from './word-order.ts';

test.each([
  ['Asha Rao', ['Asha', 'Rao']],
  ['ليلى عبد الرحمن', ['الرحمن', 'عبد', 'ليلى']],
  ['ليلى حداد Haddad Studio', ['Haddad', 'Studio', 'حداد', 'ليلى']],
  ['Studio ليلى', ['Studio', 'ليلى']],
])('the words of %j are drawn as they are seen', (name, words) => {
  expect(orderWords(name)).toEqual(words);
});
