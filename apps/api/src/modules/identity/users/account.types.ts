import type { Message } from '@tessera/texts';
import { Field, ID, ObjectType } from 'type-graphql';
import { EmailScalar } from '../../../kernel/graphql/scalars.ts';
import { InReadersLanguage } from '../../../kernel/readers-language.ts';
import type { User } from './user.entity.ts';
import { ViewerType } from './viewer.types.ts';

@ObjectType({ description: 'A new session. The token is also set as an HttpOnly cookie.' })
export class SessionPayload {
  @Field(() => String, { description: 'For people.' })
  @InReadersLanguage()
  message: Message;

  @Field(() => String, {
    description:
      'Send it as `Authorization: Bearer …`, or as `connectionParams.token`. A page of this site gets the id of the session instead.',
  })
  token: string;

  @Field(() => ID, {
    description: 'Opens nothing. Beside the cookie, the header `Tessera-Session` says which session a page belongs to.',
  })
  sessionId: string;

  @Field(() => ViewerType, { description: 'The person who is signed in now.' })
  viewer: User;
}

@ObjectType({ description: 'The address that a mailed link has proved.' })
export class ConfirmedEmail {
  @Field(() => String, { description: 'For people.' })
  @InReadersLanguage()
  message: Message;

  @Field(() => EmailScalar, { description: "The account's address from now on." })
  email: string;
}
