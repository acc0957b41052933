import { type CardData, checkCardData, missingForSave } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { type FieldErrors, type Resolver, set } from 'react-hook-form';
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
  for (const [path, message] of Object.entries(errors)) {
    if (path === CONTACT_ERROR) continue;
    set(wrong, `data.${path.replace(/^tags\.\d+$/, 'tags')}`, { type: 'card', message: say(message) });
  }
  if (errors.contact && isWholeForm && !errors.phone) {
    set(wrong, 'data.phone', { type: CONTACT_ERROR, message: say(errors.contact) });
  }
  if (isWholeForm) {
    for (const [path, message] of Object.entries(missingForTeam(template ?? null, data))) {
      set(wrong, path, { type: 'team', message: say(message) });
    }
  }
  return Object.keys(wrong).length > 0 ? { values: {}, errors: wrong } : { values: { ...values, data }, errors: {} };
};

/** What a toast says about a form that can't be saved. */
export function invalidMessage(data: CardData): string {
  return say(missingForSave(data) ?? checkCardData(data, ownRegion()).message ?? t('Your team requires more fields.'));
}
