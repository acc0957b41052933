import { Field, ObjectType } from 'type-graphql';
import { OAuthApp } from './oauth-app.entity.ts';

@ObjectType({ description: 'An app with its secret, which is shown once.' })
export class AppWithSecret {
  @Field(() => OAuthApp, { description: 'What the list of apps will show of it.' })
  app: OAuthApp;

  @Field(() => String, {
    nullable: true,
    description: 'The `client_secret`. It is told this once and never again. Null for apps that keep no secret.',
  })
  clientKey: string | null;
}
