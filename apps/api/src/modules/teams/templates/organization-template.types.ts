import { TEMPLATE_RULES, type TemplateRule } from '@tessera/domain';
import { Field, InputType, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../kernel/graphql/enums.ts';

const TemplateRuleEnum = defineEnum('OrganizationTemplateRule', TEMPLATE_RULES, {
  description: 'What members may do with a field of a template.',
  values: {
    OPTIONAL: 'The template suggests a value, and members may change or empty it.',
    REQUIRED: 'Members write their own value and can’t leave it empty.',
    LOCKED: 'Every card says what the template says.',
  },
});

@ObjectType('OrganizationTemplateField', { description: 'What a template says of a field that is not OPTIONAL.' })
@InputType('OrganizationTemplateFieldInput', { description: 'A field of the card and its rule.' })
export class TemplateFieldType {
  @Field(() => String, { description: 'A path into the card’s data, such as `extra.company.email`.' })
  field: string;

  @Field(() => TemplateRuleEnum, { description: 'What members may do with the field.' })
  rule: TemplateRule;
}
