import { findMentions, isEmoji, type Named, normalizeUrl, safeHref } from '@tessera/domain';
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
export function messageParts(text: string, mentions: readonly Named[] = []): MessagePart[] {
  const parts: MessagePart[] = [];
  let at = 0;
  for (const { start, end, part } of withoutOverlaps([...toMentions(text, mentions), ...findLinks(text)])) {
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

/** What stands between sentence marks and quotes of scripts that never use them in an address: it ends before the first one. */
const PIECE = /(?:[!-~’]|[^\p{Terminal_Punctuation}\p{Quotation_Mark}\p{Ps}\p{Pe}])+/gu;
/** Punctuation that a sentence puts behind an address, or around it. */
const END = /[^!-~\p{L}\p{M}\p{N}\p{S}]+$/u;

/**
 * Web addresses with their scheme or `www.`, and email addresses. Nothing else counts: “invoice.zip” is a file, though it could
 * be a host.
 */
function findLinks(text: string): Found[] {
  return [...text.matchAll(PIECE)].flatMap(({ 0: piece, index }) =>
    find(piece).flatMap(({ type, value, start }) => {
      if (type === 'url' && !/^(?:https?:\/\/|www\.)/i.test(value)) return [];
      const said = value.replace(END, '');
      const href = type === 'email' ? safeHref(`mailto:${said}`) : normalizeUrl(said);
      if (href === null) return [];
      const at = index + start;
      return [{ start: at, end: at + said.length, part: { kind: 'link' as const, text: said, href } }];
    }),
  );
}

function toMentions(text: string, people: readonly Named[]): Found[] {
  return findMentions(text, people).map(({ start, end, id }) => ({
    ...{ start, end },
    part: { kind: 'mention' as const, text: text.slice(start, end), userId: id },
  }));
}

/** In the order of the text; of what overlaps the one that begins first, of those the first given. */
function withoutOverlaps(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const one of found.toSorted((a, b) => a.start - b.start)) {
    if (one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one);
  }
  return kept;
}
