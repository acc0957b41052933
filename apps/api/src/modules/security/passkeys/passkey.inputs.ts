import { Field, ID, InputType } from 'type-graphql';
import { WebAuthnJsonScalar } from '../../../platform/scalars.ts';

@InputType()
export class AddPasskeyInput {
  @Field(() => String, { nullable: true, description: 'At most 60 characters; without it, browser and system.' })
  name?: string | null;

  @Field(() => WebAuthnJsonScalar, { description: 'What the browser answers to `startPasskey`.' })
  response: object;
}

@InputType()
export class RenamePasskeyInput {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'At most 60 characters.' })
  name: string;
}

@InputType()
export class RemovePasskeyInput {
  @Field(() => ID)
  id: string;
}
