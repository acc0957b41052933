import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitName } from './person-name.ts';

describe('the parts of a name', () => {
  test.each<[name: string, given: string, family: string]>([
    ['Asha Rao', 'Asha', 'Rao'],
    ['Asha', 'Asha', ''],
    ['', '', ''],
    ['Priyanka K.', 'Priyanka K.', ''],
    ['R. K. Narayan', 'R. K.', 'Narayan'],
    ['आशा राव', 'आशा', 'राव'],
    ['ليلى عبد الرحمن حداد', 'ليلى عبد الرحمن', 'حداد'],
    ['Vincent van Gogh', 'Vincent', 'van Gogh'],
    ['Oscar de la Renta', 'Oscar', 'de la Renta'],
    ['Van Morrison', 'Van', 'Morrison'],
    ['Rao, Asha', 'Asha', 'Rao'],
    ['王小明', '小明', '王'],
    ['欧阳修', '修', '欧阳'],
    ['欧阳', '阳', '欧'],
    ['김민수', '민수', '김'],
    ['山田 太郎', '太郎', '山田'],
    ['Wang Xiaoming', 'Wang', 'Xiaoming'],
  ])('%j is %j %j', (name, given, family) => {
    expect(splitName(name)).toMatchObject({ given, family });
  });

  test.each<[name: string, language: string, given: string, family: string]>([
    ['Nagy Péter', 'hu-HU', 'Péter', 'Nagy'],
    ['Nguyễn Văn An', 'vi', 'Văn An', 'Nguyễn'],
    ['Wang Xiaoming', 'zh-CN', 'Xiaoming', 'Wang'],
    ['Nagy Péter', 'de-DE', 'Nagy', 'Péter'],
  ])('%j of somebody who writes %s is %j %j', (name, language, given, family) => {
    expect(splitName(name, language)).toMatchObject({ given, family });
  });

  test('titles before it and degrees behind it are parts of their own', () => {
    expect(splitName('Prof. Dr. Asha Rao, PhD')).toEqual({
      prefix: 'Prof. Dr.',
      given: 'Asha',
      family: 'Rao',
      suffix: 'PhD',
    });
    expect(splitName('Smt. Lakshmi')).toMatchObject({ prefix: 'Smt.', given: 'Lakshmi', family: '' });
    expect(splitName('Dr.')).toEqual({ prefix: '', given: 'Dr.', family: '', suffix: '' });
  });

  test('no letter of any name is lost', () => {
    const letters = (text: string) => [...text.replace(/[\s,]/gu, '')].sort().join('');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('', 'hu', 'zh', 'en'), (name, language) => {
        expect(letters(Object.values(splitName(name, language)).join(''))).toBe(letters(name));
      }),
    );
  });
});
