import type { CardDataInput, TeamTemplatesQuery } from '@tessera/client';
import {
  type BrandKit,
  brandFields,
  type CardData,
  emptyCardData,
  isSingleField,
  isTemplateField,
  TEMPLATE_FIELDS,
  type TemplateField,
  type TemplateRule,
  type TemplateRules,
  wearBrand,
  withSingleFields,
  writeSingleFields,
} from '@tessera/domain';
import { fromCardData, toCardDataInput } from '../../data/card-store/card-mapper.ts';

/** A template of the team as its list shows it. */
export type ListedTemplate = NonNullable<TeamTemplatesQuery['organization']>['templates'][number];

/** A template while it is being written. */
export interface TemplateDraft {
  name: string;
  data: CardData;
  rules: TemplateRules;
  /** Whether it wears the team's brand kit. */
  hasBrand: boolean;
}

/** What the editor begins with; null: a new template. */
export function toDraft(template: ListedTemplate | null): TemplateDraft {
  if (!template) return { name: '', data: { ...emptyCardData(), title: '' }, rules: {}, hasBrand: false };
  const rules: TemplateRules = {};
  for (const { field, rule } of template.fields) if (isTemplateField(field)) rules[field] = rule;
  return { name: template.name, data: fromCardData(template.data), rules, hasBrand: template.hasBrand };
}

/** The draft with the kit on, as the server will save it, or without it again, free to look as its theme does. */
export function dressDraft(
  draft: TemplateDraft,
  team: { name: string; brand: BrandKit },
  hasBrand: boolean,
): TemplateDraft {
  if (hasBrand) return { ...draft, ...wearBrand(draft, team.name, team.brand), hasBrand };
  const { design: _, ...data } = draft.data;
  const fields = brandFields(team.brand);
  const rules = Object.entries(draft.rules).filter(([field]) => !fields.some((one) => one === field));
  return { ...draft, data, rules: Object.fromEntries(rules), hasBrand };
}

/**
 * The draft's card as the API takes it. Contacts are sent as the single fields that the form has, so that errors are named
 * after them; entries without such a field stay as they are.
 */
export function toTemplateData(data: CardData): CardDataInput {
  const { phones, emails, websites, addresses, ...sent } = toCardDataInput(withSingleFields(data));
  return sent;
}

/** The rules as the API takes them. */
export function toFields(rules: TemplateRules): { field: string; rule: TemplateRule }[] {
  return TEMPLATE_FIELDS.flatMap((field) => {
    const rule = rules[field];
    return rule && rule !== 'OPTIONAL' ? [{ field, rule }] : [];
  });
}

/** The draft with another text in that field. */
export function writeField(data: CardData, field: TemplateField, text: string): CardData {
  if (isSingleField(field)) return { ...data, ...writeSingleFields(data, { [field]: text }) };
  return write(data, field.split('.'), text);
}

function write<T extends object>(to: T, [key = '', ...rest]: string[], text: string): T {
  return { ...to, [key]: rest.length === 0 ? text : write(Object(Reflect.get(to, key)), rest, text) };
}
