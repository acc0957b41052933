import { fillCardData } from '@tessera/domain';
import { isRecord, readVisibility } from '../../../data/card-store/local-card.ts';
import type { BuilderValues } from './builder-values.ts';

/** Unsaved input of one card, kept in this tab for the case of an accidental reload. */
export interface Draft {
  /** Whose it is; the next person in this tab must not see it. */
  ownerId: string | null;
  values: BuilderValues;
  /** The version that the edit began with. */
  baseVersion: number | null;
}

function toKey(cardId: string | null): string {
  return `builder-draft:${cardId ?? 'new'}`;
}

/** The draft of this card (null: of a new one), if this person left one in this tab. */
export function readDraft(cardId: string | null, ownerId: string | null): Draft | null {
  try {
    const raw: unknown = JSON.parse(sessionStorage.getItem(toKey(cardId)) ?? 'null');
    if (!isRecord(raw) || !isRecord(raw.values) || (raw.ownerId ?? null) !== ownerId) return null;
    const { data, visibility } = raw.values;
    const baseVersion = typeof raw.baseVersion === 'number' ? raw.baseVersion : null;
    return { ownerId, baseVersion, values: { data: fillCardData(data), visibility: readVisibility(visibility) } };
  } catch {
    return null;
  }
}

/** Keeps a draft, or forgets it for null. Without room for it the unsaved input is only on screen, as before. */
export function writeDraft(cardId: string | null, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(toKey(cardId), JSON.stringify(draft));
    else sessionStorage.removeItem(toKey(cardId));
  } catch {
    // The page leaves with a question anyway; a draft is only the second net.
  }
}
