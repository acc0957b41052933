import type { CardContentFragment, CardDataInput, StoredCardFragment, StoredCardsQuery } from '@tessera/client';
import {
  CARD_THEMES,
  CARD_TYPES,
  type CardData,
  designInCapitals,
  type FieldAudience,
  fillCardData,
  fromCapitals,
  GENDERS,
  type HasAudience,
  inCapitals,
} from '@tessera/domain';
import type { ServerCard } from './local-card.ts';

/**
 * Card data as GraphQL takes it: enums in capitals, no gender and no icon are null. Everyone is said too: the server would
 * keep what it has for an entry without an audience.
 */
export function toCardDataInput({ extra, profiles, blocks, audiences, ...data }: CardData): CardDataInput {
  const { gender, ...personal } = extra.personal;
  return {
    ...data,
    type: inCapitals(data.type),
    theme: inCapitals(data.theme),
    design: data.design ? designInCapitals(data.design) : null,
    phones: data.phones.map(withAudience),
    emails: data.emails.map(withAudience),
    websites: data.websites.map(withAudience),
    addresses: data.addresses.map(withAudience),
    profiles: profiles?.map((one) => withAudience({ ...one, network: inCapitals(one.network) })) ?? null,
    audiences: (audiences ?? []).map(({ field, audience }) => ({ field: inCapitals(field), audience })),
    translations: data.translations ?? null,
    blocks:
      blocks?.map(({ kind, icon, ...block }) => ({
        ...withAudience(block),
        kind: inCapitals(kind),
        icon: icon === '' ? null : inCapitals(icon),
      })) ?? null,
    extra: {
      company: extra.company,
      personal: { ...personal, gender: gender === '' ? null : inCapitals(gender) },
      event: extra.event ?? null,
      works: extra.works ?? null,
    },
  };
}

function withAudience<T extends HasAudience>(entry: T): T & { audience: FieldAudience } {
  return { ...entry, audience: entry.audience ?? 'EVERYONE' };
}

/** Card data as the rest of the app knows it, without GraphQL's type names: what is no field of a card is left out. */
export function fromCardData({ type, theme, extra, ...said }: CardContentFragment): CardData {
  const { gender } = extra.personal;
  const personal = { ...extra.personal, gender: gender === null ? '' : fromCapitals(GENDERS, gender) };
  return fillCardData({
    ...said,
    type: fromCapitals(CARD_TYPES, type),
    theme: fromCapitals(CARD_THEMES, theme),
    extra: { ...extra, personal },
  });
}

/** A card as the server has it. */
export function fromStoredCard({
  id,
  version,
  visibility,
  createdAt,
  updatedAt,
  path,
  data,
}: StoredCardFragment): ServerCard {
  return { dbId: id, version, visibility, createdAt, updatedAt, path, data: fromCardData(data) };
}

type ListedCard = NonNullable<StoredCardsQuery['viewer']>['cards']['edges'][number]['node'];

/** A card of the list, with its place and its figures. */
export function fromListedCard(card: ListedCard): ServerCard {
  const { position, totals } = card;
  return {
    ...fromStoredCard(card),
    ...(position !== null && { position }),
    ...(totals && { views: totals.views, leads: totals.leads }),
  };
}
