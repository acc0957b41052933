import { CONTACT_LIMITS } from '@tessera/domain';

/* The note of a contact has the notes of its leads as whole paragraphs, between those of its owner. */

/** Adds a lead's note, unless it is there already or doesn't fit as a whole: a part of it couldn't be found again. */
export function addNote(note: string, more: string): string {
  if (!more || hasNote(note, more)) return note;
  const longer = [note, more].filter(Boolean).join('\n\n');
  return longer.length <= CONTACT_LIMITS.note ? longer : note;
}

/** Whether the paragraphs of a lead's note are there as they were written. */
export function hasNote(note: string, one: string): boolean {
  return findRun(split(note), one) !== null;
}

/**
 * Puts the new note of a lead in the place of its old one; '' removes it. Paragraphs that are also in the note of another lead
 * stay. Nothing changes if the owner has removed the old note. The new one is left out where it doesn't fit.
 */
export function replaceNote(
  note: string,
  { before, after, others }: { before: string; after: string; others: readonly string[] },
): string {
  if (!before) return addNote(note, after);
  const paragraphs = split(note);
  const kept = new Set(others.flatMap((other) => findRun(paragraphs, other) ?? []));
  const own = findRun(paragraphs, before, kept)?.filter((at) => !kept.has(at));
  if (!own && hasNote(note, before)) return addNote(note, after);
  const put = (text: string) =>
    (own ? putParagraphs(paragraphs, own, text) : putWithin(paragraphs, kept, [before, text])).trim();
  const without = put('');
  if (!after || hasNote(without, after)) return without;
  const replaced = put(after);
  return replaced.length <= CONTACT_LIMITS.note ? replaced : without;
}

interface Paragraph {
  text: string;
  /** The empty lines before it; '' before the first one. */
  gap: string;
}

function split(note: string): Paragraph[] {
  const [first = '', ...rest] = note.split(/(\n(?:[^\S\n]*\n)+)/);
  const paragraphs = [{ text: first, gap: '' }];
  for (let at = 0; at < rest.length; at += 2) paragraphs.push({ gap: rest[at] ?? '', text: rest[at + 1] ?? '' });
  return paragraphs;
}

function join(paragraphs: readonly Paragraph[]): string {
  return paragraphs.map(({ gap, text }, at) => (at === 0 ? text : gap + text)).join('');
}

/** The first place where the paragraphs of the text follow each other, and not all of them are among `except`. */
function findRun(paragraphs: readonly Paragraph[], text: string, except?: ReadonlySet<number>): number[] | null {
  if (!text) return null;
  const wanted = split(text).map((one) => one.text.trim());
  for (let start = 0; start + wanted.length <= paragraphs.length; start += 1) {
    const run = wanted.map((_, step) => start + step);
    const isThere = run.every((at, step) => paragraphs[at]?.text.trim() === wanted[step]);
    if (isThere && !(except && run.every((at) => except.has(at)))) return run;
  }
  return null;
}

function putParagraphs(paragraphs: readonly Paragraph[], places: readonly number[], text: string): string {
  return join(
    paragraphs.flatMap((paragraph, at) => {
      if (!places.includes(at)) return [paragraph];
      return text && at === places[0] ? [{ ...paragraph, text }] : [];
    }),
  );
}

/** Letters, marks and digits of scripts that put spaces between words. */
const IN_WORD = String.raw`[[\p{L}\p{M}\p{N}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]]`;

/** For paragraphs that the owner has written in: replaces the text itself, but no part of a word. */
function putWithin(
  paragraphs: readonly Paragraph[],
  kept: ReadonlySet<number>,
  [before, after]: readonly [string, string],
): string {
  const hide = (paragraph: Paragraph, at: number) =>
    kept.has(at) ? { ...paragraph, text: '\0'.repeat(paragraph.text.length) } : paragraph;
  const escaped = before.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const found = new RegExp(`(?<!${IN_WORD})${escaped}(?!${IN_WORD})`, 'v').exec(join(paragraphs.map(hide)));
  const note = join(paragraphs);
  return found ? note.slice(0, found.index) + after + note.slice(found.index + before.length) : note;
}
