import { say, type Text } from '@tessera/texts';

/** What a form's `validate` gives: true, or what is wrong in the reader's language. */
export function validity(problem: Text | null | undefined): string | true {
  return problem ? say(problem) : true;
}
