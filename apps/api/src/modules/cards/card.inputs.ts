import { QUOTAS, type Visibility } from '@tessera/domain';
import { Field, ID, InputType, Int } from 'type-graphql';
import { CardDataType } from '../../platform/card-data.inputs.ts';
import { VisibilityEnum } from '../../platform/enums.ts';

const isPublicText =
  'Shorter form of `visibility`, which wins: true is PUBLIC; false turns PUBLIC into PRIVATE and leaves UNLISTED alone.';

@InputType()
export class CreateCardInput {
  @Field(() => CardDataType)
  data: CardDataType;

  @Field(() => VisibilityEnum, { nullable: true, description: 'PRIVATE when absent.' })
  visibility?: Visibility | null;

  @Field(() => Boolean, { nullable: true, description: isPublicText })
  isPublic?: boolean | null;
}

@InputType()
export class UpdateCardInput {
  @Field(() => ID)
  id: string;

  @Field(() => CardDataType)
  data: CardDataType;

  @Field(() => VisibilityEnum, { nullable: true, description: 'Left as it is when absent.' })
  visibility?: Visibility | null;

  @Field(() => Boolean, { nullable: true, description: isPublicText })
  isPublic?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was edited. A stale one is refused with CONFLICT, `extensions.current` is the saved card.',
  })
  version?: number | null;
}

@InputType()
export class DeleteCardInput {
  @Field(() => ID)
  id: string;
}

@InputType()
export class RestoreCardVersionInput {
  @Field(() => ID)
  id: string;

  @Field(() => Int)
  version: number;
}

@InputType()
export class ReorderCardsInput {
  @Field(() => [ID], { description: `Cards of the viewer, the first one first; each once, 1 to ${QUOTAS.cards}.` })
  cardIds: string[];
}
