import { type CardData, emptyCardData, FIRST_VISIBILITY, fillCardData, type Visibility } from '@tessera/domain';
import { isRecord, type LocalCard, newCardId, readText, readVisibility } from '../../../data/card-store/local-card.ts';
import { type BuilderValues, toFormValues } from './builder-values.ts';
import { readDraft } from './draft.ts';

/** What the builder starts from. */
export interface Opening {
  /** The stored card; null for a new one. */
  card: LocalCard | null;
  /** Local id under which it will be saved. */
  cardId: string;
  /** The values when nothing is unsaved. */
  saved: BuilderValues;
  /** Unsaved input that goes on top of it. */
  unsaved: BuilderValues | null;
  /** That input was left by an earlier look at this page. */
  isRestored: boolean;
  baseVersion: number | null;
}

/** What another screen handed over for the card: the whole of it, or who may open it. */
export interface HandedOver {
  data: CardData | null;
  visibility: Visibility | null;
}

/** Reads navigation state `{ id, data, visibility }`. The state may be anything. */
export function readHandedOver(state: unknown): HandedOver & { id: string | null } {
  const { id, data, visibility } = isRecord(state) ? state : {};
  return {
    id: readText(id) ?? null,
    data: isRecord(data) ? fillCardData(data) : null,
    visibility: visibility === undefined ? null : readVisibility(visibility),
  };
}

/** Whose new card it is: what is known of them, and the card that they saved last. */
export interface KnownPerson {
  name: string;
  lastCard: Pick<LocalCard, 'data' | 'visibility'> | null;
}

/** A new card that knows its person. It takes from their last card only what is listed here. */
export function beginCard({ name, lastCard }: KnownPerson): CardData {
  const empty = emptyCardData();
  if (!lastCard) return { ...empty, name };
  const { theme, design, givenName, familyName, logoUrl, extra, name: lastName, ...contacts } = lastCard.data;
  const { phones, emails, websites, addresses, socials, profiles } = contacts;
  const { photoUrl } = extra.personal;
  const { companyName, companyLogo } = extra.company;
  return {
    ...empty,
    ...{ theme, givenName, familyName, logoUrl, name: lastName },
    ...(design && { design }),
    // Nobody saw those of a private card, and the new one may be seen by everybody.
    ...(lastCard.visibility !== 'PRIVATE' && { phones, emails, websites, addresses, socials, profiles }),
    extra: {
      ...empty.extra,
      personal: { ...empty.extra.personal, photoUrl },
      company: { ...empty.extra.company, companyName, companyLogo },
    },
  };
}

/** Puts together the stored card and what goes on top: what was handed over just now, or the draft of an earlier edit. */
export function openCard(
  card: LocalCard | null,
  { handedOver, person, ownerId }: { handedOver: HandedOver | null; person: KnownPerson; ownerId: string | null },
): Opening {
  const visibility = card?.visibility ?? FIRST_VISIBILITY;
  const data = card?.data ?? beginCard(person);
  const draft = handedOver ? null : readDraft(card?.id ?? null, ownerId);
  return {
    card,
    cardId: card?.id ?? newCardId(),
    saved: toFormValues({ data, visibility }),
    unsaved:
      draft?.values ??
      (handedOver && toFormValues({ data: handedOver.data ?? data, visibility: handedOver.visibility ?? visibility })),
    isRestored: draft !== null,
    baseVersion: draft?.baseVersion ?? card?.version ?? null,
  };
}
