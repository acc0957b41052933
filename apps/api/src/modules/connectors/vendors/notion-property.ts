import { CONTACT_TEXTS, cutText, DEFAULT_MAPPINGS, type FieldMapping } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { z } from 'zod';
import { VendorError } from './vendor.ts';

/** The most that one text object holds, in characters. */
const TEXT_CHARS = 2000;
const OPTION_CHARS = 100;

/** Of these there is rarely more than one, so that the type tells what it is. */
const TELLING_TYPES: Partial<Record<string, keyof FieldMapping>> = {
  title: 'name',
  email: 'email',
  phone_number: 'phone',
  url: 'website',
};
const WRITABLE = ['title', 'rich_text', 'email', 'phone_number', 'url', 'select'];

const richText = z.array(z.object({ plain_text: z.string() })).optional();
const text = z.string().nullish();

/** A property of a page, of those kinds that hold a text. */
export const property = z.object({
  type: z.string(),
  title: richText,
  rich_text: richText,
  email: text,
  phone_number: text,
  url: text,
  select: z.object({ name: z.string() }).nullish(),
});
export type NotionProperty = z.output<typeof property>;

/** Its text; '' where there is none. */
export function readProperty({ type, title, rich_text, email, phone_number, url, select }: NotionProperty): string {
  if (type === 'title' || type === 'rich_text') {
    return ((type === 'title' ? title : rich_text) ?? []).map((part) => part.plain_text).join('');
  }
  return { email, phone_number, url, select: select?.name }[type] ?? '';
}

/** A text in the form that a property of this type takes. */
function writeProperty(type: string, value: string): object {
  if (type === 'title' || type === 'rich_text') {
    const parts = value.match(new RegExp(`[^]{1,${TEXT_CHARS}}`, 'gu')) ?? [];
    return { [type]: parts.map((content) => ({ type: 'text', text: { content } })) };
  }
  // Options can't have a comma.
  if (type === 'select') return { select: { name: cutText(value.replaceAll(',', ' '), OPTION_CHARS) } };
  return { [type]: value };
}

/** Whether a text can be put into it. */
export function isWritable(type: string): boolean {
  return WRITABLE.includes(type);
}

/** By the usual name, else by what only one of ours can be. */
export function suggestMapping(types: ReadonlyMap<string, string>): FieldMapping {
  const usable = [...types].filter(([, type]) => isWritable(type));
  const entries = CONTACT_TEXTS.map((field) => {
    const usual = DEFAULT_MAPPINGS.notion[field].toLowerCase();
    const byName = usable.find(
      ([name, type]) => name.toLowerCase() === usual && (TELLING_TYPES[type] ?? field) === field,
    );
    const found = byName ?? usable.find(([, type]) => TELLING_TYPES[type] === field);
    return [field, found?.[0] ?? ''];
  });
  return Object.fromEntries(entries) as FieldMapping;
}

/** Texts as a page takes them. VendorError for what the database has no property for. */
export function writeProperties(fields: Record<string, string>, types: ReadonlyMap<string, string>): object {
  const dressed = Object.entries(fields).map(([name, text]) => {
    const type = types.get(name);
    if (!type || !isWritable(type)) {
      throw new VendorError(
        'refused',
        msg('Notion: the database has no property “{name}” that takes a text.', { name }),
      );
    }
    return [name, writeProperty(type, text)];
  });
  return Object.fromEntries(dressed);
}
