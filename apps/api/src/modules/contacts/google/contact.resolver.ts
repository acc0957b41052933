import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { PayloadFieldName } from '../../../kernel/graphql/payload-field.ts';
import { Harmless } from '../../../kernel/graphql/requires-proof.ts';
import { Costs, HasAtMost } from '../../../kernel/lists/list-size.ts';
import { ImportGooglePeopleInput, SyncContactsInput } from './contact.inputs.ts';
import { syncContacts } from './contact.service.ts';
import { GooglePerson, ImportedGooglePeople, MatchedContact } from './contact.types.ts';
import { importGooglePeople, readGooglePeople } from './people-import.service.ts';

@Resolver()
export class GoogleContactResolver {
  @Query(() => String, {
    nullable: true,
    description: 'Client id for Google Identity Services; null when the operator has set none.',
  })
  googleClientId(@Ctx() { env }: Context): string | null {
    return env.googleClientId ?? null;
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Costs(20)
  @HasAtMost(100)
  @Mutation(() => [MatchedContact], {
    description:
      'Reads at most 2,000 people. BAD_USER_INPUT on `accessToken` when Google refuses it, UNAVAILABLE when it can’t be reached.',
  })
  syncContacts(@Ctx() context: Context, @Arg('input', () => SyncContactsInput) input: SyncContactsInput) {
    return syncContacts(context, requireViewer(context), input);
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @HasAtMost(100)
  @Costs(20)
  @Mutation(() => [GooglePerson], {
    description: 'Reads at most 2,000 people, for the viewer to choose from. Errors as of `syncContacts`.',
  })
  @PayloadFieldName('people', 'The people of the address book, as they are now.')
  readGooglePeople(@Ctx() context: Context, @Arg('input', () => SyncContactsInput) input: SyncContactsInput) {
    return readGooglePeople(context, requireViewer(context), input);
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => ImportedGooglePeople, { description: 'Takes people in as contacts. Nobody is there twice by it.' })
  importGooglePeople(
    @Ctx() context: Context,
    @Arg('input', () => ImportGooglePeopleInput) input: ImportGooglePeopleInput,
  ) {
    return importGooglePeople(context, requireViewer(context), input);
  }
}
