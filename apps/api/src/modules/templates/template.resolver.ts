import type { TemplateTag } from '@tessera/domain';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { PayloadFieldName } from '../../kernel/graphql/payload-field.ts';
import { Harmless } from '../../kernel/graphql/requires-proof.ts';
import { CreateTemplateInput, DeleteTemplateInput } from './template.inputs.ts';
import { createTemplate, deleteTemplate, listTemplates } from './template.service.ts';
import { CardTemplate, TemplateTagEnum } from './template.types.ts';

@Resolver(() => CardTemplate)
export class TemplateResolver {
  @Query(() => [CardTemplate], {
    description:
      "The viewer's own templates, at most 50, the newest first; those of their team, too; then the product's.",
  })
  templates(
    @Ctx() context: Context,
    @Arg('query', () => String, { defaultValue: '', description: 'Words, all of which must be found.' }) query: string,
    @Arg('tag', () => TemplateTagEnum, { nullable: true, description: 'Only the templates on this shelf.' })
    tag?: TemplateTag | null,
  ) {
    return listTemplates(context, requireViewer(context), { query, tag });
  }

  @Harmless('only changes what the owner’s cards show')
  @Mutation(() => CardTemplate, {
    description: 'Saves a template that only the viewer sees, until they publish it for their team. At most 50.',
  })
  createTemplate(@Ctx() context: Context, @Arg('input', () => CreateTemplateInput) input: CreateTemplateInput) {
    return createTemplate(context, requireViewer(context), input);
  }

  @Harmless('only changes what the owner’s cards show')
  @Mutation(() => ID, { description: 'Gives the id. Cards that were made with it stay as they are.' })
  @PayloadFieldName('deletedCardTemplateId', 'The template that is gone.')
  deleteTemplate(@Ctx() context: Context, @Arg('input', () => DeleteTemplateInput) input: DeleteTemplateInput) {
    return deleteTemplate(context, requireViewer(context), input.id);
  }
}
