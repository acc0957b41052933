import { ArgsType, Field } from 'type-graphql';
import { defineEnum } from '../graphql/enums.ts';
import { type PageArgs, PageArgsType } from './page-args.ts';

/** The schema's description of the argument that keeps a copy in step. */
export const UPDATED_SINCE =
  'Lists only objects that changed since then. Send the `syncPoint` of `deletions`, which lists the deleted ones.';

/** A page of a list that is searched by words and read in an order. */
export interface ListArgs<Order extends string> extends PageArgs {
  /** Words that an entry must all have; '' for every entry. */
  query: string;
  orderBy: Order;
}

/** What the schema says of the orders of a list, the usual one first. */
interface OrderTexts<Order extends string> {
  name: string;
  description: string;
  values: Record<Order, string>;
}

/** An enum with the orders of lists. */
export function defineOrder<Order extends string>({ name, description, values }: OrderTexts<Order>): OrderEnum<Order> {
  const names = Object.keys(values) as Order[];
  const [usual] = names;
  if (!usual) throw new Error('A list has an order.');
  return { type: defineEnum(name, names, { description, values }), usual };
}

interface OrderEnum<Order extends string> {
  type: Record<string, string>;
  usual: Order;
}

/** The arguments of a connection that is read from either end, searched in what `searched` names, and sorted. */
export function defineListArgs<Order extends string>(order: OrderEnum<Order>, searched: string) {
  @ArgsType()
  class ListArgsType extends PageArgsType implements ListArgs<Order> {
    @Field(() => String, { defaultValue: '', description: `Only entries that have all these words in ${searched}.` })
    query: string;

    @Field(() => order.type, {
      defaultValue: order.usual,
      description: 'The order. A cursor belongs to the order in which it was given.',
    })
    orderBy: Order;
  }
  return ListArgsType;
}
