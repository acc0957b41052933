import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { PayloadFieldName } from '../../kernel/graphql/payload-field.ts';
import { Harmless } from '../../kernel/graphql/requires-proof.ts';
import { ContactFilter } from './contact-filter.entity.ts';
import { DeleteContactViewInput, RenameContactViewInput, SaveContactViewInput } from './contact-filter.inputs.ts';
import { deleteFilter, listFilters, renameFilter, saveFilter } from './contact-filter.service.ts';

@Resolver()
export class ContactFilterResolver {
  @Query(() => [ContactFilter], { description: 'At most 30, in the order in which they were kept.' })
  contactViews(@Ctx() context: Context) {
    return listFilters(context, requireViewer(context));
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => ContactFilter, { description: 'Saves a search of the address book under a name. At most 30.' })
  saveContactView(@Ctx() context: Context, @Arg('input', () => SaveContactViewInput) input: SaveContactViewInput) {
    return saveFilter(context, requireViewer(context), input);
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => ContactFilter, {
    description: 'Gives a saved view another name. NOT_FOUND when it is not the viewer’s.',
  })
  renameContactView(
    @Ctx() context: Context,
    @Arg('input', () => RenameContactViewInput) input: RenameContactViewInput,
  ) {
    return renameFilter(context, requireViewer(context), input);
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => ID, { description: 'Gives the id. The contacts stay.' })
  @PayloadFieldName('deletedContactViewId', 'The view that is gone.')
  deleteContactView(
    @Ctx() context: Context,
    @Arg('input', () => DeleteContactViewInput) input: DeleteContactViewInput,
  ) {
    return deleteFilter(context, requireViewer(context), input.id);
  }
}
