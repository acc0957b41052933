import { Field, ID, InputType } from 'type-graphql';
import { CardDataInput } from '../../cards/index.ts';
import { TemplateFieldType } from './organization-template.types.ts';

@InputType('OrganizationTemplateContentInput')
export class TemplateContentInput {
  @Field(() => String, { description: '1 to 80 characters.' })
  name: string;

  @Field(() => CardDataInput, { description: 'Its name stays empty: that is each member’s.' })
  data: CardDataInput;

  @Field(() => [TemplateFieldType], { description: 'Fields that are not in it are OPTIONAL.' })
  fields: TemplateFieldType[];

  @Field(() => Boolean, { defaultValue: false, description: 'Takes logo and look from the team’s brand kit, locked.' })
  hasBrand: boolean;
}

@InputType({ description: 'A new template for a team’s cards.' })
export class CreateOrganizationTemplateInput extends TemplateContentInput {
  @Field(() => ID, { description: 'A team of which the viewer is owner or admin.' })
  organizationId: string;
}

@InputType({ description: 'The whole template: what is left out becomes empty.' })
export class UpdateOrganizationTemplateInput extends TemplateContentInput {
  @Field(() => ID, { description: 'A template of the viewer’s team.' })
  id: string;
}

@InputType({ description: 'The template that the operation is about.' })
export class OrganizationTemplateInput {
  @Field(() => ID, { description: 'A template of the viewer’s team.' })
  id: string;
}

@InputType({ description: 'Which template, and which card.' })
export class OrganizationTemplateCardInput extends OrganizationTemplateInput {
  @Field(() => ID, { description: 'A card of the viewer; for admins any card of the team.' })
  cardId: string;
}

@InputType({ description: 'The card that the operation is about.' })
export class OrganizationCardInput {
  @Field(() => ID, { description: 'A card that follows a template of the team.' })
  cardId: string;
}
