import type { DealStage } from '@tessera/domain';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { DealStageEnum } from './deal.types.ts';

@InputType()
class DealInput {
  @Field(() => Float, {
    nullable: true,
    description: 'In minor units such as cents: a whole number from 0 to 100,000,000,000.',
  })
  valueMinor?: number | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217, such as EUR.' })
  currency?: string | null;

  @Field(() => DealStageEnum, { nullable: true })
  stage?: DealStage | null;

  @Field(() => String, { nullable: true, description: '`YYYY-MM-DD`; null empties it.' })
  expectedOn?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 4,000 characters.' })
  note?: string | null;
}

@InputType({ description: 'With `contactId`, `leadId` or both. Value 0, currency USD and stage NEW unless told.' })
export class CreateDealInput extends DealInput {
  @Field(() => String, { description: 'At most 120 characters.' })
  name: string;

  @Field(() => ID, { nullable: true, description: 'A contact of the viewer.' })
  contactId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'What a visitor left. Without it, the latest details that the contact left count.',
  })
  leadId?: string | null;
}

const VERSION =
  'The version that was edited. A stale one is refused with CONFLICT, `extensions.current` is the saved deal.';

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateDealInput extends DealInput {
  @Field(() => ID)
  id: string;

  @Field(() => String, { nullable: true, description: 'At most 120 characters.' })
  name?: string | null;

  @Field(() => Int, { nullable: true, description: VERSION })
  version?: number | null;
}

@InputType()
export class MoveDealInput {
  @Field(() => ID)
  id: string;

  @Field(() => DealStageEnum)
  stage: DealStage;

  @Field(() => Int, { description: VERSION })
  version: number;
}

@InputType()
export class DeleteDealInput {
  @Field(() => ID)
  id: string;
}
