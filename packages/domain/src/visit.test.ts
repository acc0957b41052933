import { describe, expect, test } from 'vitest';
import { keepVisit, readVisit } from './visit.ts';

describe('the address of a visit', () => {
  test.each([
    ['nothing', '', {}],
    ['the share and the QR code', '?s=abc234&c=qr', { shareMark: 'abc234', channel: 'QR' }],
    ['an NFC tag', '?s=abc234&c=nfc', { shareMark: 'abc234', channel: 'NFC' }],
    ['a channel of two words', '?c=in-app', { channel: 'IN_APP' }],
    ['no channel that the API would refuse', '?c=carrier-pigeon', {}],
    [
      'the campaign, without what is empty or unknown',
      '?utm_source=fair&utm_medium=&utm_campaign=milan&utm_other=x',
      { utm: { source: 'fair', campaign: 'milan' } },
    ],
  ])('tells %s', (_name, search, visit) => {
    expect(readVisit(search)).toEqual(visit);
  });

  test('is kept for the page’s links, without anything else', () => {
    expect(keepVisit('?s=abc234&c=qr&utm_term=a%20b&token=secret&lang=de')).toBe('?s=abc234&c=qr&utm_term=a+b');
    expect(keepVisit('?lang=de')).toBe('');
  });
});
