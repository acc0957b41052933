import {
  CARD_FIELDS,
  type CardField,
  type FieldAudience,
  type HasAudience,
  storedAudience,
  storedAudiences,
} from './audience.ts';
import { CONTACT_KINDS, type ContactKind } from './card-contacts.ts';
import type { CardData } from './card-data.ts';

/** Audiences for a whole card in one choice. */
export const AUDIENCE_PRESETS = ['PUBLIC', 'NETWORKING', 'PRIVATE'] as const;
export type AudiencePreset = (typeof AUDIENCE_PRESETS)[number];

/** What also strangers see of a card on PRIVATE. */
const WHO_IT_IS: readonly CardField[] = ['suffix', 'pronouns', 'pronunciation', 'role', 'company', 'photo', 'logo'];
/** Networks on which one is called or written to directly. */
const DIRECT: readonly CardField[] = ['whatsapp', 'telegram'];
const DIRECT_LISTS = ['phones', 'emails', 'addresses'];

function fieldAudience(preset: AudiencePreset, field: CardField): FieldAudience {
  if (preset === 'PRIVATE') return WHO_IT_IS.includes(field) ? 'EVERYONE' : 'CONTACTS';
  return preset === 'NETWORKING' && DIRECT.includes(field) ? 'HANDED' : 'EVERYONE';
}

function listAudience(preset: AudiencePreset, list: string): FieldAudience {
  if (preset === 'PRIVATE') return 'CONTACTS';
  return preset === 'NETWORKING' && DIRECT_LISTS.includes(list) ? 'HANDED' : 'EVERYONE';
}

/** The audience of a new entry of that list: a card that follows a preset goes on following it. */
export function newEntryAudience(data: CardData, list: ContactKind | 'profiles' | 'blocks'): HasAudience {
  return storedAudience({ audience: listAudience(findPreset(data) ?? 'PUBLIC', list) });
}

/** The card with the audiences of the preset on everything it says. */
export function applyPreset(data: CardData, preset: AudiencePreset): CardData {
  const mark = <T extends HasAudience>(list: string, entries: readonly T[]): T[] =>
    entries.map((entry) => ({ ...entry, audience: listAudience(preset, list) }));
  const points = Object.fromEntries(CONTACT_KINDS.map((kind) => [kind, mark<HasAudience>(kind, data[kind])]));
  return {
    ...data,
    ...points,
    profiles: mark('profiles', data.profiles ?? []),
    blocks: mark('blocks', data.blocks ?? []),
    audiences: storedAudiences(CARD_FIELDS.map((field) => ({ field, audience: fieldAudience(preset, field) }))),
  };
}

/** The preset that the card follows; null for a choice of the owner's own. */
export function findPreset(data: CardData): AudiencePreset | null {
  return AUDIENCE_PRESETS.find((preset) => describe(applyPreset(data, preset)) === describe(data)) ?? null;
}

/** The audiences of a card as one text. */
function describe(data: CardData): string {
  const lists = [...CONTACT_KINDS.map((kind) => data[kind]), data.profiles ?? [], data.blocks ?? []];
  const entries = lists.map((list) => list.map(({ audience }: HasAudience) => audience ?? 'EVERYONE'));
  return JSON.stringify([entries, storedAudiences(data.audiences ?? [])]);
}
