import type { CardType, Visibility } from '@tessera/domain';
import { ArgsType, Field } from 'type-graphql';
import { defineEnum } from '../../kernel/graphql/enums.ts';
import { DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { UPDATED_SINCE } from '../../kernel/lists/list-args.ts';
import { PageArgsType } from '../../kernel/lists/page-args.ts';
import { CardTypeEnum, VisibilityEnum } from './card-enums.ts';
import { CARD_ORDERS, type CardOrder } from './own-cards.service.ts';

const CardOrderEnum = defineEnum('CardOrder', CARD_ORDERS, {
  description: 'The order of the viewer’s cards. Equal ones stand newest first.',
  values: {
    NEWEST: 'The card that was made last comes first.',
    UPDATED: 'The card that was saved last comes first.',
    TITLE: 'By title, in alphabetical order.',
    VIEWS: 'The card with the most views comes first.',
    MANUAL: 'As the viewer arranged them by `reorderCards`. Cards without a place come first.',
  },
});

@ArgsType()
export class ViewerCardsArgsType extends PageArgsType {
  @Field(() => String, {
    defaultValue: '',
    description: 'Only cards that have all these words in title, name, role, company, tagline or tags.',
  })
  query: string;

  @Field(() => CardTypeEnum, { nullable: true, description: 'Only cards of this type.' })
  type?: CardType | null;

  @Field(() => VisibilityEnum, { nullable: true, description: 'Only cards with this visibility.' })
  visibility?: Visibility | null;

  @Field(() => String, { nullable: true, description: 'Only cards with this tag. Capitals do not matter.' })
  tag?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: UPDATED_SINCE })
  updatedSince?: Date | null;

  @Field(() => CardOrderEnum, {
    defaultValue: 'NEWEST',
    description: 'The order. A cursor belongs to the order in which it was given.',
  })
  orderBy: CardOrder;
}
