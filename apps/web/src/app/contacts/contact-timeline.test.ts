import { expect, test } from 'vitest';
import { listTimeline, type TimelineDeal } from './contact-timeline.ts';
import type { PageContact } from './page-contact.ts';

const at = (minute: number) => `2026-11-12T09:${String(minute).padStart(2, '0')}:00.000Z`;
const card = (title: string) => ({
  ...{ __typename: 'Card' as const, id: `card ${title}`, title, visibility: 'PUBLIC' as const },
  path: '/u/card',
});
const activity = (kind: PageContact['activity'][number]['kind'], minute: number, title?: string) => ({
  ...{ __typename: 'ContactActivity' as const, kind, at: at(minute) },
  card: title ? card(title) : null,
});

function contact(changes: Partial<PageContact> = {}): PageContact {
  return {
    ...{ __typename: 'Contact', id: 'k1', name: 'Łukasz Żak', company: '', role: '', email: '', phone: '' },
    ...{ emails: [], phones: [], website: '', note: '', event: '', tags: [], metAt: null, source: 'MANUAL' },
    ...{ createdAt: at(1), updatedAt: at(1), lastActivityAt: at(1), merges: [], user: null, cards: [] },
    ...{ activity: [], origins: [], reminders: [], exchanges: [] },
    ...changes,
  };
}

const texts = (changes: Partial<PageContact>, ...deals: TimelineDeal[]) =>
  listTimeline(contact(changes), deals).map(({ text }) => text);

test('everything with a contact is one list, the latest first', () => {
  const reminder = { __typename: 'Reminder' as const, dueAt: at(2) };
  expect(
    texts(
      {
        activity: [activity('OPENED', 6, 'Mine'), activity('SENT', 4, 'Mine'), activity('MESSAGED', 9)],
        reminders: [
          { ...reminder, id: 'r1', note: 'Send the offer', doneAt: at(8) },
          { ...reminder, id: 'r2', note: 'Not yet', doneAt: null },
        ],
        note: 'Likes tea',
        origins: [{ __typename: 'ContactFieldOrigin', field: 'note', source: 'MANUAL', at: at(5) }],
      },
      { id: 'd1', name: 'प्रकाश', createdAt: at(7) },
    ),
  ).toEqual([
    'Last message',
    'Done: Send the offer',
    'You opened the deal “प्रकाश”',
    'They opened “Mine”, which you shared',
    'You wrote a note',
    'You shared “Mine” with them',
    'You added Łukasz Żak',
  ]);
});

test('a saved card says how it came, and stands for the adding', () => {
  const saved = { __typename: 'SavedCard' as const, savedAt: at(3), card: card('Type') };
  const [item, ...others] = listTimeline(
    contact({
      source: 'SAVED_CARD',
      activity: [activity('SAVED', 3, 'Type')],
      cards: [{ ...saved, share: { __typename: 'Share', id: 's1', mode: 'IN_APP' } }],
    }),
    [],
  );
  expect(others).toEqual([]);
  expect(item).toMatchObject({ text: 'You saved “Type”', detail: 'In-app', card: { title: 'Type' } });
});

test('a visitor’s note is theirs; a card that can’t be seen any more has no link', () => {
  const items = listTimeline(
    contact({
      source: 'EXCHANGE',
      activity: [activity('EXCHANGED', 2)],
      note: 'نلتقي غدًا',
      origins: [{ __typename: 'ContactFieldOrigin', field: 'note', source: 'EXCHANGE', at: at(3) }],
    }),
    [],
  );
  expect(items.map(({ text, detail, card: about }) => [text, detail, about ?? null])).toEqual([
    ['They left a note', 'نلتقي غدًا', null],
    ['They left their details on a card', undefined, null],
  ]);
});
