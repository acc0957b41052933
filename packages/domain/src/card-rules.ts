import { listOf, type Message, msg } from '@tessera/texts';
import { storedAudience, storedAudiences } from './audience.ts';
import { checkBlocks } from './block-rules.ts';
import { checkContacts, nameSingleField } from './card-contacts.ts';
import { type CardData, type CompanyDetails, type EventDetails, NO_EVENT, type PersonalDetails } from './card-data.ts';
import { DESIGN_NAME_CHARS } from './card-design.ts';
import { checkDesign } from './card-design-check.ts';
import { checkTranslations } from './card-translation.ts';
import type { FieldErrors } from './errors.ts';
import { createFieldChecker, type FieldChecker } from './field-checker.ts';
import { CARD_LIMITS } from './limits.ts';
import { normalizeUrl } from './link.ts';
import type { Region } from './locale.ts';
import { MESSAGES } from './messages.ts';
import { DEFAULT_REGION, normalizeDirectPhone } from './phone.ts';
import { mainFields } from './preview.ts';
import type { CardProfile, ProfileNetwork } from './profile-network.ts';
import { socialUrl, takesHandle } from './social.ts';
import { SOCIAL_NETWORKS, type Socials } from './social-network.ts';
import { hasText } from './text.ts';
import { checkWorks } from './work-rules.ts';

export interface CheckedCard {
  /** Normalised: texts trimmed, links with their scheme, phones in E.164, tags without repetitions. */
  data: CardData;
  /** Paths are relative to the card data (`socials.linkedin`, `tags.3`); empty when the card may be saved. */
  errors: FieldErrors;
  /** For the whole form: what is missing, or that fields are wrong; null otherwise. */
  message: Message | null;
}

const MISSING_NAME = msg('Name');
const MISSING_CONTACT = msg('At least one contact (Phone / Email / Website / WhatsApp)');

/** 'Missing: Name, At least one contact (…)' with only what is missing, or null when the card may be saved. */
export function missingForSave(data: CardData): Message | null {
  const missing = missingItems(data);
  return missing.length > 0 ? msg('Missing: {items}', { items: listOf(missing, 'unit') }) : null;
}

/**
 * Normalises a card and finds everything that is wrong with it at once. Numbers without a country code are of `region`.
 * Never throws.
 */
export function checkCardData(raw: CardData, region: Region = DEFAULT_REGION): CheckedCard {
  const check = createFieldChecker(region);
  const data: CardData = {
    type: raw.type,
    theme: raw.theme,
    ...(raw.design && {
      design: { ...raw.design, name: check.line('design.name', raw.design.name, DESIGN_NAME_CHARS) },
    }),
    title: check.line('title', raw.title, CARD_LIMITS.title),
    name: check.line('name', raw.name, CARD_LIMITS.name),
    givenName: check.line('givenName', raw.givenName, CARD_LIMITS.name),
    familyName: check.line('familyName', raw.familyName, CARD_LIMITS.name),
    suffix: check.line('suffix', raw.suffix, CARD_LIMITS.namePart),
    pronouns: check.line('pronouns', raw.pronouns, CARD_LIMITS.namePart),
    pronunciation: check.line('pronunciation', raw.pronunciation, CARD_LIMITS.namePart),
    ...checkContacts(check, raw),
    role: check.line('role', raw.role, CARD_LIMITS.role),
    tagline: check.line('tagline', raw.tagline, CARD_LIMITS.tagline),
    logoUrl: check.image('logoUrl', raw.logoUrl),
    tags: checkTags(check, raw.tags),
    socials: checkSocials(check, raw.socials),
    profiles: checkProfiles(check, raw.profiles ?? []),
    ...checkTranslations(check, raw),
    blocks: checkBlocks(check, raw.blocks ?? []),
    audiences: storedAudiences(raw.audiences ?? []),
    extra: {
      personal: checkPersonal(check, raw.extra.personal),
      company: checkCompany(check, raw.extra.company),
      event: checkEvent(check, raw.extra.event ?? NO_EVENT),
      works: checkWorks(check, raw.extra.works ?? []),
    },
  };
  for (const [path, text] of Object.entries(raw.design ? checkDesign(raw.design) : {})) {
    check.fail(`design.${path}`, text);
  }
  const missing = missingItems(data);
  if (missing.includes(MISSING_NAME)) check.fail('name', msg('Enter a name.'));
  if (missing.includes(MISSING_CONTACT))
    check.fail('contact', msg('At least one contact (Phone / Email / Website / WhatsApp).'));
  const isWrong = Object.keys(check.errors).length > 0;
  return { data, errors: check.errors, message: missingForSave(data) ?? (isWrong ? MESSAGES.invalidCard : null) };
}

/**
 * Checks what `fillCardData` or `patchCardData` made of what was sent. Errors are named as it was sent: 'phone' where no list
 * of phones was.
 */
export function checkSentCard(whole: CardData, sent: unknown, region: Region = DEFAULT_REGION): CheckedCard {
  const { errors, ...checked } = checkCardData(whole, region);
  const named = Object.entries(errors).map(([path, error]) => [nameSingleField(whole, sent, path), error]);
  return { ...checked, errors: Object.fromEntries(named) };
}

function missingItems(data: CardData): Message[] {
  const { name, phone, email, website } = mainFields(data);
  const numbers = (data.profiles ?? []).filter(({ network }) => network === 'whatsapp').map(({ value }) => value);
  const hasContact = [phone, email, website, data.socials.whatsapp, ...numbers].some(hasText);
  return [...(hasText(name) ? [] : [MISSING_NAME]), ...(hasContact ? [] : [MISSING_CONTACT])];
}

function checkPersonal(check: FieldChecker, raw: PersonalDetails): PersonalDetails {
  const path = (field: keyof PersonalDetails) => `extra.personal.${field}`;
  return {
    photoUrl: check.image(path('photoUrl'), raw.photoUrl),
    gender: raw.gender,
    birthDate: check.date(path('birthDate'), raw.birthDate),
    anniversaryDate: check.date(path('anniversaryDate'), raw.anniversaryDate),
    education: check.line(path('education'), raw.education, CARD_LIMITS.education),
    resAddress: check.lines(path('resAddress'), raw.resAddress, CARD_LIMITS.address),
    pincode: check.line(path('pincode'), raw.pincode, CARD_LIMITS.pincode),
    message: check.lines(path('message'), raw.message, CARD_LIMITS.message),
  };
}

function checkCompany(check: FieldChecker, raw: CompanyDetails): CompanyDetails {
  const path = (field: keyof CompanyDetails) => `extra.company.${field}`;
  return {
    companyName: check.line(path('companyName'), raw.companyName, CARD_LIMITS.companyName),
    companyLogo: check.image(path('companyLogo'), raw.companyLogo),
    designation: check.line(path('designation'), raw.designation, CARD_LIMITS.designation),
    category: check.line(path('category'), raw.category, CARD_LIMITS.category),
    message: check.lines(path('message'), raw.message, CARD_LIMITS.message),
  };
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The details in their stored form; notes what is wrong with them. */
function checkEvent(check: FieldChecker, raw: EventDetails): EventDetails {
  const path = (field: keyof EventDetails) => `extra.event.${field}`;
  const time = (field: 'startTime' | 'endTime') => {
    const value = raw[field].trim();
    if (value !== '' && !TIME.test(value)) check.fail(path(field), msg('Enter a time such as 18:30.'));
    return value.slice(0, 10);
  };
  const event = {
    date: check.date(path('date'), raw.date),
    startTime: time('startTime'),
    endTime: time('endTime'),
    place: check.line(path('place'), raw.place, CARD_LIMITS.eventPlace),
    ticketsUrl: check.link(path('ticketsUrl'), raw.ticketsUrl),
  };
  if (event.startTime && !event.date) check.fail(path('date'), msg('Choose the day.'));
  if (event.endTime && !event.startTime) check.fail(path('startTime'), msg('Enter when it begins.'));
  return event;
}

function checkSocials(check: FieldChecker, raw: Socials): Socials {
  const entries = SOCIAL_NETWORKS.map(
    (network) => [network, checkSocial(check, `socials.${network}`, { network, value: raw[network] })] as const,
  );
  return Object.fromEntries(entries) as Socials;
}

/** Empty ones are left out; what is wrong is named by its place among those that were sent. */
function checkProfiles(check: FieldChecker, raw: readonly CardProfile[]): CardProfile[] {
  if (raw.length > CARD_LIMITS.profiles) {
    check.fail('profiles', msg('At most {count} more profiles.', { count: CARD_LIMITS.profiles }));
    return [];
  }
  return raw
    .map(({ network, value, audience }, at) => ({
      network,
      value: checkSocial(check, `profiles.${at}.value`, { network, value }),
      ...storedAudience({ audience: audience ?? null }),
    }))
    .filter(({ value }) => hasText(value));
}

/** Links get their scheme and WhatsApp numbers their country code; a handle stays as its owner wrote it. */
function checkSocial(check: FieldChecker, path: string, { network, value: raw }: CardProfile): string {
  const value = check.line(path, raw, CARD_LIMITS.social);
  if (value === '' || check.errors[path]) return value;
  const isNumber = network === 'whatsapp' && !/[a-z]/i.test(value);
  const stored = isNumber ? normalizeDirectPhone(value, check.region) : value;
  const url = stored && socialUrl(network, stored);
  if (stored && url) return url === normalizeUrl(value) ? url : stored;
  check.fail(path, socialHint(network));
  return value;
}

function socialHint(network: ProfileNetwork): Message {
  if (network === 'whatsapp') return msg('Enter the number with its country code, or a full link.');
  return takesHandle(network) ? msg('Enter a handle such as @name, or a full link.') : msg('Enter a full link.');
}

/** So many are named; with the list as a whole 10. */
const MAX_WRONG_TAGS = 9;

function checkTags(check: FieldChecker, raw: readonly string[]): string[] {
  const seen = new Map<string, string>();
  let wrong = 0;
  // Looking at a few more than allowed is enough to name the wrong ones; a list of a million is wrong as a whole.
  for (const [index, text] of raw.slice(0, CARD_LIMITS.tags * 10).entries()) {
    const path = `tags.${index}`;
    const tag = check.line(path, text, CARD_LIMITS.tag).replace(/^#+\s*/, '');
    const key = tag.toLowerCase();
    if (hasText(tag) && !seen.has(key)) seen.set(key, tag);
    if (check.errors[path]) wrong += 1;
    if (wrong === MAX_WRONG_TAGS) break;
  }
  if (seen.size > CARD_LIMITS.tags || raw.length > CARD_LIMITS.tags * 10) {
    check.fail('tags', msg('At most {tags} tags.', { tags: CARD_LIMITS.tags }));
  }
  return [...seen.values()];
}
