import { type CardDesign, type CardTheme, LOOK_TAGS, type TemplateTag } from '@tessera/domain';
import { Field, ID, ObjectType } from 'type-graphql';
import { defineEnum } from '../../kernel/graphql/enums.ts';
import { CardDesignTypes, CardThemeEnum } from '../cards/index.ts';

export const TemplateTagEnum = defineEnum('TemplateTag', LOOK_TAGS, {
  description: 'The shelves of the marketplace.',
  values: {
    luxe: 'Rich and dark designs.',
    minimal: 'Light and plain designs.',
  },
});

@ObjectType({ simpleResolvers: true, description: 'The look of a card under a name.' })
export class CardTemplate {
  @Field(() => ID, { description: 'Pass it to `deleteTemplate`, `publishTemplate` or `withdrawTemplate`.' })
  id: string;

  @Field(() => String, { description: '1 to 40 characters.' })
  name: string;

  @Field(() => TemplateTagEnum, { description: 'The shelf of the marketplace on which it stands.' })
  tag: TemplateTag;

  @Field(() => String, { description: "'' for the viewer's own and their team's." })
  description: string;

  @Field(() => CardThemeEnum, { description: 'The theme that the design is based on.' })
  theme: CardTheme;

  @Field(() => CardDesignTypes.CardDesignType, { nullable: true, description: 'Null for the theme as it is.' })
  design: CardDesign | null;

  @Field(() => Boolean, { description: "Whether it is the viewer's own, which nobody else sees." })
  isOwn: boolean;

  @Field(() => Boolean, { description: "Whether the viewer's team has published it, whose members alone see it." })
  isTeams: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may withdraw it from the team.' })
  mayWithdraw: boolean;
}
