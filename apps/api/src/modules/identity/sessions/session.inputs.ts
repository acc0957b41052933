import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which of the viewer’s devices is signed out.' })
export class EndSessionInput {
  @Field(() => ID, { description: 'A session of the viewer.' })
  id: string;
}
