import type { DealStage } from '@tessera/domain';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { DateScalar } from '../../kernel/graphql/scalars.ts';
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

  @Field(() => DealStageEnum, { nullable: true, description: 'The column of the board in which the deal is.' })
  stage?: DealStage | null;

  @Field(() => DateScalar, { nullable: true, description: '`YYYY-MM-DD`; null empties it.' })
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

const STALE = 'A stale version is refused with CONFLICT and the saved deal in `extensions.current`.';
const VERSION = `The version that you edited. ${STALE}`;

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateDealInput extends DealInput {
  @Field(() => ID, { description: 'A deal of the viewer.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'At most 120 characters.' })
  name?: string | null;

  @Field(() => Int, { nullable: true, description: VERSION })
  version?: number | null;
}

@InputType({ description: 'A deal and its new stage.' })
export class MoveDealInput {
  @Field(() => ID, { description: 'A deal of the viewer.' })
  id: string;

  @Field(() => DealStageEnum, {
    description: 'The stage that the deal gets. WON and LOST close it; others open it again.',
  })
  stage: DealStage;

  @Field(() => Int, { description: VERSION })
  version: number;
}

@InputType({ description: 'Which of the viewer’s deals is deleted.' })
export class DeleteDealInput {
  @Field(() => ID, { description: 'A deal of the viewer. Deleting it can’t be undone.' })
  id: string;

  @Field(() => Int, { nullable: true, description: `Deletes the deal only if this is its saved version. ${STALE}` })
  version?: number | null;
}
