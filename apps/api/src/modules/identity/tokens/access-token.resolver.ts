import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { PayloadFieldName } from '../../../kernel/graphql/payload-field.ts';
import { Harmless, RequiresProof } from '../../../kernel/graphql/requires-proof.ts';
import { AccessToken } from './access-token.entity.ts';
import { CreateAccessTokenInput, RevokeAccessTokenInput } from './access-token.inputs.ts';
import { createAccessToken, revokeAccessToken } from './access-token.service.ts';
import { CreatedAccessToken } from './access-token.types.ts';

@Resolver(() => AccessToken)
export class AccessTokenResolver {
  @RequiresProof({ opens: 'TOKEN_CREATED' })
  @Mutation(() => CreatedAccessToken, { description: 'Makes a token and tells it, once. Needs a proof.' })
  createAccessToken(
    @Ctx() context: Context,
    @Arg('input', () => CreateAccessTokenInput) input: CreateAccessTokenInput,
  ) {
    return createAccessToken(context, requireViewer(context), input);
  }

  @Harmless('only takes access or permissions away')
  @Mutation(() => ID, { description: 'From now on the token is worth nothing, also on open sockets; gives its id.' })
  @PayloadFieldName('revokedAccessTokenId', 'The token that has ended.')
  revokeAccessToken(
    @Ctx() context: Context,
    @Arg('input', () => RevokeAccessTokenInput) input: RevokeAccessTokenInput,
  ) {
    return revokeAccessToken(context, requireViewer(context), input.id);
  }
}
