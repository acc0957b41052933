import { TEMPLATE_RULES, type TemplateRule } from '@tessera/domain';
import { Field, InputType, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../platform/enums.ts';

const TemplateRuleEnum = defineEnum(
  'OrganizationTemplateRule',
  TEMPLATE_RULES,
  'OPTIONAL: a proposal. REQUIRED: the member’s own words, but some. LOCKED: what the template says, on every card.',
);

@ObjectType('OrganizationTemplateField', { description: 'What a template says of a field that is not OPTIONAL.' })
@InputType('OrganizationTemplateFieldInput')
export class TemplateFieldType {
  @Field(() => String, { description: 'A path into the card’s data, such as `extra.company.email`.' })
  field: string;

  @Field(() => TemplateRuleEnum)
  rule: TemplateRule;
}
