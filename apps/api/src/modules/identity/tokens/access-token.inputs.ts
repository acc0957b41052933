import type { TokenScope } from '@tessera/domain';
import { Field, ID, InputType } from 'type-graphql';
import { DateTimeScalar } from '../../../kernel/graphql/scalars.ts';
import { TokenScopeEnum } from './access-token.entity.ts';

@InputType({ description: 'What a new token may do and how long it works.' })
export class CreateAccessTokenInput {
  @Field(() => String, { description: 'What it is for; at most 60 characters.' })
  name: string;

  @Field(() => [TokenScopeEnum], { description: 'At least one.' })
  scopes: TokenScope[];

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Within a year; 90 days when it is absent. Null: until it is revoked.',
  })
  expiresAt?: Date | null;
}

@InputType({ description: 'Which of the viewer’s tokens stops working.' })
export class RevokeAccessTokenInput {
  @Field(() => ID, { description: 'The `AccessToken.id` of one of the viewer’s tokens.' })
  id: string;
}
