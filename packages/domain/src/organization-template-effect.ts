import type { CardData } from './card-data.ts';
import {
  fieldsWith,
  type OrganizationTemplateContent,
  readField,
  requiredErrors,
  type TemplateField,
} from './organization-template.ts';

/** A field that says something else once the card follows. Of pictures and looks a name is said, of all else the text. */
export interface TemplateChange {
  field: TemplateField;
  /** '' for nothing. */
  from: string;
  to: string;
}

/** What becomes of a card that is put under a template. */
export interface TemplateEffect {
  changes: TemplateChange[];
  /** Fields that its owner can't change any more; those that change are among them. */
  locked: TemplateField[];
  /** Fields that the next save asks for. */
  missing: TemplateField[];
}

const PICTURES: readonly TemplateField[] = ['logoUrl', 'extra.company.companyLogo'];

/** Tells it before it happens. */
export function templateEffect(
  template: Pick<OrganizationTemplateContent, 'data' | 'rules'>,
  card: CardData,
): TemplateEffect {
  const locked = fieldsWith(template, 'LOCKED');
  const changed = locked.filter((field) => readField(card, field) !== readField(template.data, field));
  const missing = requiredErrors(template, card);
  return {
    changes: changed.map((field) => ({ field, from: showField(card, field), to: showField(template.data, field) })),
    locked,
    missing: fieldsWith(template, 'REQUIRED').filter((field) => `data.${field}` in missing),
  };
}

function showField(data: CardData, field: TemplateField): string {
  if (field === 'theme') return data.design?.name || `${data.theme.charAt(0).toUpperCase()}${data.theme.slice(1)}`;
  const text = readField(data, field);
  return PICTURES.includes(field) && text ? 'a picture' : text;
}
