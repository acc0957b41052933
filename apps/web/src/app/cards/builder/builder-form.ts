import { type CardData, checkCardData, listOfSingleField, missingForSave } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { type FieldErrors, get, type Resolver, set } from 'react-hook-form';
import { ownRegion } from '../../../locale/own-region.ts';
import type { BuilderValues } from './builder-values.ts';
import { missingForTeam, type TeamTemplate } from './team-rules.ts';

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
  const note = (path: string, error: { type: string; message: string }) => {
    if (!get(wrong, path)) set(wrong, path, error);
  };
  for (const [path, message] of Object.entries(errors)) {
    if (path === CONTACT_ERROR) continue;
    note(`data.${path.replace(/^tags\.\d+$/, 'tags')}`, { type: 'card', message: say(message) });
  }
  if (errors.contact && isWholeForm) note('data.phones.0.value', { type: CONTACT_ERROR, message: say(errors.contact) });
  if (isWholeForm) {
    for (const [path, message] of Object.entries(missingForTeam(template ?? null, data))) {
      const list = listOfSingleField(path.replace(/^data\./, ''));
      note(list ? `data.${list}.0.value` : path, { type: 'team', message: say(message) });
    }
  }
  return Object.keys(wrong).length > 0 ? { values: {}, errors: wrong } : { values: { ...values, data }, errors: {} };
};

/** What a toast says about a form that can't be saved. */
export function invalidMessage(data: CardData): string {
  return say(missingForSave(data) ?? checkCardData(data, ownRegion()).message ?? t('Your team requires more fields.'));
}
