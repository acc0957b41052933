import {
  ACCOUNT_LIMITS,
  AppError,
  checkFullName,
  checkHandle,
  checkLocale,
  type FieldErrors,
  MESSAGES,
  normalizeDirectPhone,
  type Region,
  regionFor,
} from '@tessera/domain';
import { isLanguageTag, type Message, msg } from '@tessera/texts';
import { isTimeZone } from '../../../kernel/time-zones.ts';
import type { User } from './user.entity.ts';
import type { UpdateViewerInput } from './viewer.inputs.ts';

const SWITCHES = [
  'showEmail',
  'allowContactDownloads',
  'showSocials',
  'showSharePromo',
  'isFindable',
  'mayBeAdded',
  'showsPresence',
  'followsDeviceTimeZone',
  'notifyLeads',
  'notifyReminders',
  'notifyMessages',
  'notifyPayments',
  'hidesFirstSteps',
  'hasInstalledApp',
] as const satisfies readonly (keyof User & keyof UpdateViewerInput)[];

type TextName = 'fullName' | 'phone' | 'about' | 'handle' | 'timeZone' | 'locale' | 'language' | 'priceCurrency';
/** What a person can change of themselves. */
export type ViewerChanges = Partial<Pick<User, (typeof SWITCHES)[number] | TextName>>;
type Outcome = { value: string | null } | { error: Message };

/** Each text in its stored form, or what is wrong with it. An empty handle or locale is none. */
const TEXTS: Record<TextName, (raw: string, region: Region) => Outcome> = {
  fullName(raw) {
    const { fullName, error } = checkFullName(raw);
    return error === undefined ? { value: fullName } : { error };
  },
  phone(raw, region) {
    const phone = raw.trim() === '' ? '' : normalizeDirectPhone(raw, region);
    return phone === null ? { error: MESSAGES.invalidPhone } : { value: phone };
  },
  about: (raw) =>
    raw.length > ACCOUNT_LIMITS.about
      ? { error: msg('At most {most} characters.', { most: ACCOUNT_LIMITS.about }) }
      : { value: raw.trim() },
  handle(raw) {
    if (raw.trim() === '') return { value: null };
    const { handle, error } = checkHandle(raw);
    return error === undefined ? { value: handle } : { error };
  },
  timeZone: (raw) => (isTimeZone(raw) ? { value: raw } : { error: msg('Unknown time zone.') }),
  locale(raw) {
    const locale = checkLocale(raw);
    return raw !== '' && locale === null ? { error: msg('Unknown language or region.') } : { value: locale };
  },
  language: (raw) => (isLanguageTag(raw) ? { value: raw } : { error: msg('There are no texts in this language.') }),
  // The schema lets nothing else through.
  priceCurrency: (raw) => ({ value: raw }),
};

/** What the input changes of the person, in its stored form. BAD_USER_INPUT names all wrong fields. */
export function checkViewerChanges(input: UpdateViewerInput, user: Pick<User, 'locale' | 'timeZone'>): ViewerChanges {
  const fields: FieldErrors = {};
  const changes: ViewerChanges = {};
  const region = regionFor({
    // An empty locale takes the choice back.
    locale: input.locale === '' ? null : (checkLocale(input.locale ?? '') ?? user.locale),
    timeZone: input.timeZone ?? user.timeZone,
  });
  for (const [name, check] of Object.entries(TEXTS)) {
    const raw = input[name as TextName];
    if (typeof raw !== 'string') continue;
    const outcome = check(raw, region);
    if ('error' in outcome) fields[name] = outcome.error;
    else Object.assign(changes, { [name]: outcome.value });
  }
  // Who names a time zone wants that one, unless the same call says otherwise.
  if (changes.timeZone !== undefined) changes.followsDeviceTimeZone = false;
  for (const name of SWITCHES) {
    const value = input[name];
    if (typeof value === 'boolean') changes[name] = value;
  }
  if (Object.keys(fields).length > 0) throw AppError.ofFields(fields);
  return changes;
}
