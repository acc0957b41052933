import type { CardTheme, TemplateTag } from '@tessera/domain';
import { Field, ID, InputType } from 'type-graphql';
import { CardDesignTypes, CardThemeEnum } from '../cards/index.ts';
import { TemplateTagEnum } from './template.types.ts';

@InputType({ description: 'A template that the viewer keeps.' })
export class CreateTemplateInput {
  @Field(() => String, { description: '1 to 40 characters.' })
  name: string;

  @Field(() => TemplateTagEnum, { description: 'The shelf of the marketplace on which it stands.' })
  tag: TemplateTag;

  @Field(() => CardThemeEnum, { description: 'The theme that the design is based on.' })
  theme: CardTheme;

  @Field(() => CardDesignTypes.CardDesignType, { nullable: true, description: 'Null for the theme as it is.' })
  design?: CardDesignTypes.CardDesignType | null;
}

@InputType({ description: 'Which of the viewer’s own templates is deleted.' })
export class DeleteTemplateInput {
  @Field(() => ID, { description: 'One of the viewer’s own templates.' })
  id: string;
}

@InputType({ description: 'The template to publish for the team.' })
export class PublishTemplateInput {
  @Field(() => ID, { description: "Of one of the viewer's own." })
  id: string;
}

@InputType({ description: 'The template to take back from the team.' })
export class WithdrawTemplateInput {
  @Field(() => ID, { description: "Of one of the team's." })
  id: string;
}
