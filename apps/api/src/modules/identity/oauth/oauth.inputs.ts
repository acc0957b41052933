import { Field, ID, InputType } from 'type-graphql';
import { UrlScalar } from '../../../kernel/graphql/scalars.ts';

@InputType({ description: 'An app that asks people whether it may act for them.' })
export class CreateAppInput {
  @Field(() => String, { description: 'What people see when it asks them; at most 60 characters.' })
  name: string;

  @Field(() => [UrlScalar], {
    description:
      'Addresses that people may be sent back to: https, http on a loopback address, or the app’s own scheme. At most 10. An app that only connects devices needs none.',
  })
  redirectUris: string[];

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it runs on a server of its own, which can keep a secret.',
  })
  isConfidential: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it connects devices without a browser (RFC 8628). By default, only an app without redirect addresses does.',
  })
  connectsDevices?: boolean | null;
}

@InputType({ description: 'Which of the viewer’s apps gets a new secret.' })
export class RotateAppSecretInput {
  @Field(() => ID, { description: 'The `OAuthApp.id` of a confidential app of the viewer.' })
  id: string;
}

@InputType({ description: 'Which of the viewer’s apps is deleted.' })
export class DeleteAppInput {
  @Field(() => ID, { description: 'The `OAuthApp.id` of an app of the viewer.' })
  id: string;
}

@InputType({ description: 'Which app may no longer act for the viewer.' })
export class DisconnectAppInput {
  @Field(() => ID, { description: 'A `ConnectedApp.id` of the viewer.' })
  id: string;
}
