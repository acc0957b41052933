import { nameSession } from '@tessera/client';
import type { ExchangeDetails } from '@tessera/domain';
import { readStored } from '../../data/session/storage.ts';
import { MARKER_KEY } from '../../data/session/stored-session.ts';

/** What the product knows of a visitor who is signed in. */
export interface VisitorAccount {
  sessionId: string;
  values: Partial<ExchangeDetails>;
  /** Their cards that may go along. */
  cards: { id: string; title: string }[];
}

/** Null for visitors who are not signed in, and when nobody knows: the form is empty then, as for everybody. */
export async function readAccount(): Promise<VisitorAccount | null> {
  const sessionId = readStored(MARKER_KEY);
  if (!sessionId) return null;
  try {
    const [user, cards] = await Promise.all([read('/api/users/me', sessionId), read('/api/cards', sessionId)]);
    return user && cards ? { sessionId, values: readValues(user), cards: readCards(cards) } : null;
  } catch {
    return null;
  }
}

async function read(path: string, sessionId: string): Promise<object | null> {
  const response = await fetch(path, { headers: nameSession(sessionId) });
  const body: unknown = response.ok ? await response.json() : null;
  return typeof body === 'object' ? body : null;
}

function readValues(answer: object): VisitorAccount['values'] {
  const user: unknown = Reflect.get(answer, 'user') ?? answer;
  const text = (key: string) => {
    const value: unknown = typeof user === 'object' && user !== null ? Reflect.get(user, key) : '';
    return typeof value === 'string' ? value : '';
  };
  return { name: text('fullName'), email: text('email'), phone: text('phone') };
}

function readCards(answer: object): VisitorAccount['cards'] {
  const cards: unknown = Reflect.get(answer, 'cards');
  if (!Array.isArray(cards)) return [];
  return cards.flatMap((card: { id?: unknown; title?: unknown; visibility?: unknown }) =>
    typeof card.id === 'string' && typeof card.title === 'string' && card.visibility !== 'PRIVATE'
      ? [{ id: card.id, title: card.title }]
      : [],
  );
}
