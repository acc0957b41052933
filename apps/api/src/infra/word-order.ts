import { isRightToLeft } from '@tessera/domain';

/** pdfkit draws words from left to right. Those of a name that runs to the left are given to it the other way round. */
export function orderWords(name: string): string[] {
  const words = name.split(/\s+/u).filter(Boolean);
  if (!isRightToLeft(name)) return words;
  const runs: string[][] = [];
  for (const word of words) {
    const [last] = runs;
    // Latin words among them stay in their order.
    if (last?.[0] && !isRightToLeft(word) && !isRightToLeft(last[0])) last.push(word);
    else runs.unshift([word]);
  }
  return runs.flat();
}
