import { Field, ObjectType } from 'type-graphql';
import { AccessToken } from './access-token.entity.ts';

@ObjectType({ description: 'A new token, shown once.' })
export class CreatedAccessToken {
  @Field(() => AccessToken, { description: 'What the list of tokens will show of it.' })
  accessToken: AccessToken;

  @Field(() => String, { description: 'The token itself. It is told this once and never again.' })
  token: string;
}
