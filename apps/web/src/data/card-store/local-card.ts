import { type CardData, fillCardData, VISIBILITIES, type Visibility } from '@tessera/domain';

/** A card as this browser keeps it, under the key `cards`. */
export interface LocalCard {
  /** 8 random characters; the card's name on this device. */
  id: string;
  /** ISO time. */
  createdAt: string;
  data: CardData;
  /** The server's id, once it has the card. */
  dbId?: string;
  /** The account it belongs to; absent while it belongs to nobody yet. */
  ownerId?: string;
  /** The server's version that `data` was made from. */
  version?: number;
  visibility: Visibility;
  /** ISO time of the last save, on this device or on the server. */
  updatedAt: string;
  /** Path of the public page, as the server gave it. */
  path?: string;
  /** Place in the owner's own order; absent while they put it nowhere. */
  position?: number;
  /** Views and leads of all time, as of the last list. */
  views?: number;
  leads?: number;
}

/** A card as the server has it. */
export interface ServerCard {
  dbId: string;
  version: number;
  data: CardData;
  visibility: Visibility;
  updatedAt: string;
  createdAt?: string;
  path?: string;
  /** These three come with the list alone. */
  position?: number;
  views?: number;
  leads?: number;
}

const ID_CHARS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** 8 random characters. */
export function newCardId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => ID_CHARS[byte % ID_CHARS.length]).join('');
}

/** The local id of a card that came from the server: the same in every tab that sees it first. */
export function localIdFor(dbId: string): string {
  return dbId.replaceAll('-', '').slice(-8);
}

/** Makes a whole card out of a stored entry; null when there is no card in it. */
export function readLocalCard(raw: unknown, now: string): LocalCard | null {
  if (!isRecord(raw) || !isRecord(raw.data)) return null;
  const createdAt = readTime(raw.createdAt) ?? now;
  return {
    id: readText(raw.id) ?? newCardId(),
    createdAt,
    data: fillCardData(raw.data),
    ...optional('dbId', readText(raw.dbId)),
    ...optional('ownerId', readText(raw.ownerId)),
    ...optional('version', readCount(raw.version)),
    visibility: readVisibility(raw.visibility),
    updatedAt: readTime(raw.updatedAt) ?? createdAt,
    ...optional('path', readText(raw.path)),
    ...optional('position', readCount(raw.position)),
    ...optional('views', readCount(raw.views)),
    ...optional('leads', readCount(raw.leads)),
  };
}

/** A server card out of an error's `current` or out of storage; null when it is none. */
export function readServerCard(raw: unknown): ServerCard | null {
  if (!isRecord(raw) || !isRecord(raw.data) || !Number.isInteger(raw.version)) return null;
  const dbId = readText(raw.dbId) ?? readText(raw.id);
  if (!dbId) return null;
  return {
    dbId,
    version: Number(raw.version),
    data: fillCardData(raw.data),
    visibility: readVisibility(raw.visibility),
    updatedAt: readTime(raw.updatedAt) ?? new Date(0).toISOString(),
    ...optional('createdAt', readTime(raw.createdAt)),
    ...optional('path', readText(raw.path)),
  };
}

/** The given visibility; PRIVATE when it is none, because nothing may become public by mistake. */
export function readVisibility(raw: unknown): Visibility {
  return VISIBILITIES.find((known) => known === raw) ?? 'PRIVATE';
}

/** A filled-in text; undefined otherwise. */
export function readText(raw: unknown): string | undefined {
  return typeof raw === 'string' && raw !== '' ? raw : undefined;
}

export function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function readCount(raw: unknown): number | undefined {
  return Number.isInteger(raw) ? Number(raw) : undefined;
}

function readTime(raw: unknown): string | undefined {
  return typeof raw === 'string' && !Number.isNaN(Date.parse(raw)) ? raw : undefined;
}

function optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]?: V });
}
