import { Field, ID, InputType } from 'type-graphql';
import { WebAuthnJsonScalar } from '../../../../kernel/graphql/scalars.ts';

@InputType({ description: 'The passkey that a device has made.' })
export class AddPasskeyInput {
  @Field(() => String, { nullable: true, description: 'At most 60 characters; without it, browser and system.' })
  name?: string | null;

  @Field(() => WebAuthnJsonScalar, { description: 'What the browser answers to `startPasskey`.' })
  response: object;
}

@InputType({ description: 'A passkey and its new name.' })
export class RenamePasskeyInput {
  @Field(() => ID, { description: 'A passkey of the viewer.' })
  id: string;

  @Field(() => String, { description: 'At most 60 characters.' })
  name: string;
}

@InputType({ description: 'Which of the viewer’s passkeys stops working.' })
export class RemovePasskeyInput {
  @Field(() => ID, { description: 'A passkey of the viewer.' })
  id: string;
}
