import {
  type CardData,
  type ContactKind,
  type EventDetails,
  formatPhone,
  NO_EVENT,
  type Visibility,
} from '@tessera/domain';
import type { FieldPathByValue } from 'react-hook-form';

/** Everything that the builder edits. Paths of fields are those of the API: `data.socials.linkedin`. */
export interface BuilderValues {
  data: CardData;
  visibility: Visibility;
}

/** A field that holds one text. */
export type TextPath = FieldPathByValue<BuilderValues, string> | `data.extra.event.${keyof EventDetails}`;

/** The lists of contacts in the form. */
export type ContactPath = `data.${ContactKind}`;

/** Stored values as they are edited: telephone numbers as people write them, and a job title in one field. */
export function toFormValues({ data, visibility }: BuilderValues): BuilderValues {
  const { company, event, works } = data.extra;
  return {
    visibility,
    data: {
      ...data,
      profiles: data.profiles ?? [],
      translations: data.translations ?? [],
      blocks: data.blocks ?? [],
      audiences: data.audiences ?? [],
      role: data.role || company.designation,
      phones: data.phones.map((phone) => ({ ...phone, value: formatPhone(phone.value) })),
      extra: {
        ...data.extra,
        company: { ...company, designation: '' },
        event: { ...NO_EVENT, ...event },
        works: works ?? [],
      },
    },
  };
}
