import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOnlyEmoji, messageParts } from './message-parts.ts';

const hrefs = (text: string) => messageParts(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []));

test.each([
  ['see https://example.com/a, please', ['https://example.com/a']],
  ['see www.example.com/a. Thanks', ['https://www.example.com/a']],
  // Files and names with a full stop are no websites.
  ['open invoice.zip and README.md, then main.rs', []],
  ['see example.com/a, please', []],
  // Sentence marks of other scripts.
  ['देखिए https://example.com/a।', ['https://example.com/a']],
  ['انظر https://example.com/b، ثم', ['https://example.com/b']],
  ['https://example.com/a،https://example.com/b', ['https://example.com/a', 'https://example.com/b']],
  ['看https://example.com/a，www.example.com/b。', ['https://example.com/a', 'https://www.example.com/b']],
  ['هل رأيت https://example.com/b؟', ['https://example.com/b']],
  ['看https://example.com/c。然后', ['https://example.com/c']],
  ['（https://example.com/d）', ['https://example.com/d']],
  ['„https://example.com/e“', ['https://example.com/e']],
  ['“https://example.com/f”', ['https://example.com/f']],
  ['«https://example.com/g»…', ['https://example.com/g']],
  ['https://example.com/wiki/Größe', ['https://example.com/wiki/Gr%C3%B6%C3%9Fe']],
  ['https://example.com/wiki/D’Arcy', ['https://example.com/wiki/D%E2%80%99Arcy']],
  ['अधिक: asha@example.com।', ['mailto:asha@example.com']],
  ['https://a.example/x?y=1#z and http://b.example', ['https://a.example/x?y=1#z', 'http://b.example']],
  ['write to asha@example.com', ['mailto:asha@example.com']],
  ['no link here. Really', []],
  ['javascript:alert(1)', []],
  ['data:text/html,x', []],
  ['file:///etc/passwd', []],
  ['ftp://files.example/a', []],
  ['https://bank.example@evil.example/', []],
  ['(https://example.com)', ['https://example.com']],
])('%s', (text, expected) => {
  expect(hrefs(text)).toEqual(expected);
});

test('people are named by their whole name, the longer one first', () => {
  const people = [
    { id: '1', name: 'Asha' },
    { id: '2', name: 'Asha Rao' },
  ];
  expect(messageParts('@Asha Rao and @Asha, see @Nobody', people)).toMatchObject([
    { kind: 'mention', text: '@Asha Rao', userId: '2' },
    { kind: 'text', text: ' and ' },
    { kind: 'mention', text: '@Asha', userId: '1' },
    { kind: 'text', text: ', see @Nobody' },
  ]);
});

test('whatever is written, the parts together are the text, and links lead only where they may', () => {
  const piece = fc.constantFrom(
    'https://',
    'a.example',
    '@',
    'Asha',
    ' ',
    'javascript:',
    '\n',
    'x@y.example',
    '🎉',
    ')',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
      const text = pieces.join('');
      const parts = messageParts(text, [{ id: '1', name: 'Asha' }]);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const part of parts) if (part.kind === 'link') expect(part.href).toMatch(/^(?:https?:\/\/|mailto:)/);
    }),
  );
});

test.each([
  ['🎉', true],
  ['👩‍👩‍👧 🇮🇳', true],
  ['🎉🎉🎉🎉', false],
  ['ok 🎉', false],
  ['12', false],
  ['', false],
])('“%s” is only emoji: %s', (text, expected) => {
  expect(isOnlyEmoji(text)).toBe(expected);
});
