import { Field, InputType } from 'type-graphql';
import type { Utm } from './utm.ts';

@InputType()
export class UtmInput implements Utm {
  @Field(() => String, { nullable: true, description: 'At most 200 characters, like the others.' })
  source?: string | null;

  @Field(() => String, { nullable: true })
  medium?: string | null;

  @Field(() => String, { nullable: true })
  campaign?: string | null;

  @Field(() => String, { nullable: true })
  term?: string | null;

  @Field(() => String, { nullable: true })
  content?: string | null;
}
