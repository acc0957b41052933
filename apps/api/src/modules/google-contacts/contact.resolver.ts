import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../platform/context.ts';
import { syncContacts } from './contact.service.ts';
import { MatchedContact, SyncContactsInput } from './contact.types.ts';

@Resolver()
export class GoogleContactResolver {
  @Query(() => String, {
    nullable: true,
    description: 'Client id for Google Identity Services; null when the operator has set none.',
  })
  googleClientId(@Ctx() { env }: Context): string | null {
    return env.googleClientId ?? null;
  }

  @Mutation(() => [MatchedContact], {
    description:
      'Reads at most 2,000 people. BAD_USER_INPUT on `accessToken` when Google refuses it, UNAVAILABLE when it can’t be reached.',
  })
  syncContacts(@Ctx() context: Context, @Arg('input', () => SyncContactsInput) input: SyncContactsInput) {
    return syncContacts(context, requireViewer(context), input);
  }
}
