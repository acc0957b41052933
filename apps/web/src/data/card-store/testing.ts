import { type CardData, emptyCardData } from '@tessera/domain';
import type { Author } from './changes.ts';
import type { LocalCard, ServerCard } from './local-card.ts';

/** The moment at which everything in these tests happens. */
export const NOW = '2026-11-12T09:41:00.000Z';

export function dataNamed(name: string): CardData {
  return { ...emptyCardData(), name, title: name, emails: [{ label: '', value: 'asha@example.in' }] };
}

export function localCard(id: string, rest: Partial<LocalCard> = {}): LocalCard {
  return { id, createdAt: NOW, updatedAt: NOW, visibility: 'PRIVATE', data: dataNamed(id), ...rest };
}

export function serverCard(dbId: string, rest: Partial<ServerCard> = {}): ServerCard {
  return { dbId, version: 1, createdAt: NOW, updatedAt: NOW, visibility: 'PRIVATE', data: dataNamed(dbId), ...rest };
}

/** An author whose keys are k1, k2 … */
export function authorFor<T extends string | null>(ownerId: T): Author & { ownerId: T } {
  let count = 0;
  const newKey = () => {
    count += 1;
    return `k${count}`;
  };
  return { ownerId, now: NOW, newKey };
}

/** A storage in memory that can be told to be full. */
export function memoryStorage(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    values,
    isFull: false,
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
  };
}
