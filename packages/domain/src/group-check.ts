import { msg } from '@tessera/texts';
import type { FieldErrors } from './errors.ts';
import { createFieldChecker } from './field-checker.ts';
import { GROUP_LIMITS } from './limits.ts';
import type { Region } from './locale.ts';
import { DEFAULT_REGION, normalizeDirectPhone } from './phone.ts';

/** What is written about a group; what is left out is not checked and not returned. */
export interface GroupDetails {
  name?: string | null | undefined;
  description?: string | null | undefined;
}

/** The texts in their stored form, or what is wrong with each. A name is one line, a description may have several. */
export function checkGroupDetails(raw: GroupDetails): {
  details: { name?: string; description?: string };
  errors: FieldErrors;
} {
  const { errors, fail, line, lines } = createFieldChecker();
  const details: { name?: string; description?: string } = {};
  if (typeof raw.name === 'string') {
    details.name = line('name', raw.name, GROUP_LIMITS.name);
    if (details.name === '') fail('name', msg('Enter a name.'));
  }
  if (typeof raw.description === 'string') {
    details.description = lines('description', raw.description, GROUP_LIMITS.description);
  }
  return { details, errors };
}

/**
 * E.164 of a number as it was typed or copied, of `region` when it has no country code: all but digits and plus is removed
 * first. Null: "Invalid phone".
 */
export function readTypedPhone(raw: string, region: Region = DEFAULT_REGION): string | null {
  const digits = raw.slice(0, MAX_TYPED).replace(/[^\p{Nd}+]/gu, '');
  return digits === '' ? null : normalizeDirectPhone(digits, region);
}

/** Far more than a number with its signs has. */
const MAX_TYPED = 200;
