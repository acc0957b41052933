import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { Harmless } from '../../kernel/graphql/requires-proof.ts';
import { checkContactImport, findContactImport, startContactImport } from './check-import.service.ts';
import { ContactImport } from './contact-import.entity.ts';
import { CheckContactImportInput, StartContactImportInput } from './contact-import.inputs.ts';

@Resolver()
export class ContactImportResolver {
  @Query(() => ContactImport, { nullable: true, description: 'Null for others’, and a week after it was sent.' })
  contactImport(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id that `checkContactImport` gave.' }) id: string,
  ) {
    return findContactImport(context, requireViewer(context), id);
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => ContactImport, {
    description: 'Reads a file and says what is wrong in it. Nothing is imported yet; it is kept for a day.',
  })
  checkContactImport(
    @Ctx() context: Context,
    @Arg('input', () => CheckContactImportInput) input: CheckContactImportInput,
  ) {
    return checkContactImport(context, requireViewer(context), input);
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => ContactImport, { description: 'Imports the good rows of a checked file, in the background.' })
  startContactImport(
    @Ctx() context: Context,
    @Arg('input', () => StartContactImportInput) input: StartContactImportInput,
  ) {
    return startContactImport(context, requireViewer(context), input);
  }
}
