import {
  type CardData,
  type EventDetails,
  fillCardData,
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

/** Stored values as they are edited: telephone numbers as people write them. */
export function toFormValues({ data, visibility }: BuilderValues): BuilderValues {
  const { company, event } = data.extra;
  return {
    visibility,
    data: {
      ...data,
      phone: formatPhone(data.phone),
      extra: {
        ...data.extra,
        company: { ...company, companyMobile: formatPhone(company.companyMobile) },
        event: { ...NO_EVENT, ...event },
      },
    },
  };
}

/** Whether two versions of a card say the same, however they are written down. */
export function isSameCard(a: CardData, b: CardData): boolean {
  return JSON.stringify(fillCardData(a)) === JSON.stringify(fillCardData(b));
}
