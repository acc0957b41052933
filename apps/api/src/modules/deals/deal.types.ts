import { DEAL_STAGES, type DealStage } from '@tessera/domain';
import { ArgsType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../platform/enums.ts';
import { PageArgsType } from '../../platform/page.ts';

export const DealStageEnum = defineEnum(
  'DealStage',
  DEAL_STAGES,
  'How far a deal is, in the order of the board. WON and LOST are its ends.',
);

@ArgsType()
export class DealArgsType extends PageArgsType {
  @Field(() => DealStageEnum, { nullable: true, description: 'Only deals of this stage.' })
  stage?: DealStage | null;

  @Field(() => ID, { nullable: true, description: 'Only deals with this contact and the contacts merged into it.' })
  contactId?: string | null;
}

@ObjectType({ description: 'All deals of one stage in one currency.' })
export class DealTotal {
  @Field(() => DealStageEnum)
  stage: DealStage;

  @Field(() => String, { description: 'ISO 4217.' })
  currency: string;

  @Field(() => Int, { description: 'How many deals.' })
  count: number;

  @Field(() => Float, { description: 'Their sum in minor units, a whole number.' })
  valueMinor: number;
}
