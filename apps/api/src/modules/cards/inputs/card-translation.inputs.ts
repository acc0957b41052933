import type { CardTranslation } from '@tessera/domain';
import { Field, InputType, ObjectType } from 'type-graphql';

export const languageTag = 'BCP 47 tag such as `hi` or `pt-BR`.';

@ObjectType('CardTranslation', {
  simpleResolvers: true,
  description: "What a card says in another language. '' where its own text serves that language too.",
})
@InputType('CardTranslationInput', {
  description: 'What a card says in another language. What is left out is read in the card’s own text.',
})
export class CardTranslationType implements CardTranslation {
  @Field(() => String, { defaultValue: '', description: `${languageTag} Each once a card.` })
  language: string;

  @Field(() => String, { defaultValue: '', description: 'At most 120 characters.' })
  name: string;

  @Field(() => String, { defaultValue: '', description: 'The job title, at most 120 characters.' })
  role: string;

  @Field(() => String, { defaultValue: '', description: 'A line below the name, at most 200 characters.' })
  tagline: string;

  @Field(() => String, { defaultValue: '', description: 'Of a business card or an event, at most 120 characters.' })
  companyName: string;

  @Field(() => String, { defaultValue: '', description: 'With line breaks, at most 500 characters.' })
  address: string;
}
