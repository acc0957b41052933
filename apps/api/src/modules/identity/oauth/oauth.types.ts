import { Field, ID, ObjectType } from 'type-graphql';
import { OAuthApp } from './oauth-app.entity.ts';

/** An app with its secret, which is shown once. */
@ObjectType()
abstract class AppWithSecret {
  @Field(() => OAuthApp, { description: 'What the list of apps will show of it.' })
  app: OAuthApp;

  @Field(() => String, {
    nullable: true,
    description: 'The `client_secret`. It is told this once and never again. Null for apps that keep no secret.',
  })
  clientKey: string | null;
}

@ObjectType({ description: 'A new app with its secret.' })
export class CreateAppPayload extends AppWithSecret {}

@ObjectType({ description: 'An app with its new secret.' })
export class RotateAppSecretPayload extends AppWithSecret {}

@ObjectType({ description: 'Which app was deleted.' })
export class DeleteAppPayload {
  @Field(() => ID, { description: 'The `OAuthApp.id` that it had.' })
  deletedAppId: string;
}

@ObjectType({ description: 'Which app was disconnected.' })
export class DisconnectAppPayload {
  @Field(() => ID, { description: 'The `ConnectedApp.id` that it had.' })
  disconnectedAppId: string;
}
