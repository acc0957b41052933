import { AppError } from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import { ArgsType, Field, Int } from 'type-graphql';

const MAX_PAGE_SIZE = 100;

/** A page of a list that is read from its beginning. */
export interface ForwardArgs {
  first: number;
  after?: string | null | undefined;
}

/** A page of a list that is read from its beginning, or with `last` from its end. */
export interface PageArgs extends ForwardArgs {
  last?: number | null | undefined;
  before?: string | null | undefined;
}

/** The arguments of a connection that is read from its beginning only. */
@ArgsType()
export class ForwardArgsType implements ForwardArgs {
  @Field(() => Int, { defaultValue: 20, description: 'How many entries the page has, 1 to 100.' })
  first: number;

  @Field(() => String, { nullable: true, description: '`endCursor` of the page before.' })
  after?: string | null;
}

/** The arguments of a connection that is read from either end. */
@ArgsType()
export class PageArgsType extends ForwardArgsType implements PageArgs {
  @Field(() => Int, {
    nullable: true,
    description:
      'How many entries the page has when you read from the end, 1 to 100. They keep the order of the list. It takes the place of `first`, and can’t be combined with `after`.',
  })
  last?: number | null;

  @Field(() => String, {
    nullable: true,
    description: '`startCursor` of the page after. Needs `last`.',
  })
  before?: string | null;
}

/** The argument that a cursor was sent as. */
export type CursorArgument = 'after' | 'before';

/** How a page is read from its list: where it starts, and which way. */
export interface PageStart<Place> {
  size: number;
  /** Null at the beginning of the list, or at its end for a page that is read backwards. */
  place: Place | null;
  isBackwards: boolean;
}

/**
 * Where the page starts; `decode` makes a place of its cursor. BAD_USER_INPUT for a size outside 1–100 (or what else is the
 * `most`), and for a cursor without the size that belongs to it.
 */
export function readStart<Place>(
  { first, after, last, before }: PageArgs,
  decode: (cursor: string, argument: CursorArgument) => Place,
  most = MAX_PAGE_SIZE,
): PageStart<Place> {
  if (typeof last !== 'number') {
    if (before) throw misplaced('before', msg('To page backwards, say how many entries you want with `last`.'));
    assertPageSize(first, most);
    return { size: first, place: after ? decode(after, 'after') : null, isBackwards: false };
  }
  if (after) throw misplaced('after', msg('`after` goes with `first`. With `last`, use `before`.'));
  assertPageSize(last, most, 'last');
  return { size: last, place: before ? decode(before, 'before') : null, isBackwards: true };
}

function misplaced(argument: CursorArgument, text: Message): AppError {
  return new AppError('BAD_USER_INPUT', text, argument);
}

type Order = 'ASC' | 'DESC';

/** SQL: the order in which a page is read, and how its rows compare with the place where it starts. */
interface SeekWords {
  order: Order;
  beyond: '<' | '>';
}

/** For a page of a list that has `order`. */
export function seekWords({ isBackwards }: Pick<PageStart<unknown>, 'isBackwards'>, order: Order): SeekWords {
  const isRising = (order === 'ASC') !== isBackwards;
  return isRising ? { order: 'ASC', beyond: '>' } : { order: 'DESC', beyond: '<' };
}

/** The statements that read a list of `order` either way; `write` gives their text. */
export function bothWays(order: Order, write: (words: SeekWords) => string) {
  const forwards = write(seekWords({ isBackwards: false }, order));
  const backwards = write(seekWords({ isBackwards: true }, order));
  return ({ isBackwards }: PageStart<unknown>) => (isBackwards ? backwards : forwards);
}

/** BAD_USER_INPUT on the argument outside 1–100, or what else is the most. */
export function assertPageSize(size: number, most = MAX_PAGE_SIZE, argument: 'first' | 'last' = 'first'): void {
  if (size >= 1 && size <= most) return;
  throw new AppError('BAD_USER_INPUT', msg('Ask for 1 to {most} entries a page.', { most }), argument);
}
