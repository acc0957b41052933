import { Field, ID, InputType } from 'type-graphql';
import { CardDataType } from '../../../platform/card-data.inputs.ts';
import { TemplateFieldType } from './organization-template.types.ts';

@InputType('OrganizationTemplateContentInput')
export class TemplateContentInput {
  @Field(() => String, { description: '1 to 80 characters.' })
  name: string;

  @Field(() => CardDataType, { description: 'Its name stays empty: that is each member’s.' })
  data: CardDataType;

  @Field(() => [TemplateFieldType], { description: 'Fields that are not in it are OPTIONAL.' })
  fields: TemplateFieldType[];

  @Field(() => Boolean, { defaultValue: false, description: 'Takes logo and look from the team’s brand kit, locked.' })
  hasBrand: boolean;
}

@InputType()
export class CreateOrganizationTemplateInput extends TemplateContentInput {
  @Field(() => ID)
  organizationId: string;
}

@InputType({ description: 'The whole template: what is left out becomes empty.' })
export class UpdateOrganizationTemplateInput extends TemplateContentInput {
  @Field(() => ID)
  id: string;
}

@InputType({ description: 'Which template.' })
export class OrganizationTemplateInput {
  @Field(() => ID)
  id: string;
}

@InputType({ description: 'Which template, and which card.' })
export class OrganizationTemplateCardInput extends OrganizationTemplateInput {
  @Field(() => ID)
  cardId: string;
}

@InputType({ description: 'Which card.' })
export class OrganizationCardInput {
  @Field(() => ID)
  cardId: string;
}
