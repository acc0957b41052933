import { Field, InputType } from 'type-graphql';
import type { Utm } from '../utm.ts';

@InputType({ description: 'The campaign parameters of the address that a visitor opened.' })
export class UtmInput implements Utm {
  @Field(() => String, { nullable: true, description: 'At most 200 characters, like the others.' })
  source?: string | null;

  @Field(() => String, { nullable: true, description: 'The parameter `utm_medium`, such as `email`.' })
  medium?: string | null;

  @Field(() => String, { nullable: true, description: 'The parameter `utm_campaign`, such as `spring-fair`.' })
  campaign?: string | null;

  @Field(() => String, { nullable: true, description: 'The parameter `utm_term`.' })
  term?: string | null;

  @Field(() => String, { nullable: true, description: 'The parameter `utm_content`.' })
  content?: string | null;
}
