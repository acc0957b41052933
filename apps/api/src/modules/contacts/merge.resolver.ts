import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { Harmless } from '../../kernel/graphql/requires-proof.ts';
import { Costs } from '../../kernel/lists/list-size.ts';
import { Contact } from './contact.entity.ts';
import { KeepContactsApartInput, MergeContactsInput, UndoMergeInput } from './merge.inputs.ts';
import { keepContactsApart, listDuplicates, listMerges, mergeContacts, undoMerge } from './merge.service.ts';
import { ContactDuplicates, ContactMergeResult, PastMerge } from './merge.types.ts';

@Resolver(() => Contact)
export class ContactMergeResolver {
  @Costs(50)
  @Query(() => [ContactDuplicates], {
    description:
      'Groups of the viewer’s contacts that look like one person: at most 100 groups of at most 20. An account may ask 60 times an hour.',
  })
  duplicateContacts(@Ctx() context: Context) {
    return listDuplicates(context, requireViewer(context));
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => ContactMergeResult, {
    description: 'The kept contact’s words win; what it lacks comes from the others.',
  })
  mergeContacts(@Ctx() context: Context, @Arg('input', () => MergeContactsInput) input: MergeContactsInput) {
    return mergeContacts(context, requireViewer(context), input);
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => [Contact], {
    description:
      'They are different people, whatever they have in common: no two of them are offered as duplicates again.',
  })
  keepContactsApart(
    @Ctx() context: Context,
    @Arg('input', () => KeepContactsApartInput) input: KeepContactsApartInput,
  ) {
    return keepContactsApart(context, requireViewer(context), input);
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => [Contact], {
    description: 'Gives the contacts as they are apart again. What was changed on the kept one since then stays.',
  })
  undoMerge(@Ctx() context: Context, @Arg('input', () => UndoMergeInput) input: UndoMergeInput) {
    return undoMerge(context, requireViewer(context), input);
  }

  @FieldResolver(() => [PastMerge], { description: 'What was merged into it within 30 days, the latest first.' })
  merges(@Ctx() context: Context, @Root() contact: Contact) {
    return listMerges(context, contact);
  }
}
