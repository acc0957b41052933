/** Created at the first cut, because most pages never cut a text. */
let graphemes: Intl.Segmenter | undefined;

/**
 * The beginning of a text, at most `limit` UTF-16 units long. No character is cut in half: neither a surrogate pair nor a
 * letter with its marks nor an emoji of several parts.
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // A character is far shorter than this, so only the place of the cut has to be looked at.
  const from = toBoundary(text, Math.max(0, limit - 200));
  const around = text.slice(from, limit + 200);
  let end = from;
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { index, segment } of graphemes.segment(around)) {
    if (from + index + segment.length > limit) break;
    end = from + index + segment.length;
  }
  // A letter with hundreds of accents is cut by code points; otherwise nothing would be left.
  return end === 0 && limit >= 200 ? cutCodePoints(text, limit) : text.slice(0, end);
}

/** A place at or before `at` where a word begins, or where at least no surrogate pair is cut. */
function toBoundary(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  if (space > at - 200 && space > 0) return space;
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at;
}

function cutCodePoints(text: string, limit: number): string {
  return /[\uD800-\uDBFF]/.test(text[limit - 1] ?? '') ? text.slice(0, limit - 1) : text.slice(0, limit);
}
