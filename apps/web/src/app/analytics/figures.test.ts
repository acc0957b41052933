import { SHARE_MODES } from '@tessera/domain';
import { expect, test } from 'vitest';
import { FIGURES } from './figures.ts';

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
