import { type CardData, checkCardData, formatPhone, missingForSave, type Visibility } from '@tessera/domain';
import { type FieldErrors, type FieldPathByValue, type Resolver, set } from 'react-hook-form';
import { ownRegion } from '../../../locale/own-region.ts';
import { missingForTeam, type TeamTemplate } from './team-rules.ts';

/** Everything that the builder edits. Paths of fields are those of the API: `data.socials.linkedin`. */
export interface BuilderValues {
  data: CardData;
  visibility: Visibility;
}

/** A field that holds one text. */
export type TextPath = FieldPathByValue<BuilderValues, string>;

/** Errors of this type belong to several fields; they stand at the phone. */
const CONTACT_ERROR = 'contact';

/**
 * The card's own rules, the same that the server applies, and those of the template that it follows. Good values come out
 * in their stored form.
 */
export const resolveCard: Resolver<BuilderValues, TeamTemplate | null> = (values, template, { names }) => {
  const { data, errors } = checkCardData(values.data, ownRegion());
  // Leaving one field is no reason to complain that another one is empty.
  const isWholeForm = (names?.length ?? 0) > 1;
  const wrong: FieldErrors<BuilderValues> = {};
  for (const [path, message] of Object.entries(errors)) {
    if (path === CONTACT_ERROR) continue;
    set(wrong, `data.${path.replace(/^tags\.\d+$/, 'tags')}`, { type: 'card', message });
  }
  if (errors.contact && isWholeForm && !errors.phone) {
    set(wrong, 'data.phone', { type: CONTACT_ERROR, message: errors.contact });
  }
  if (isWholeForm) {
    for (const [path, message] of Object.entries(missingForTeam(template ?? null, data))) {
      set(wrong, path, { type: 'team', message });
    }
  }
  return Object.keys(wrong).length > 0 ? { values: {}, errors: wrong } : { values: { ...values, data }, errors: {} };
};

/** What a toast says about a form that can't be saved. */
export function invalidMessage(data: CardData): string {
  return missingForSave(data) ?? checkCardData(data, ownRegion()).message ?? 'Your team asks for more.';
}

/** Stored values as they are edited: telephone numbers in the form in which people read them. */
export function toFormValues({ data, visibility }: BuilderValues): BuilderValues {
  const { company } = data.extra;
  return {
    visibility,
    data: {
      ...data,
      phone: formatPhone(data.phone),
      extra: { ...data.extra, company: { ...company, companyMobile: formatPhone(company.companyMobile) } },
    },
  };
}
