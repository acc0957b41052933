import { describe, expect, test } from 'vitest';
import { csvLine } from './csv.ts';

describe('a line of CSV', () => {
  test.each([
    ['plain cells are joined by commas', ['a', 1, true, null], 'a,1,true,\r\n'],
    ['quotes, commas and line ends are quoted', ['a "b", c', 'd\r\ne'], '"a ""b"", c","d\r\ne"\r\n'],
    [
      'other delimiters are quoted: where they count, what follows would be a cell',
      ['a;=1', 'b\t=1'],
      '"a;=1","b\t=1"\r\n',
    ],
    ['a time is ISO 8601 in UTC', [new Date(0)], '1970-01-01T00:00:00.000Z\r\n'],
    ['a negative number stays a number', [-5], '-5\r\n'],
    ['a telephone number stays as it is', ['+919876543210'], '+919876543210\r\n'],
    ['an empty line is only its end', [], '\r\n'],
  ])('%s', (_name, cells, expected) => {
    expect(csvLine(cells)).toBe(expected);
  });

  test.each([
    '=1+1',
    '+1',
    '+1+1',
    '+919876543210+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =1',
    '＝1+1',
    '＠SUM(A1)',
  ])('%j can not run in a spreadsheet', (text) => {
    expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/);
  });
});
