import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../composition/context.ts';
import { RegisterInput, SignInInput } from './account.inputs.ts';
import { type NewSession, register, signIn } from './account.service.ts';
import { SessionPayload } from './account.types.ts';

@Resolver()
export class AccountResolver {
  @Mutation(() => SessionPayload, {
    description: 'Makes an account and signs it in. CONFLICT when the address is taken.',
  })
  async register(@Ctx() context: Context, @Arg('input', () => RegisterInput) input: RegisterInput) {
    return payload(context, 'Account created', await register(context, input));
  }

  @Mutation(() => SessionPayload, { description: 'UNAUTHENTICATED for a wrong password and an unknown address alike.' })
  async signIn(@Ctx() context: Context, @Arg('input', () => SignInInput) input: SignInInput) {
    return payload(context, 'Signed in', await signIn(context, input));
  }
}

/** From here on the request is the new session's, so that the answer may read the viewer's own fields. */
function payload(context: Context, message: string, { user, token, sessionId }: NewSession) {
  context.viewer = { id: user.id, sessionId };
  return { message, token, viewer: user };
}
