import type { CardDesign, CardTheme, TemplateTag } from '@tessera/domain';
import { Field, ID, InputType } from 'type-graphql';
import { CardThemeEnum } from '../../kernel/graphql/enums.ts';
import { CardDesignScalar } from '../../kernel/graphql/scalars.ts';
import { CardDesignDetailsType } from '../cards/inputs/card-design.types.ts';
import { TemplateTagEnum } from './template.types.ts';

@InputType({ description: 'A template of one’s own for the marketplace.' })
export class CreateTemplateInput {
  @Field(() => String, { description: '1 to 40 characters.' })
  name: string;

  @Field(() => TemplateTagEnum, { description: 'The shelf of the marketplace on which it stands.' })
  tag: TemplateTag;

  @Field(() => CardThemeEnum, { description: 'The theme that the design is based on.' })
  theme: CardTheme;

  @Field(() => CardDesignScalar, {
    nullable: true,
    description: 'Each text needs a contrast of 4.5 : 1 with the paper.',
    deprecationReason: 'Use `CreateTemplateInput.designDetails`. Works until 2027-06-01.',
  })
  design?: CardDesign | null;

  @Field(() => CardDesignDetailsType, {
    nullable: true,
    description: 'Null for the theme as it is. It wins over `design`.',
  })
  designDetails?: CardDesignDetailsType | null;
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
