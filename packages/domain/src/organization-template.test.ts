import { expect, test } from 'vitest';
import { withSingleFields, writeSingleFields } from './card-contacts.ts';
import { type CardData, fillCardData, NO_TRANSLATION } from './card-data.ts';
import {
  checkTemplate,
  followTemplate,
  lockedErrors,
  requiredErrors,
  rulesOfField,
  startFromTemplate,
  TEMPLATE_FIELDS,
  type TemplateRules,
} from './organization-template.ts';

const template = {
  name: 'Business card',
  data: fillCardData({
    type: 'business',
    theme: 'tech',
    website: 'https://rao.example',
    role: 'Architect',
    extra: { company: { companyName: 'Rao & Daughters' } },
  }),
  rules: {
    theme: 'LOCKED',
    website: 'LOCKED',
    tagline: 'LOCKED',
    'extra.company.companyName': 'LOCKED',
    phone: 'REQUIRED',
  } satisfies TemplateRules,
};
const mine = fillCardData({
  name: 'Fay',
  website: 'https://fay.example',
  tagline: 'Mine',
  extra: { company: { companyName: 'Fay Ltd', category: 'Art' } },
});

/** The card with another text in single fields. */
function change(card: CardData, fields: Record<string, string>): CardData {
  return { ...card, ...writeSingleFields(card, fields) };
}

test('a card that follows has what is locked, also where that is empty, and keeps all else', () => {
  const card = followTemplate(template, mine);
  expect(withSingleFields(card)).toMatchObject({
    name: 'Fay',
    theme: 'tech',
    website: 'https://rao.example',
    tagline: '',
  });
  expect(card.extra.company).toMatchObject({ companyName: 'Rao & Daughters', category: 'Art' });
  expect(lockedErrors(template, card)).toEqual({});
  expect(mine.extra.company.companyName).toBe('Fay Ltd');
});

test('an edit of a locked field is named', () => {
  const card = followTemplate(template, mine);
  const errors = lockedErrors(template, {
    ...change(card, { website: 'https://other.example' }),
    ...{ theme: 'luxe', role: 'Boss' },
  });
  expect(errors).toEqual({
    'data.theme': 'Your team sets this field.',
    'data.website': 'Your team sets this field.',
  });
});

test('what is locked is locked in every language: it says what the template says there, or nothing', () => {
  const words = { ...NO_TRANSLATION, name: 'फ़े', role: 'बॉस', tagline: 'मेरा', companyName: 'फ़े लिमिटेड' };
  const card = { ...followTemplate(template, mine), translations: [{ ...words, language: 'hi' }] };
  expect(Object.keys(lockedErrors(template, card))).toEqual([
    'data.translations.0.tagline',
    'data.translations.0.companyName',
  ]);
  const inHindi = { ...NO_TRANSLATION, language: 'hi', companyName: 'राव और बेटियाँ' };
  const translated = { ...template, data: { ...template.data, translations: [inHindi] } };
  const followed = followTemplate(translated, card);
  expect(followed.translations).toEqual([{ ...words, language: 'hi', tagline: '', companyName: 'राव और बेटियाँ' }]);
  expect(lockedErrors(translated, followed)).toEqual({});
});

test('a locked network has no other profile either, in its list or beside it', () => {
  const bluesky = { network: 'bluesky' as const, value: 'fay.bsky.social' };
  const rules: TemplateRules = { 'socials.linkedin': 'LOCKED', 'socials.github': 'LOCKED' };
  const second = { network: 'github' as const, value: 'rao-lab' };
  const data = { ...fillCardData({ socials: { linkedin: 'rao' } }), profiles: [second] };
  const card = {
    ...mine,
    socials: { ...mine.socials, linkedin: 'rao' },
    profiles: [bluesky, { network: 'linkedin' as const, value: 'फ़े' }, second],
  };
  expect(Object.keys(lockedErrors({ data, rules }, card))).toEqual(['data.profiles.1.value']);
  expect(Object.keys(lockedErrors({ data, rules }, { ...card, profiles: [bluesky] }))).toEqual(['data.profiles']);
  const followed = followTemplate({ data, rules }, { ...card, profiles: [card.profiles[1] ?? bluesky, bluesky] });
  expect(followed.profiles).toEqual([bluesky, second]);
  expect(lockedErrors({ data, rules }, followed)).toEqual({});
  expect(followTemplate({ data, rules: {} }, card)).toEqual(card);
});

test('a locked logo has no other one for dark paper, whatever the look', () => {
  const rules: TemplateRules = { logoUrl: 'LOCKED' };
  const design = { name: 'Own', colors: {}, darkLogoUrl: 'https://fay.example/logo.png' };
  const data = fillCardData({ logoUrl: 'https://rao.example/logo.png' });
  const card = fillCardData({ ...mine, logoUrl: data.logoUrl, design });
  expect(Object.keys(lockedErrors({ data, rules }, card))).toEqual(['data.design.darkLogoUrl']);
  const followed = followTemplate({ data, rules }, card);
  expect(followed.design).toMatchObject({ name: 'Own' });
  expect(followed.design).not.toHaveProperty('darkLogoUrl');
  expect(lockedErrors({ data, rules }, followed)).toEqual({});
  const both = fillCardData({ ...data, design: { ...design, darkLogoUrl: 'https://rao.example/dark.png' } });
  expect(followTemplate({ data: both, rules }, card).design?.darkLogoUrl).toBe('https://rao.example/dark.png');
  // A card without a design shows the team's logo as it is.
  expect(lockedErrors({ data: both, rules }, { ...mine, logoUrl: data.logoUrl })).toEqual({});
});

test('a required field that says nothing is named', () => {
  expect(requiredErrors(template, change(mine, { phone: ' \u200b' }))).toEqual({
    'data.phone': 'Your team asks for this.',
  });
  expect(requiredErrors(template, change(mine, { phone: '+919876543210' }))).toEqual({});
});

test('a new card says what the template says, and who it is of', () => {
  const card = startFromTemplate(template, { name: 'Fay', email: 'fay@example.com' });
  expect(card).toMatchObject({ title: 'Business card', name: 'Fay', role: 'Architect' });
  expect(card.emails).toEqual([{ label: '', value: 'fay@example.com' }]);
  const withMail = { ...template, data: change(template.data, { email: 'hello@rao.example' }) };
  const started = startFromTemplate(withMail, { name: 'Fay', email: 'fay@example.com' });
  expect(started.emails).toEqual([{ label: '', value: 'hello@rao.example' }]);
});

test('a template needs no name of a person and no contact, but is right in what it says', () => {
  const right = checkTemplate({ ...template, data: change(template.data, { website: 'rao.example' }) });
  expect(right.errors).toEqual({});
  expect(right.template.data.websites[0]?.value).toBe('https://rao.example');
  const wrong = checkTemplate({
    name: ' ',
    data: change(template.data, { website: 'javascript:alert(1)' }),
    rules: { name: 'LOCKED', theme: 'REQUIRED', title: 'LOCKED', 'extra.company.email': 'LOCKED' },
  });
  expect(Object.keys(wrong.errors).sort()).toEqual([
    'data.websites.0.value',
    'fields.name',
    'fields.theme',
    'fields.title',
    'name',
  ]);
  expect(wrong.template.rules).toEqual({ 'extra.company.email': 'LOCKED' });
});

test('every field can be followed when all are locked that can be', () => {
  const lockable = TEMPLATE_FIELDS.filter((field) => rulesOfField(field).includes('LOCKED'));
  const rules: TemplateRules = Object.fromEntries(lockable.map((field) => [field, 'LOCKED']));
  expect(lockedErrors({ ...template, rules }, followTemplate({ ...template, rules }, mine))).toEqual({});
  // Each of them stands for something of a card: none is misspelt.
  const other = fillCardData({});
  const paths = JSON.stringify(followTemplate({ data: other, rules }, other));
  expect(paths).toBe(JSON.stringify(other));
});
