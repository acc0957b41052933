import { type Message, msg } from '@tessera/texts';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../kernel/context.ts';
import { Harmless } from '../../../kernel/graphql/requires-proof.ts';
import { endFormerSession } from '../sessions/session.service.ts';
import { RegisterInput, SignInInput, SignInWithCodeInput, SignInWithPasskeyInput } from './account.inputs.ts';
import { register, signIn } from './account.service.ts';
import { SessionPayload } from './account.types.ts';
import { type NewSession, signInWithCode, signInWithPasskey } from './sign-in.service.ts';
import type { User } from './user.entity.ts';
import { isDemoEmail } from './user.service.ts';

@Resolver()
export class AccountResolver {
  @Harmless('proves who someone is, or starts to; gives no access by itself')
  @Mutation(() => SessionPayload, {
    description: 'Makes an account and signs it in. CONFLICT when the address is taken.',
  })
  async register(@Ctx() context: Context, @Arg('input', () => RegisterInput) input: RegisterInput) {
    return payload(context, msg('Account created'), await register(context, input));
  }

  @Harmless('proves who someone is, or starts to; gives no access by itself')
  @Mutation(() => SessionPayload, {
    description:
      'UNAUTHENTICATED for a wrong password and an unknown address alike. SECOND_FACTOR_REQUIRED, with a `ticket`, where a code is needed as well.',
  })
  async signIn(@Ctx() context: Context, @Arg('input', () => SignInInput) input: SignInInput) {
    return payload(context, msg('Signed in'), await signIn(context, input));
  }

  @Harmless('proves who someone is, or starts to; gives no access by itself')
  @Mutation(() => SessionPayload, { description: 'The second step: a code of the app, or a recovery code.' })
  async signInWithCode(@Ctx() context: Context, @Arg('input', () => SignInWithCodeInput) input: SignInWithCodeInput) {
    return payload(context, msg('Signed in'), await signInWithCode(context, input));
  }

  @Harmless('proves who someone is, or starts to; gives no access by itself')
  @Mutation(() => SessionPayload, { description: 'With nothing else: a passkey is both factors.' })
  async signInWithPasskey(
    @Ctx() context: Context,
    @Arg('input', () => SignInWithPasskeyInput) input: SignInWithPasskeyInput,
  ) {
    return payload(context, msg('Signed in'), await signInWithPasskey(context, input));
  }
}

/** From here on the request is the new session's, and the one that the browser had before is over. */
async function payload(context: Context, message: Message, { user, token, sessionId }: NewSession) {
  if (context.viewer && !context.viewer.token) await endFormerSession(context, context.viewer);
  context.viewer = { id: user.id, sessionId };
  return { message, token: mayReadToken(context, user) ? token : sessionId, sessionId, viewer: user };
}

/**
 * A page has the cookie, which its scripts can't read; what the token opens they have no need of. Only the playground leaves the
 * cookie alone, and for the demo account alone, whose password everybody knows.
 */
function mayReadToken(context: Context, { email }: User): boolean {
  const { isOwnPage, isApart } = context.request;
  return !isOwnPage || (isApart && isDemoEmail(context, email));
}
