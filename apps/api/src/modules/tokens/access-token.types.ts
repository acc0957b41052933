import { Field, ObjectType } from 'type-graphql';
import { AccessToken } from './access-token.entity.ts';

@ObjectType()
export class CreatedAccessToken {
  @Field(() => AccessToken)
  accessToken: AccessToken;

  @Field(() => String, { description: 'The token itself. It is told this once and never again.' })
  token: string;
}
