import { isEmoji, normalizeUrl, safeHref } from '@tessera/domain';
import { find } from 'linkifyjs';

export type MessagePart = {
  /** Where it begins in the text. */
  at: number;
} & PartContent;

type PartContent =
  | { kind: 'text'; text: string }
  /** `href` is http, https or mailto, and never says one host and leads to another. */
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; userId: string };

const MOST_LARGE = 3;
/** An emoji of people has some 25 units: longer texts need not be cut to know. */
const MOST_UNITS = 100;

interface Found {
  start: number;
  end: number;
  part: PartContent;
}

/** The parts of a message: text, links and mentioned people. Joined they are the text again. */
export function messageParts(text: string, mentions: readonly { id: string; name: string }[] = []): MessagePart[] {
  const parts: MessagePart[] = [];
  let at = 0;
  for (const { start, end, part } of withoutOverlaps([...findMentions(text, mentions), ...findLinks(text)])) {
    if (start > at) parts.push({ at, kind: 'text', text: text.slice(at, start) });
    parts.push({ at: start, ...part });
    at = end;
  }
  if (at < text.length) parts.push({ at, kind: 'text', text: text.slice(at) });
  return parts;
}

/** Whether the text is nothing but up to three emoji, which are shown large. */
export function isOnlyEmoji(text: string): boolean {
  if (text.length > MOST_UNITS) return false;
  const shown = [...new Intl.Segmenter().segment(text)]
    .map(({ segment }) => segment)
    .filter((one) => one.trim() !== '');
  return shown.length >= 1 && shown.length <= MOST_LARGE && shown.every(isEmoji);
}

function findLinks(text: string): Found[] {
  return find(text).flatMap(({ type, value, start, end }) => {
    const href = type === 'email' ? safeHref(`mailto:${value}`) : normalizeUrl(value);
    return href === null ? [] : [{ start, end, part: { kind: 'link' as const, text: value, href } }];
  });
}

/** '@' and the whole name, anywhere in the text. The longer of two names wins when both begin the same. */
function findMentions(text: string, mentions: readonly { id: string; name: string }[]): Found[] {
  return mentions
    .toSorted((a, b) => b.name.length - a.name.length)
    .flatMap(({ id, name }) =>
      findPlaces(text, `@${name}`).map((start) => {
        const end = start + name.length + 1;
        return { start, end, part: { kind: 'mention' as const, text: text.slice(start, end), userId: id } };
      }),
    );
}

function findPlaces(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) places.push(at);
  return places;
}

/** In the order of the text; of what overlaps the one that begins first, of those the first given. */
function withoutOverlaps(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const one of found.toSorted((a, b) => a.start - b.start)) {
    if (one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one);
  }
  return kept;
}
