/** Who sees a part of a card, and how a card notes it. `visibleCardData` is the rule that reads it. */

export const FIELD_AUDIENCES = ['EVERYONE', 'HANDED', 'SIGNED_IN', 'CONTACTS', 'ONLY_ME'] as const;
export type FieldAudience = (typeof FIELD_AUDIENCES)[number];

/** The single fields that may have an audience. Entries of lists carry their own. Name, title, type and look have none. */
export const CARD_FIELDS = [
  'suffix',
  'pronouns',
  'pronunciation',
  'role',
  'tagline',
  'company',
  'photo',
  'logo',
  'tags',
  'education',
  'message',
  'event',
  'works',
  'linkedin',
  'twitter',
  'instagram',
  'facebook',
  'youtube',
  'github',
  'whatsapp',
  'telegram',
] as const;
export type CardField = (typeof CARD_FIELDS)[number];

export interface CardFieldAudience {
  field: CardField;
  audience: FieldAudience;
}

/** An entry of a list: a phone, a profile, a block. */
export interface HasAudience {
  /** Absent for everyone. */
  audience?: FieldAudience | null;
}

/** The audience as it was sent; nothing where none was. */
export function readAudience(raw: unknown): { audience?: FieldAudience } {
  const said: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, 'audience') : undefined;
  const audience = FIELD_AUDIENCES.find((one) => one === said);
  return audience ? { audience } : {};
}

/** The audience as it is stored: everyone is the default, and not written down. */
export function storedAudience({ audience }: HasAudience): { audience?: FieldAudience } {
  return audience && audience !== 'EVERYONE' ? { audience } : {};
}

/** The audiences of single fields out of anything; undefined where none were sent. */
export function fillAudiences(raw: unknown): CardFieldAudience[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  return raw.flatMap((one: unknown) => {
    const named: unknown = typeof one === 'object' && one !== null ? Reflect.get(one, 'field') : undefined;
    const field = CARD_FIELDS.find((name) => name === (typeof named === 'string' ? named.toLowerCase() : ''));
    const { audience } = readAudience(one);
    return field && audience ? [{ field, audience }] : [];
  });
}

/** Each field once, the last word counts, in the order of the list; without those that everyone sees. */
export function storedAudiences(raw: readonly CardFieldAudience[]): CardFieldAudience[] {
  const byField = new Map(raw.map(({ field, audience }) => [field, audience]));
  return CARD_FIELDS.flatMap((field) => {
    const { audience } = storedAudience({ audience: byField.get(field) ?? null });
    return audience ? [{ field, audience }] : [];
  });
}

/**
 * The entries with the audience that each had before, where a client sent none: that of the entry that says the same, otherwise
 * of the one that was changed at its place in a list of the same length, otherwise the strictest of those that are gone: it may
 * be one of them, written differently. So a client that knows no audiences opens nothing.
 */
export function keepAudiences<T extends HasAudience>(
  sent: readonly T[],
  before: readonly T[] | null | undefined,
  identify: (entry: T) => string,
): T[] {
  if (!before?.some(({ audience }) => audience)) return [...sent];
  const said = new Set(sent.map(identify));
  const gone = before.filter((one) => !said.has(identify(one)));
  const strictest = FIELD_AUDIENCES.findLast((audience) => gone.some((one) => one.audience === audience));
  return sent.map((entry, at) => {
    if (entry.audience) return entry;
    const own = identify(entry);
    const beside = sent.length === before.length ? gone.find((one) => one === before[at]) : undefined;
    const known = before.find((one) => identify(one) === own) ?? beside ?? { audience: strictest };
    return known.audience ? { ...entry, audience: known.audience } : entry;
  });
}

/** What two entries of a list have to say alike to be the same. */
export const ENTRY_IDENTITY = {
  point: ({ value }: { value: string }) => value,
  profile: ({ network, value }: { network: string; value: string }) => `${network} ${value}`,
  block: ({ audience: _, ...said }: HasAudience & object) =>
    JSON.stringify(Object.entries(said).sort(([one], [other]) => (one < other ? -1 : 1))),
};

interface AudienceLists {
  phones: readonly HasAudience[];
  emails: readonly HasAudience[];
  websites: readonly HasAudience[];
  addresses: readonly HasAudience[];
  profiles?: readonly HasAudience[] | null;
  blocks?: readonly HasAudience[] | null;
}

/** The card with an audience on every entry, null for everyone: what answers of programs always have. */
export function spellAudiences<T extends AudienceLists>(data: T): T {
  const spell = (entries: readonly HasAudience[] | null | undefined) =>
    (entries ?? []).map((entry) => ({ ...entry, audience: entry.audience ?? null }));
  const { phones, emails, websites, addresses, profiles, blocks } = data;
  const points = {
    phones: spell(phones),
    emails: spell(emails),
    websites: spell(websites),
    addresses: spell(addresses),
  };
  return { ...data, ...points, profiles: spell(profiles), blocks: spell(blocks) };
}
