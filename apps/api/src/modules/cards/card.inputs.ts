import { QUOTAS, type Visibility } from '@tessera/domain';
import { Field, ID, InputType, Int } from 'type-graphql';
import { VisibilityEnum } from './card-enums.ts';
import { CardDataInput } from './inputs/card-data.inputs.ts';

const isPublicText =
  'Shorter form of `visibility`, which wins: true is PUBLIC; false turns PUBLIC into PRIVATE and leaves UNLISTED alone.';

const STALE = 'A stale version is refused with CONFLICT and the saved card in `extensions.current`.';

@InputType({ description: 'A new card and who may open it.' })
export class CreateCardInput {
  @Field(() => CardDataInput, {
    description: 'What the card says. It needs a name and a phone number, email address, website or WhatsApp number.',
  })
  data: CardDataInput;

  @Field(() => VisibilityEnum, { nullable: true, description: 'PRIVATE when absent.' })
  visibility?: Visibility | null;

  @Field(() => Boolean, { nullable: true, description: isPublicText })
  isPublic?: boolean | null;
}

@InputType({ description: 'A saved card and everything it says from now on.' })
export class UpdateCardInput {
  @Field(() => ID, { description: 'The card to change. It has to be the viewer’s own.' })
  id: string;

  @Field(() => CardDataInput, { description: 'Replaces the whole card: a field that is left out becomes empty.' })
  data: CardDataInput;

  @Field(() => VisibilityEnum, { nullable: true, description: 'Left as it is when absent.' })
  visibility?: Visibility | null;

  @Field(() => Boolean, { nullable: true, description: isPublicText })
  isPublic?: boolean | null;

  @Field(() => Int, { nullable: true, description: `The version that you edited. ${STALE}` })
  version?: number | null;
}

@InputType({ description: 'Which of the viewer’s cards is deleted.' })
export class DeleteCardInput {
  @Field(() => ID, { description: 'A card of the viewer. Deleting it can’t be undone.' })
  id: string;

  @Field(() => Int, { nullable: true, description: `Deletes the card only if this is its saved version. ${STALE}` })
  version?: number | null;
}

@InputType({ description: 'The version of a card to bring back.' })
export class RestoreCardVersionInput {
  @Field(() => ID, { description: 'A card of the viewer.' })
  id: string;

  @Field(() => Int, { description: 'The `version` of one of `Card.versions`.' })
  version: number;
}

@InputType({ description: 'The order in which the viewer wants to see their cards.' })
export class ReorderCardsInput {
  @Field(() => [ID], { description: `Cards of the viewer, the first one first; each once, 1 to ${QUOTAS.cards}.` })
  cardIds: string[];
}
