import { LANGUAGE_TAGS, type LanguageTag, msg, type Text } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import type { GoogleWalletEnv } from '../../../infra/settings/env.ts';
import type { PassContent } from '../pass-content.ts';
import { askGoogle } from './account.ts';

/** Google shows the first ones and hides what is beyond. */
const MOST_LINES = 20;
const BUSINESS_CARD = msg('Business card');
const GONE = msg('This card is no longer available.');

export function toObjectId({ issuerId }: Pick<GoogleWalletEnv, 'issuerId'>, serial: string): string {
  return `${issuerId}.${serial}`;
}

export function toClassId({ issuerId }: Pick<GoogleWalletEnv, 'issuerId'>): string {
  return `${issuerId}.tessera-card`;
}

/** Makes the class of all cards, where Google doesn't know it yet, and then the object, or brings it up to date. */
export async function saveObject(
  env: GoogleWalletEnv,
  { serial, content, origin }: { serial: string; content: PassContent | null; origin: string },
): Promise<void> {
  const object = describeObject(env, { serial, content, origin });
  const id = toObjectId(env, serial);
  const changed = await askGoogle(env, `PATCH genericObject/${id}`, object);
  if (changed.status !== 404) return;
  // 409: another press was quicker.
  await askGoogle(env, 'POST genericClass', { id: toClassId(env) });
  const made = await askGoogle(env, 'POST genericObject', { ...object, id, classId: toClassId(env) });
  if (made.status === 409) await askGoogle(env, `PATCH genericObject/${id}`, object);
  if (made.status === 404) throw new Error('Google Wallet knows neither the issuer nor the class.');
}

/** Every field that we write. Null and empty ones clear what Google has. */
function describeObject(
  env: GoogleWalletEnv,
  { serial, content, origin }: { serial: string; content: PassContent | null; origin: string },
): object {
  const classId = toClassId(env);
  if (!content) {
    return {
      ...{ classId, state: 'EXPIRED', cardTitle: localize(BUSINESS_CARD), header: localize(GONE) },
      ...{ subheader: null, barcode: null, logo: null, hexBackgroundColor: null },
      ...{ textModulesData: [], linksModuleData: { uris: [] } },
    };
  }
  const { name, role, company, url, colors, lines, code } = content;
  const say = (text: string) => sayOwn(content, text);
  const picture = toPublicUrl(content.logo?.src ?? content.photo, origin);
  const shown = lines.slice(0, MOST_LINES);
  return {
    ...{ classId, state: 'ACTIVE', hexBackgroundColor: colors.paper },
    cardTitle: company ? say(company) : localize(BUSINESS_CARD),
    header: say(name),
    subheader: role ? say(role) : null,
    logo: picture && { sourceUri: { uri: picture }, contentDescription: say(company || name) },
    barcode: { type: 'QR_CODE', value: code.text },
    textModulesData: shown.map(({ key, label, text }) => ({
      id: `${serial.slice(0, 8)}-${key}`,
      localizedHeader: localize(label),
      body: text,
    })),
    linksModuleData: {
      uris: [
        { id: 'page', uri: url, localizedDescription: localize(msg('Online card')) },
        ...shown
          .filter(({ href }) => href !== null)
          .map(({ key, label, text, href }) => ({
            id: key,
            uri: href,
            description: typeof label === 'string' ? `${label}: ${text}` : text,
          })),
      ],
    },
  };
}

/** Google's servers fetch it: nothing that only this machine reaches. */
function toPublicUrl(src: string | null, origin: string): string | null {
  if (!src || !URL.canParse(src, origin)) return null;
  const { href, protocol } = new URL(src, origin);
  return protocol === 'https:' ? href : null;
}

function localize(text: Text): object {
  const value = (language: LanguageTag) => ({ language, value: render(text, language) });
  const [first, ...others] = LANGUAGE_TAGS;
  return {
    defaultValue: value(first ?? 'en'),
    ...(typeof text !== 'string' && { translatedValues: others.map(value) }),
  };
}

/** The card's own words, in the languages in which it says them. */
function sayOwn({ language, translations }: PassContent, text: string): object {
  const others = LANGUAGE_TAGS.flatMap((tag) => {
    const value = tag === language ? undefined : translations[tag]?.[text];
    return value ? [{ language: tag, value }] : [];
  });
  return { defaultValue: { language, value: text }, ...(others.length > 0 && { translatedValues: others }) };
}
