import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../composition/context.ts';
import { ContactView } from './contact-view.entity.ts';
import { DeleteContactViewInput, RenameContactViewInput, SaveContactViewInput } from './view.inputs.ts';
import { deleteView, listViews, renameView, saveView } from './view.service.ts';

@Resolver()
export class ContactViewResolver {
  @Query(() => [ContactView], { description: 'At most 30, in the order in which they were kept.' })
  contactViews(@Ctx() context: Context) {
    return listViews(context, requireViewer(context));
  }

  @Mutation(() => ContactView)
  saveContactView(@Ctx() context: Context, @Arg('input', () => SaveContactViewInput) input: SaveContactViewInput) {
    return saveView(context, requireViewer(context), input);
  }

  @Mutation(() => ContactView)
  renameContactView(
    @Ctx() context: Context,
    @Arg('input', () => RenameContactViewInput) input: RenameContactViewInput,
  ) {
    return renameView(context, requireViewer(context), input);
  }

  @Mutation(() => ID, { description: 'Gives the id. The contacts stay.' })
  deleteContactView(
    @Ctx() context: Context,
    @Arg('input', () => DeleteContactViewInput) input: DeleteContactViewInput,
  ) {
    return deleteView(context, requireViewer(context), input.id);
  }
}
