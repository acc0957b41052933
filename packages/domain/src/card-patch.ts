import { ENTRY_IDENTITY, fillAudiences, keepAudiences } from './audience.ts';
import { fillBlocks } from './card-blocks.ts';
import { type SpecifiedContacts, writeContacts } from './card-contacts.ts';
import {
  type CardData,
  type CompanyDetails,
  type EventDetails,
  emptyCardData,
  NO_EVENT,
  type PersonalDetails,
  type PortfolioWork,
} from './card-data.ts';
import type { Socials } from './social-network.ts';

type Some<T> = { [Key in keyof T]?: T[Key] | null | undefined };

/** Parts of a card's data: what is left out stays, null empties. A list replaces the one before. */
export interface CardPatch extends Some<Omit<CardData & SpecifiedContacts, 'socials' | 'extra'>> {
  socials?: Some<Socials> | null | undefined;
  extra?:
    | {
        personal?: Some<PersonalDetails & SpecifiedContacts['extra']['personal']> | null;
        company?: Some<CompanyDetails & SpecifiedContacts['extra']['company']> | null;
        event?: Some<EventDetails> | null;
        /** Replaces all of them. */
        works?: PortfolioWork[] | null;
      }
    | null
    | undefined;
}

/** The data with the patch in it; not checked yet. Type, theme and title can't be empty: null leaves them as they are. */
export function patchCardData(data: CardData, patch: CardPatch): CardData {
  const { socials, extra, type, theme, title, design, tags, profiles, translations, blocks, audiences, ...texts } =
    patch;
  const { design: before, ...rest } = data;
  const kept = design === undefined ? before : design;
  return {
    ...rest,
    ...put(texts, EMPTY),
    ...writeContacts(data, patch, { isWhole: false }),
    type: type ?? data.type,
    theme: theme ?? data.theme,
    title: title ?? data.title,
    tags: tags === null ? [] : (tags ?? data.tags),
    ...(profiles !== undefined && { profiles: keepAudiences(profiles ?? [], data.profiles, ENTRY_IDENTITY.profile) }),
    ...(translations !== undefined && { translations: translations ?? [] }),
    ...(blocks !== undefined && { blocks: keepAudiences(fillBlocks(blocks), data.blocks, ENTRY_IDENTITY.block) }),
    ...(audiences !== undefined && { audiences: fillAudiences(audiences) ?? [] }),
    ...(kept && { design: kept }),
    socials: { ...data.socials, ...put(socials, EMPTY.socials) },
    extra: {
      ...data.extra,
      ...(extra?.works !== undefined && { works: extra.works ?? [] }),
      personal: { ...data.extra.personal, ...put(extra?.personal, EMPTY.extra.personal) },
      company: { ...data.extra.company, ...put(extra?.company, EMPTY.extra.company) },
      ...(data.extra.event || extra?.event
        ? { event: { ...NO_EVENT, ...data.extra.event, ...put(extra?.event, NO_EVENT) } }
        : {}),
    },
  } as CardData;
}

const EMPTY = emptyCardData();

/** Only the texts that were sent; null is ''. Single contacts are no texts of a stored card. */
function put(values: object | null | undefined, texts: object): Record<string, unknown> {
  const sent = Object.entries(values ?? {}).filter(
    ([key, value]) => value !== undefined && Reflect.get(texts, key) === '',
  );
  return Object.fromEntries(sent.map(([key, value]) => [key, value ?? '']));
}
