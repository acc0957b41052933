import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { PayloadFieldName } from '../../kernel/graphql/payload-field.ts';
import { Harmless } from '../../kernel/graphql/requires-proof.ts';
import { ContactFilter } from './contact-filter.entity.ts';
import { DeleteContactFilterInput, RenameContactFilterInput, SaveContactFilterInput } from './contact-filter.inputs.ts';
import { deleteFilter, listFilters, renameFilter, saveFilter } from './contact-filter.service.ts';

@Resolver()
export class ContactFilterResolver {
  @Query(() => [ContactFilter], { description: 'At most 30, in the order in which they were kept.' })
  contactFilters(@Ctx() context: Context) {
    return listFilters(context, requireViewer(context));
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => ContactFilter, { description: 'Saves a search of the address book under a name. At most 30.' })
  saveContactFilter(
    @Ctx() context: Context,
    @Arg('input', () => SaveContactFilterInput) input: SaveContactFilterInput,
  ) {
    return saveFilter(context, requireViewer(context), input);
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => ContactFilter, {
    description: 'Gives a saved filter another name. NOT_FOUND when it is not the viewer’s.',
  })
  renameContactFilter(
    @Ctx() context: Context,
    @Arg('input', () => RenameContactFilterInput) input: RenameContactFilterInput,
  ) {
    return renameFilter(context, requireViewer(context), input);
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => ID, { description: 'Gives the id. The contacts stay.' })
  @PayloadFieldName('deletedContactFilterId', 'The filter that is gone.')
  deleteContactFilter(
    @Ctx() context: Context,
    @Arg('input', () => DeleteContactFilterInput) input: DeleteContactFilterInput,
  ) {
    return deleteFilter(context, requireViewer(context), input.id);
  }
}
