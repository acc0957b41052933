import { msg } from '@tessera/texts';
import { CONTACT_LIMITS } from './contact-data.ts';
import type { FieldErrors } from './errors.ts';
import { createFieldChecker } from './field-checker.ts';

/** Limits of kept filters: texts in UTF-16 units, or counts. */
export const CONTACT_FILTER_LIMITS = { name: 40, query: 200 } as const;

/** A filter of an address book under a name, without its order. */
export interface ContactFilterTexts {
  name: string;
  /** '' for none. */
  query: string;
  /** '' for all. */
  tag: string;
}

/** A kept filter in its stored form, or what is wrong with it. */
export function checkContactFilter({ name, query, tag }: ContactFilterTexts): {
  filter: ContactFilterTexts;
  errors: FieldErrors;
} {
  const { errors, fail, line } = createFieldChecker();
  const filter = {
    name: line('name', name, CONTACT_FILTER_LIMITS.name),
    query: line('query', query, CONTACT_FILTER_LIMITS.query),
    tag: line('tag', tag, CONTACT_LIMITS.tag),
  };
  if (!filter.name) fail('name', msg('Enter a name.'));
  return { filter, errors };
}
