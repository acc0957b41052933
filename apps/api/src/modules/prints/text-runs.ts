import { isRightToLeft } from '@tessera/domain';
import { orderWords } from '../../infra/word-order.ts';
import { type Face, findFace } from '../previews/index.ts';

/** Letters of one typeface, which stand beside each other. */
export interface Run {
  text: string;
  face: Face;
}

/** The text in the order in which it is seen from left to right, each part in a face that has its letters. */
export function splitRuns(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const [at, word] of orderWords(text).entries()) {
    // A space by itself: in a word that runs to the left it would be drawn before it.
    if (at > 0) runs.push({ text: ' ', face: 'sans' });
    const parts = splitWord(word, face);
    runs.push(...(isRightToLeft(word) ? parts.reverse() : parts));
  }
  return runs;
}

/** Signs without a script of their own stay with the letters before them. */
function splitWord(word: string, face: Face): Run[] {
  const parts: Run[] = [];
  for (const letter of word) {
    const last = parts.at(-1);
    const isMark = /[\p{M}\p{Cf}]/u.test(letter);
    const fitting = findFace(letter, last && !/[\p{L}\p{N}]/u.test(letter) ? last.face : face);
    if (last && (isMark || last.face === fitting)) last.text += letter;
    else parts.push({ text: letter, face: fitting });
  }
  return parts;
}
