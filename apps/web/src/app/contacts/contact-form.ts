import type { CreateContactInput, EditedContactFragment } from '@tessera/client';
import { CONTACT_TEXTS, type ContactTexts, formatPhone } from '@tessera/domain';

/** What the form holds: texts as they are typed, the tags with commas between them, the day as YYYY-MM-DD. */
export type ContactForm = ContactTexts & { tags: string; metOn: string };

export const EMPTY_FORM: ContactForm = {
  ...{ name: '', company: '', role: '', email: '', phone: '', website: '', note: '', event: '', tags: '', metOn: '' },
};

/** A contact as the form shows it. */
export function toForm(contact: EditedContactFragment): ContactForm {
  const texts = Object.fromEntries(CONTACT_TEXTS.map((name) => [name, contact[name]])) as unknown as ContactTexts;
  return { ...texts, phone: formatPhone(contact.phone), tags: contact.tags.join(', '), metOn: toDay(contact.metAt) };
}

/** What the form says, as the API takes it. The time of a day that was not changed stays as it was. */
export function toInput({ tags, metOn, ...texts }: ContactForm, before?: EditedContactFragment): CreateContactInput {
  const isSameDay = before !== undefined && metOn === toDay(before.metAt);
  const metAt = isSameDay ? (before.metAt ?? null) : toTime(metOn);
  return {
    ...texts,
    tags: tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    metAt,
  };
}

/** The day of a time as the reader's calendar has it; '' when there is none. */
function toDay(iso: string | null | undefined): string {
  if (!iso) return '';
  const time = new Date(iso);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** Noon of that day where the reader is; null when it is no day. */
function toTime(day: string): string | null {
  const time = new Date(`${day}T12:00`);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
