import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { PayloadFieldName } from '../../../kernel/graphql/payload-field.ts';
import { Harmless, RequiresProof } from '../../../kernel/graphql/requires-proof.ts';
import { Session } from './session.entity.ts';
import { EndSessionInput } from './session.inputs.ts';
import * as sessions from './session.service.ts';

@Resolver(() => Session)
export class SessionResolver {
  @Harmless('only takes access or permissions away')
  @Mutation(() => Boolean, { description: 'Ends this session; its token is worth nothing from now on.' })
  @PayloadFieldName('isSignedOut', 'Always true, also where nobody was signed in.')
  async signOut(@Ctx() context: Context) {
    if (context.viewer) await sessions.signOut(context, context.viewer);
    return true;
  }

  @RequiresProof({ changesIdentity: true })
  @Mutation(() => Boolean, { description: 'Ends one session of the viewer. Needs a proof.' })
  @PayloadFieldName('isEnded', 'Always true.')
  async endSession(@Ctx() context: Context, @Arg('input', () => EndSessionInput) input: EndSessionInput) {
    await sessions.endSession(context, requireViewer(context), input.id);
    return true;
  }

  @RequiresProof({ changesIdentity: true })
  @Mutation(() => Int, { description: 'Ends every session but this one; gives how many. Needs a proof.' })
  @PayloadFieldName('endedCount', 'How many sessions have ended.')
  endOtherSessions(@Ctx() context: Context) {
    return sessions.endOtherSessions(context, requireViewer(context));
  }

  @FieldResolver(() => Boolean, { description: 'Whether this request comes from this session.' })
  isCurrent(@Ctx() { viewer }: Context, @Root() session: Session): boolean {
    return session.id === viewer?.sessionId;
  }
}
