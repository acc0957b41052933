import { DEAL_PAYMENT_STATUSES, DEAL_STAGES, type DealStage } from '@tessera/domain';
import { ArgsType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../kernel/graphql/enums.ts';
import { DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { defineListArgs, defineOrder, UPDATED_SINCE } from '../../kernel/lists/list-args.ts';

export const DealPaymentStatusEnum = defineEnum('DealPaymentStatus', DEAL_PAYMENT_STATUSES, {
  description: 'How far the payment of a deal by its link is.',
  values: {
    OPEN: 'There is a link to pay by, and nothing is paid yet.',
    PAID: 'The amount was paid by the link.',
    REFUNDED: 'All that was paid was refunded.',
  },
});

export const DealStageEnum = defineEnum('DealStage', DEAL_STAGES, {
  description: 'How far a deal is, in the order of the board. WON and LOST are its ends.',
  values: {
    NEW: 'Opened, and nobody has talked yet. The first column.',
    IN_CONVERSATION: 'The two sides are talking.',
    PROPOSAL: 'An offer was made.',
    WON: 'Closed with success.',
    LOST: 'Closed without success.',
  },
});

export type DealOrder = 'NEWEST' | 'OLDEST' | 'UPDATED' | 'NAME' | 'VALUE';
const ORDER = defineOrder<DealOrder>({
  name: 'DealOrder',
  description: 'The order of deals. Equal ones stand newest first.',
  values: {
    NEWEST: 'The deal that was opened last comes first.',
    OLDEST: 'The deal that was opened first comes first.',
    UPDATED: 'The deal that was changed last comes first.',
    NAME: 'By name, in alphabetical order.',
    VALUE: 'The largest `valueMinor` comes first. Currencies are not converted.',
  },
});

@ArgsType()
export class DealArgsType extends defineListArgs(ORDER, 'name, note or the contact’s name') {
  @Field(() => DealStageEnum, { nullable: true, description: 'Only deals of this stage.' })
  stage?: DealStage | null;

  @Field(() => ID, { nullable: true, description: 'Only deals with this contact and the contacts merged into it.' })
  contactId?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: UPDATED_SINCE })
  updatedSince?: Date | null;
}

@ObjectType({ description: 'All deals of one stage in one currency.' })
export class DealTotal {
  @Field(() => DealStageEnum, { description: 'The stage that the deals have in common.' })
  stage: DealStage;

  @Field(() => String, { description: 'ISO 4217.' })
  currency: string;

  @Field(() => Int, { description: 'How many deals.' })
  count: number;

  @Field(() => Float, { description: 'Their sum in minor units, a whole number.' })
  valueMinor: number;
}
