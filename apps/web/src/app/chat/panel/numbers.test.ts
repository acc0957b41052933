import { describe, expect, test } from 'vitest';
import { findNumbers, whatsappTo } from './numbers.ts';

describe('the numbers of a list', () => {
  test.each([
    ['one on each line', '+91 98765 43210\n070-123 45 67', ['+91 98765 43210', '070-123 45 67']],
    [
      'between commas, semicolons and tabs',
      '98765 43210,98765 43211;98765 43212\t98765 43213',
      ['98765 43210', '98765 43211', '98765 43212', '98765 43213'],
    ],
    ['of a table with names and a heading', 'Name,Phone\r\n"Mateo","+39 (333) 123-4567"\r\n', ['+39 (333) 123-4567']],
    [
      'of Google’s export, several in a cell',
      'Lena,+49 171 1234567 ::: +49 30 123456',
      ['+49 171 1234567', '+49 30 123456'],
    ],
    ['of links', 'tel:+4670123456', ['+4670123456']],
    ['each once, however it is written', '+91 98765 43210\n+919876543210', ['+91 98765 43210']],
    ['and no dates, years or addresses', '2026-11-12, 12.11.2026, 2026, p1234567@example.com, 12', []],
    ['none in nothing', ' \n ', []],
    ['and none that is too long for a number', '12345678901234567890', []],
  ])('%s', (_what, text, numbers) => {
    expect(findNumbers(text)).toEqual(numbers);
  });
});

test('WhatsApp finds a number by its country, and no other', () => {
  expect(whatsappTo('+91 98765 43210', 'Join & talk')).toBe('https://wa.me/919876543210?text=Join%20%26%20talk');
  expect(whatsappTo('98765 43210', 'Join')).toBeNull();
});
