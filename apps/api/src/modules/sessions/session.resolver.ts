import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../platform/context.ts';
import { type NewSession, register, signIn } from '../users/account.service.ts';
import { Session } from './session.entity.ts';
import * as sessions from './session.service.ts';
import { EndSessionInput, RegisterInput, SessionPayload, SignInInput } from './session.types.ts';

@Resolver(() => Session)
export class SessionResolver {
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

  @Mutation(() => Boolean, { description: 'Ends this session; its token is worth nothing from now on.' })
  async signOut(@Ctx() context: Context) {
    if (context.viewer) await sessions.signOut(context, context.viewer);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Ends one session of the viewer.' })
  async endSession(@Ctx() context: Context, @Arg('input', () => EndSessionInput) input: EndSessionInput) {
    await sessions.endSession(context, requireViewer(context), input.id);
    return true;
  }

  @Mutation(() => Int, { description: 'Ends every session but this one; gives how many.' })
  endOtherSessions(@Ctx() context: Context) {
    return sessions.endOtherSessions(context, requireViewer(context));
  }

  @FieldResolver(() => Boolean)
  isCurrent(@Ctx() { viewer }: Context, @Root() session: Session): boolean {
    return session.id === viewer?.sessionId;
  }
}

/** From here on the request is the new session's, so that the answer may read the viewer's own fields. */
async function payload(context: Context, message: string, { user, token, sessionId }: NewSession) {
  context.viewer = { id: user.id, sessionId };
  return { message, token, viewer: user };
}
