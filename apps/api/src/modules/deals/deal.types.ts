import { DEAL_STAGES, type DealStage } from '@tessera/domain';
import { ArgsType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../platform/enums.ts';
import { PageArgsType } from '../../platform/page-args.ts';

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

@ArgsType()
export class DealArgsType extends PageArgsType {
  @Field(() => DealStageEnum, { nullable: true, description: 'Only deals of this stage.' })
  stage?: DealStage | null;

  @Field(() => ID, { nullable: true, description: 'Only deals with this contact and the contacts merged into it.' })
  contactId?: string | null;
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
