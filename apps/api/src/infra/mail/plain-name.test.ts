import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test.each([
  ['Asha Rao', 'Asha Rao'],
  ['Rao & Daughters <b>', 'Rao & Daughters <b>'],
  ['Dr. J. R. Smith', 'Dr. J. R. Smith'],
  ['Eve\r\nBcc: x@example.com', 'Eve Bcc: x@example. com'],
  ['Win money https://evil.example/a?b=c now', 'Win money now'],
  ['HTTPS://EVIL.EXAMPLE', 'Someone'],
  ['javascript://evil', 'Someone'],
  ['see www.evil.example', 'see'],
  ['evil.example', 'evil. example'],
  ['\u202Egnp.exe\u0000\u2028', 'gnp. exe'],
  ['  ', 'Someone'],
  ['x'.repeat(200), `${'x'.repeat(80)}…`],
  ['😀'.repeat(81), `${'😀'.repeat(80)}…`],
])('%j is written as %j', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});
