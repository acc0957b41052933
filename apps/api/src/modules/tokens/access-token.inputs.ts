import type { TokenScope } from '@tessera/domain';
import { Field, ID, InputType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/scalars.ts';
import { TokenScopeEnum } from './access-token.entity.ts';

@InputType()
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

@InputType()
export class RevokeAccessTokenInput {
  @Field(() => ID)
  id: string;
}
