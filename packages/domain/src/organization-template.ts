import { msg, type Text } from '@tessera/texts';
import { type ContactLists, isSingleField, readSingleField, writeSingleFields } from './card-contacts.ts';
import { type CardData, type CardTranslation, fillCardData, TRANSLATED_TEXTS } from './card-data.ts';
import { checkSentCard } from './card-rules.ts';
import type { FieldErrors } from './errors.ts';
import { createFieldChecker } from './field-checker.ts';
import type { Region } from './locale.ts';
import { ORGANIZATION_LIMITS } from './organization-check.ts';
import type { CardProfile } from './profile-network.ts';
import { hasText } from './text.ts';

/** OPTIONAL: a proposal. REQUIRED: the member's own words, but some. LOCKED: what the template says, on every card. */
export const TEMPLATE_RULES = ['OPTIONAL', 'REQUIRED', 'LOCKED'] as const;
export type TemplateRule = (typeof TEMPLATE_RULES)[number];

const ANY: readonly TemplateRule[] = TEMPLATE_RULES;
/** It always has a value. */
const LOOK: readonly TemplateRule[] = ['OPTIONAL', 'LOCKED'];
/** It is of one person alone. */
const OWN: readonly TemplateRule[] = ['OPTIONAL', 'REQUIRED'];

/** Field of a card, as a path → what it is called, and what a template may say of it. */
const FIELDS = {
  type: { label: msg('Card type'), rules: LOOK },
  theme: { label: msg('Theme'), rules: LOOK },
  logoUrl: { label: msg('Logo'), rules: ANY },
  name: { label: msg('Name'), rules: OWN },
  role: { label: msg('Role'), rules: ANY },
  tagline: { label: msg('Tagline'), rules: ANY },
  phone: { label: msg('Phone'), rules: ANY },
  email: { label: msg('Email'), rules: ANY },
  website: { label: msg('Website'), rules: ANY },
  address: { label: msg('Address'), rules: ANY },
  addressMap: { label: msg('Maps link'), rules: ANY },
  'extra.company.companyName': { label: msg('Company'), rules: ANY },
  'extra.company.category': { label: msg('Category'), rules: ANY },
  'extra.company.companyMobile': { label: msg('Company phone'), rules: ANY },
  'extra.company.email': { label: msg('Company email'), rules: ANY },
  'extra.company.website': { label: msg('Company website'), rules: ANY },
  'extra.company.address': { label: msg('Company address'), rules: ANY },
  'extra.company.mapsLink': { label: msg('Company maps link'), rules: ANY },
  'extra.company.companyLogo': { label: msg('Company logo'), rules: ANY },
  'extra.company.message': { label: msg('Message'), rules: ANY },
  'extra.personal.photoUrl': { label: msg('Photo'), rules: OWN },
  'socials.linkedin': { label: msg('LinkedIn'), rules: ANY },
  'socials.twitter': { label: 'X', rules: ANY },
  'socials.instagram': { label: msg('Instagram'), rules: ANY },
  'socials.facebook': { label: msg('Facebook'), rules: ANY },
  'socials.youtube': { label: msg('YouTube'), rules: ANY },
  'socials.github': { label: msg('GitHub'), rules: ANY },
  'socials.whatsapp': { label: msg('WhatsApp'), rules: ANY },
  'socials.telegram': { label: msg('Telegram'), rules: ANY },
} as const satisfies Record<string, { label: Text; rules: readonly TemplateRule[] }>;

export type TemplateField = keyof typeof FIELDS;
export const TEMPLATE_FIELDS = Object.keys(FIELDS) as TemplateField[];

/** What is said of fields; one that is not in it is OPTIONAL. */
export type TemplateRules = Partial<Record<TemplateField, TemplateRule>>;

/** What the cards of a team have in common. */
export interface OrganizationTemplateContent {
  name: string;
  data: CardData;
  rules: TemplateRules;
}

type Followed = Pick<OrganizationTemplateContent, 'data' | 'rules'>;

/** 'Company phone'. */
export function templateFieldLabel(field: TemplateField): Text {
  return FIELDS[field].label;
}

/** What a template may say of the field. */
export function rulesOfField(field: TemplateField): readonly TemplateRule[] {
  return FIELDS[field].rules;
}

/** The card with what the template locks, in every language. */
export function followTemplate(template: Followed, card: CardData): CardData {
  const locked = fieldsWith(template, 'LOCKED');
  const contacts = locked.filter(isSingleField).map((field) => [field, readField(template.data, field)]);
  let data: CardData = { ...card, ...writeSingleFields(card, Object.fromEntries(contacts)) };
  for (const field of locked) if (!isSingleField(field)) data = copyField(data, template.data, field);
  const translations = data.translations?.map((one) => followTranslation(template, one));
  return translations ? { ...data, translations } : data;
}

/** Fields that a translation says as well. */
const TRANSLATED: Partial<Record<TemplateField, keyof CardTranslation>> = {
  role: 'role',
  tagline: 'tagline',
  address: 'address',
  'extra.company.companyName': 'companyName',
};

/** What the template says in that language in the place of what it locks, or nothing: then its own text is read. */
function followTranslation(template: Followed, translation: CardTranslation): CardTranslation {
  const theirs = template.data.translations?.find(({ language }) => language === translation.language);
  const locked = fieldsWith(template, 'LOCKED').flatMap((field) => TRANSLATED[field] ?? []);
  return { ...translation, ...Object.fromEntries(locked.map((field) => [field, theirs?.[field] ?? ''])) };
}

/** What a new card from the template says: all that the template says, and who it is of. */
export function startFromTemplate(
  { name, data }: Pick<OrganizationTemplateContent, 'name' | 'data'>,
  person: { name: string; email: string },
): CardData {
  const email = readSingleField(data, 'email') || person.email;
  return { ...data, ...writeSingleFields(data, { email }), title: name, name: person.name };
}

/** Fields (`data.…`) that say something else than the template, which locks them. */
export function lockedErrors(template: Followed, card: CardData): FieldErrors {
  const changed = fieldsWith(template, 'LOCKED').flatMap((field) => {
    const isChanged = readField(card, field) !== readField(template.data, field);
    return [...(isChanged ? [field] : []), ...changedBeside(template.data, card, field)];
  });
  const translated = (card.translations ?? []).flatMap((translation, at) => {
    const followed = followTranslation(template, translation);
    return TRANSLATED_TEXTS.filter((field) => followed[field] !== translation[field]).map(
      (field) => `translations.${at}.${field}`,
    );
  });
  return Object.fromEntries(
    [...changed, ...translated].map((path) => [`data.${path}`, msg('Your team sets this field.')]),
  );
}

/** Fields (`data.…`) that say nothing, though the template asks for them. */
export function requiredErrors(template: Pick<Followed, 'rules'>, card: CardData): FieldErrors {
  const missing = fieldsWith(template, 'REQUIRED').filter((field) => !hasText(readField(card, field)));
  return Object.fromEntries(missing.map((field) => [`data.${field}`, msg('Your team asks for this.')]));
}

/** A template in its stored form, and all that is wrong with it. It may leave out what only a person can say. `before`: as of `fillCardData`. */
export function checkTemplate(
  raw: { name: string; data: object; rules: Record<string, TemplateRule> },
  { region, before }: { region?: Region; before?: ContactLists } = {},
): { template: OrganizationTemplateContent; errors: FieldErrors } {
  const { errors, fail, line } = createFieldChecker();
  const name = line('name', raw.name, ORGANIZATION_LIMITS.templateName);
  if (name === '' && !errors.name) fail('name', msg('Enter a name.'));
  const checked = checkSentCard({ ...fillCardData(raw.data, before), name: '' }, raw.data, region);
  for (const [path, text] of Object.entries(checked.errors)) {
    if (path !== 'name' && path !== 'contact') fail(`data.${path}`, text);
  }
  const rules: TemplateRules = {};
  for (const [field, rule] of Object.entries(raw.rules)) {
    if (isTemplateField(field) && rulesOfField(field).includes(rule)) rules[field] = rule;
    else fail(`fields.${field}`, msg('This setting isn’t available for this field.'));
  }
  return { template: { name, data: checked.data, rules }, errors };
}

/** Whether it is a field of which a template says something. */
export function isTemplateField(field: string): field is TemplateField {
  return Object.hasOwn(FIELDS, field);
}

/** The fields of which the template says that. */
export function fieldsWith({ rules }: Pick<Followed, 'rules'>, rule: TemplateRule): TemplateField[] {
  return TEMPLATE_FIELDS.filter((field) => rules[field] === rule);
}

/** What a card says in the field. The look is theme and design together. */
export function readField(data: CardData, field: TemplateField): string {
  if (field === 'theme') return JSON.stringify([data.theme, fillCardData(data).design ?? null]);
  if (isSingleField(field)) return readSingleField(data, field);
  const value = field.split('.').reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), data);
  return typeof value === 'string' ? value : '';
}

/** Other places of a card where a locked field could be said in another way: paths of those that differ from the template. */
function changedBeside(template: CardData, card: CardData, field: TemplateField): string[] {
  if (field === 'logoUrl') return card.design && darkLogo(card) !== darkLogo(template) ? ['design.darkLogoUrl'] : [];
  const [theirs, own] = [profilesOf(template, field), profilesOf(card, field)];
  if (JSON.stringify(theirs) === JSON.stringify(own)) return [];
  const wanted = new Set(theirs.map(({ value }) => value));
  const added = own.filter(({ value }) => !wanted.has(value));
  if (added.length === 0) return ['profiles'];
  return added.map(
    ({ network, value }) =>
      `profiles.${(card.profiles ?? []).findIndex((one) => one.network === network && one.value === value)}.value`,
  );
}

/** A card without a design shows the logo alone. */
function darkLogo({ design }: CardData): string {
  return design?.darkLogoUrl ?? '';
}

/** More profiles on the network that the field is of. */
function profilesOf({ profiles }: CardData, field: TemplateField): CardProfile[] {
  const own = (profiles ?? []).filter(({ network }) => field === `socials.${network}`);
  // Who sees a profile is the member's word.
  return own.map(({ network, value }) => ({ network, value }));
}

function copyField(data: CardData, from: CardData, field: TemplateField): CardData {
  if (field === 'theme') {
    const { design: _, ...rest } = data;
    return { ...rest, theme: from.theme, ...(from.design && { design: from.design }) };
  }
  return copyBeside(copyPath(data, from, field.split('.')), from, field);
}

function copyBeside(data: CardData, from: CardData, field: TemplateField): CardData {
  if (changedBeside(from, data, field).length === 0) return data;
  if (field === 'logoUrl' && data.design) {
    const { darkLogoUrl: _, ...design } = data.design;
    const theirs = darkLogo(from);
    return { ...data, design: { ...design, ...(theirs && { darkLogoUrl: theirs }) } };
  }
  const others = (data.profiles ?? []).filter(({ network }) => field !== `socials.${network}`);
  return { ...data, profiles: [...others, ...profilesOf(from, field)] };
}

function copyPath<T extends object>(to: T, from: T, [key = '', ...rest]: string[]): T {
  const [old, value] = [Reflect.get(to, key), Reflect.get(from, key)];
  return { ...to, [key]: rest.length === 0 ? value : copyPath(Object(old), Object(value), rest) };
}
