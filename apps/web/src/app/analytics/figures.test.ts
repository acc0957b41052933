import { engagementScore, SHARE_MODES } from '@tessera/domain';
import { expect, test } from 'vitest';
import { EXAMPLE_SCORE, FIGURES } from './figures.ts';

/** Each way of sharing, in the words of the explanation. */
const WORDS: Record<(typeof SHARE_MODES)[number], string> = {
  LINK: 'copy a link',
  TEXT: 'or a text',
  WHATSAPP: 'by WhatsApp',
  QR: 'download its QR code',
  GROUP: 'post it to a group',
  IN_APP: 'share it with people in the app',
};

test.each(SHARE_MODES)('what Total Shares counts names %s', (mode) => {
  expect(FIGURES.shares.explanation.join(' ')).toContain(WORDS[mode]);
});

test('the example of the score is what the rule makes of it', () => {
  expect(EXAMPLE_SCORE).toBe(Math.round(engagementScore([100, 50, 50, 50, 0])));
});
