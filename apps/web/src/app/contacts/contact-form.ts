import type { ContactFragment, CreateContactInput } from '@tessera/client';
import {
  CONTACT_TEXTS,
  type ContactPoint,
  type ContactTexts,
  formatPhone,
  isDayAlone,
  labelWord,
  noonOfDay,
  readLabel,
} from '@tessera/domain';

/**
 * The form's values: texts as typed, numbers and addresses in lists that are never empty, tags separated by commas, and the day
 * as YYYY-MM-DD.
 */
export type ContactForm = Omit<ContactTexts, 'email' | 'phone'> & {
  emails: ContactPoint[];
  phones: ContactPoint[];
  tags: string;
  metOn: string;
};

const NONE: ContactPoint = { value: '', label: '' };

export const EMPTY_FORM: ContactForm = {
  ...{ name: '', company: '', role: '', website: '', note: '', event: '', tags: '', metOn: '' },
  ...{ emails: [NONE], phones: [NONE] },
};

/** A contact as the form shows it. */
export function toForm(contact: ContactFragment): ContactForm {
  const texts = Object.fromEntries(CONTACT_TEXTS.map((name) => [name, contact[name]])) as unknown as ContactTexts;
  const { email: _email, phone: _phone, ...others } = texts;
  const emails = contact.emails.map(({ value, label }) => ({ value, label: labelWord(label) }));
  const phones = contact.phones.map(({ value, label }) => ({ value: formatPhone(value), label: labelWord(label) }));
  return {
    ...others,
    ...{ emails: orOne(emails), phones: orOne(phones) },
    ...{ tags: contact.tags.join(', '), metOn: toDay(contact.metAt) },
  };
}

function orOne(points: ContactPoint[]): ContactPoint[] {
  return points.length > 0 ? points : [NONE];
}

/** What the form says, as the API takes it. The time of a day that was not changed stays as it was. */
export function toInput(
  { tags, metOn, emails, phones, ...texts }: ContactForm,
  before?: ContactFragment,
): CreateContactInput {
  const isSameDay = before !== undefined && metOn === toDay(before.metAt);
  const metAt = isSameDay ? (before.metAt ?? null) : (noonOfDay(metOn)?.toISOString() ?? null);
  return {
    ...texts,
    ...{ emails: emails.map(toPoint), phones: phones.map(toPoint) },
    tags: splitTags(tags, before?.tags ?? []),
    metAt,
  };
}

/** A known label has the same stored name in every language. */
function toPoint({ value, label }: ContactPoint): ContactPoint {
  return { value, label: readLabel(label) };
}

/** Imported tags may contain commas: those that are unchanged stay whole. */
function splitTags(text: string, before: readonly string[]): string[] {
  if (text === before.join(', ')) return [...before];
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** The day of a time as the reader's calendar has it, or the day that was entered; '' when there is none. */
function toDay(iso: string | null | undefined): string {
  if (!iso) return '';
  if (isDayAlone(iso)) return iso.slice(0, 10);
  const time = new Date(iso);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
