import { Extensions } from 'type-graphql';

/** The field's extension that says how many entries its list may have. */
export const LIST_SIZE = 'listSize';

/** Says how many entries a list without pages may have, where it isn't about 20: so many times what is below it costs. */
export function HasAtMost(entries: number): MethodDecorator & PropertyDecorator {
  return Extensions({ [LIST_SIZE]: entries });
}
