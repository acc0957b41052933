import type { CardDesign, CardTheme, TemplateTag } from '@tessera/domain';
import { Field, ID, InputType } from 'type-graphql';
import { CardThemeEnum } from '../../platform/enums.ts';
import { CardDesignScalar } from '../../platform/scalars.ts';
import { TemplateTagEnum } from './template.types.ts';

@InputType()
export class CreateTemplateInput {
  @Field(() => String, { description: '1 to 40 characters.' })
  name: string;

  @Field(() => TemplateTagEnum)
  tag: TemplateTag;

  @Field(() => CardThemeEnum)
  theme: CardTheme;

  @Field(() => CardDesignScalar, {
    nullable: true,
    description: 'Each text needs a contrast of 4.5 : 1 with the paper.',
  })
  design?: CardDesign | null;
}

@InputType()
export class DeleteTemplateInput {
  @Field(() => ID)
  id: string;
}

@InputType()
export class PublishTemplateInput {
  @Field(() => ID, { description: "Of one of the viewer's own." })
  id: string;
}

@InputType()
export class WithdrawTemplateInput {
  @Field(() => ID, { description: "Of one of the team's." })
  id: string;
}
