import { type Message, msg } from '@tessera/texts';
import { CARD_THEMES, type CardTheme } from './card-data.ts';
import { CARD_FONTS, CARD_HEADS, CARD_LAYOUTS, CARD_ORNAMENTS, type CardDesign, fillDesign } from './card-design.ts';
import { checkDesign } from './card-design-check.ts';
import type { FieldErrors } from './errors.ts';
import { createFieldChecker } from './field-checker.ts';

/** What templates are told apart by in the marketplace. */
export const LOOK_TAGS = ['luxe', 'minimal'] as const;
export type TemplateTag = (typeof LOOK_TAGS)[number];

/** The look of a card under a name: a theme, and what it changes of it. */
export interface Look {
  name: string;
  tag: TemplateTag;
  /** Its letters and measures are kept; without a design also its colours. */
  theme: CardTheme;
  design: CardDesign | null;
}

/** Texts in UTF-16 units; a file in bytes. */
export const LOOK_LIMITS = { name: 40, fileBytes: 20_000 } as const;

/** Stands in every exported file, so that another JSON file is told apart. */
const FORMAT = 'tessera-template';
const VERSION = 1;

/** A look in its stored form, or what is wrong with it by field. */
export function checkLook(raw: Look): { look: Look; errors: FieldErrors } {
  const { errors, fail, line } = createFieldChecker();
  const name = line('name', raw.name, LOOK_LIMITS.name);
  if (!name) fail('name', msg('Enter a name.'));
  const design = raw.design && { ...raw.design, name };
  for (const [path, text] of Object.entries(design ? checkDesign(design) : {})) fail(`design.${path}`, text);
  return { look: { name, tag: raw.tag, theme: raw.theme, design }, errors };
}

/** A look as the text of a file. */
export function writeLookFile({ name, tag, theme, design }: Look): string {
  const look = design && pickLook(design);
  return `${JSON.stringify({ format: FORMAT, version: VERSION, name, tag, theme, design: look }, null, 2)}\n`;
}

/** Its name stands beside it, and cover and logo are pictures of its owner. */
function pickLook({ colors, ornament, head, layout, fonts, logoSize }: CardDesign) {
  return { colors, ornament, head, layout, fonts, logoSize };
}

/** The look in the text of a file; null with what is wrong, by field, `file` for the whole. */
export function readLookFile(text: string): { look: Look | null; errors: FieldErrors } {
  const file = text.length > LOOK_LIMITS.fileBytes ? null : parse(text);
  if (file?.format !== FORMAT) return { look: null, errors: { file: msg('This is no template of Tessera.') } };
  if (file.version !== VERSION)
    return { look: null, errors: { version: msg('Only version {version} can be read.', { version: VERSION }) } };
  const tag = LOOK_TAGS.find((known) => known === file.tag);
  const theme = CARD_THEMES.find((known) => known === file.theme);
  const design = file.design === null ? null : fillDesign(file.design);
  const checked = checkLook({
    name: typeof file.name === 'string' ? file.name : '',
    tag: tag ?? 'luxe',
    theme: theme ?? 'luxe',
    design: design ?? null,
  });
  const errors: FieldErrors = {
    ...(!tag && { tag: chooseFrom(LOOK_TAGS) }),
    ...(!theme && { theme: chooseFrom(CARD_THEMES) }),
    ...(design === undefined && { design: msg('Colours, ornament and head, or null for the theme as it is.') }),
    ...layoutErrors(file.design),
    ...checked.errors,
  };
  return Object.keys(errors).length > 0 ? { look: null, errors } : { look: checked.look, errors };
}

/** In a file a word that nobody knows is a mistake; in stored data it may be a newer program's. */
function layoutErrors(raw: unknown): FieldErrors {
  if (typeof raw !== 'object' || raw === null) return {};
  const { ornament, head, layout, fonts }: Record<string, unknown> = { ...raw };
  return {
    ...(layout !== undefined &&
      !CARD_LAYOUTS.some((known) => known === layout) && { 'design.layout': chooseFrom(CARD_LAYOUTS) }),
    ...(fonts !== undefined && !fillDesign(raw)?.fonts && { 'design.fonts': chooseFrom(CARD_FONTS) }),
    ...(!CARD_ORNAMENTS.some((known) => known === ornament) && { 'design.ornament': chooseFrom(CARD_ORNAMENTS) }),
    ...(!CARD_HEADS.some((known) => known === head) && { 'design.head': chooseFrom(CARD_HEADS) }),
  };
}

function chooseFrom(words: readonly string[]): Message {
  return msg('One of {choices}.', { choices: words.join(', ') });
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null;
  } catch {
    return null;
  }
}
