import type { CardField, CardFieldAudience, FieldAudience } from '@tessera/domain';
import { Field, InputType, ObjectType } from 'type-graphql';
import { CardFieldEnum, FieldAudienceEnum } from '../card-enums.ts';

/** Of an entry of a list, in answers and inputs alike. */
export const ENTRY_AUDIENCE = 'Who sees this entry. Left out: as it was. Others than the owner read null.';

@ObjectType('CardFieldAudience', { simpleResolvers: true, description: 'Who sees a single field of a card.' })
@InputType('CardFieldAudienceInput', { description: 'Who sees a single field of a card.' })
export class CardFieldAudienceType implements CardFieldAudience {
  @Field(() => CardFieldEnum, { description: 'What the audience is of.' })
  field: CardField;

  @Field(() => FieldAudienceEnum, { description: 'Who sees it.' })
  audience: FieldAudience;
}
