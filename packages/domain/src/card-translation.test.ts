import { describe, expect, test } from 'vitest';
import { withSingleFields } from './card-contacts.ts';
import { type CardData, fillCardData } from './card-data.ts';
import { checkCardData } from './card-rules.ts';
import { chooseCardLanguage, languageName, translateCard } from './card-translation.ts';
import { cardVcf } from './vcard.ts';

const ASHA: CardData = fillCardData({
  name: 'Asha Rao',
  role: 'Principal Architect',
  email: 'asha@example.com',
  address: 'Lower Parel\nMumbai',
  language: 'en',
  translations: [
    { language: 'hi', name: 'आशा राव', role: 'मुख्य वास्तुकार', companyName: 'स्टूडियो' },
    { language: 'pt-BR', role: 'Arquiteta' },
  ],
  extra: { company: { companyName: 'Rao Studio' } },
});

describe('which language a card is read in', () => {
  test.each([
    [['hi'], 'hi'],
    [['hi-IN', 'en'], 'hi'],
    [['fr', 'hi', 'en'], 'hi'],
    [['pt'], 'pt-BR'],
    [['en-US', 'hi'], ''],
    [['fr'], ''],
    [[], ''],
  ])('%j → “%s”', (wanted, language) => {
    expect(chooseCardLanguage(ASHA, wanted)).toBe(language);
  });

  test('what it doesn’t say there is read in its own texts', () => {
    expect(withSingleFields(translateCard(ASHA, 'hi'))).toMatchObject({
      ...{ language: 'hi', name: 'आशा राव', role: 'मुख्य वास्तुकार', address: 'Lower Parel\nMumbai' },
      extra: { company: { companyName: 'स्टूडियो' } },
    });
    expect(translateCard(ASHA, 'pt-BR')).toMatchObject({ name: 'Asha Rao', role: 'Arquiteta' });
    expect(translateCard(ASHA, 'fr')).toBe(ASHA);
  });

  test('the parts of a name belong to the name that they were written for', () => {
    const card = { ...ASHA, givenName: 'Asha', familyName: 'Rao' };
    expect(translateCard(card, 'hi')).toMatchObject({ givenName: '', familyName: '' });
    expect(translateCard(card, 'pt-BR')).toMatchObject({ givenName: 'Asha', familyName: 'Rao' });
  });

  test('languages are named in themselves, or as their reader calls them', () => {
    expect([languageName('hi'), languageName('hi', 'de'), languageName('no such tag')]).toEqual([
      'हिन्दी',
      'Hindi',
      'no such tag',
    ]);
  });
});

describe('what is wrong with the languages of a card', () => {
  const errorsOf = (changes: Partial<CardData>) => checkCardData({ ...ASHA, ...changes }).errors;
  const translation = (language: string, name = 'Name') =>
    ({ ...fillCardData({ translations: [{}] }).translations?.[0], language, name }) as NonNullable<
      CardData['translations']
    >[number];

  test('nothing of this card; tags are kept as BCP 47 writes them', () => {
    const { data, errors } = checkCardData({ ...ASHA, language: 'EN', translations: [translation('PT-br')] });
    expect([errors, data.language, data.translations?.[0]?.language]).toEqual([{}, 'en', 'pt-BR']);
  });

  test('a language that is no tag, is missing or stands twice is named', () => {
    expect(errorsOf({ translations: [translation('klingonisch!')] })).toHaveProperty(['translations.0.language']);
    expect(errorsOf({ translations: [translation('')] })).toHaveProperty(['translations.0.language']);
    expect(errorsOf({ translations: [translation('hi'), translation('HI')] })).toHaveProperty([
      'translations.1.language',
    ]);
    expect(errorsOf({ translations: [translation('en')] })).toHaveProperty(['translations.0.language']);
  });

  test('without the language of the card’s own texts nobody knows who should read them', () => {
    expect(errorsOf({ language: '' })).toHaveProperty('language');
    expect(errorsOf({ language: '', translations: [] })).toEqual({});
  });

  test('a translation that says nothing is left out', () => {
    expect(
      checkCardData({ ...ASHA, translations: [translation('hi', ''), translation('de')] }).data.translations,
    ).toEqual([translation('de')]);
  });

  test('there are at most five, and no text is longer than in the card itself', () => {
    const many = 'ar bg cs da de el es fi fr he hi'.split(' ').map((language) => translation(language));
    expect(errorsOf({ translations: many })).toHaveProperty('translations');
    expect(errorsOf({ translations: [translation('hi', 'x'.repeat(121))] })).toHaveProperty(['translations.0.name']);
  });
});

describe('a contact file in several languages', () => {
  const toLines = (data: CardData, version: '3.0' | '4.0') =>
    cardVcf({
      ...{ data, version, uid: '0', rev: new Date(0), sourceUrl: 'https://example.com' },
      show: { email: true, socials: true },
    })
      .replaceAll('\r\n ', '')
      .split('\r\n');

  test('version 4.0 says each property in all languages that it has one in', () => {
    const lines = toLines(ASHA, '4.0');
    expect(lines).toEqual(
      expect.arrayContaining([
        'FN;ALTID=1;LANGUAGE=en:Asha Rao',
        'FN;ALTID=1;LANGUAGE=hi:आशा राव',
        'N;ALTID=1;LANGUAGE=en:Rao;Asha;;;',
        'N;ALTID=1;LANGUAGE=hi:राव;आशा;;;',
        'ORG;ALTID=1;LANGUAGE=hi:स्टूडियो',
        'TITLE;ALTID=1;LANGUAGE=pt-BR:Arquiteta',
        'ADR;TYPE=WORK:;;Lower Parel\\nMumbai;;;;',
      ]),
    );
    expect(lines.filter((line) => line.startsWith('FN'))).toHaveLength(2);
  });

  test('version 3.0 knows one language alone', () => {
    const lines = toLines(ASHA, '3.0');
    expect(lines).toContain('FN:Asha Rao');
    expect(lines.join()).not.toContain('ALTID');
  });

  test('the parts of a name that its owner wrote win over its words', () => {
    const lines = toLines({ ...ASHA, translations: [], givenName: 'Asha Devi', familyName: '' }, '4.0');
    expect(lines).toContain('N:;Asha Devi;;;');
  });
});
