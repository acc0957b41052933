import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { PayloadFieldName } from '../../../kernel/graphql/payload-field.ts';
import { Harmless } from '../../../kernel/graphql/requires-proof.ts';
import { CardTemplate, PublishTemplateInput, WithdrawTemplateInput } from '../../templates/index.ts';
import { publishDesign, withdrawDesign } from './organization-design.service.ts';

@Resolver(() => CardTemplate)
export class OrganizationDesignResolver {
  @Harmless('only changes what the owner’s cards show')
  @Mutation(() => CardTemplate, {
    description: "For the team's admins. A copy of an own template in the team's part of the marketplace.",
  })
  publishTemplate(@Ctx() context: Context, @Arg('input', () => PublishTemplateInput) input: PublishTemplateInput) {
    return publishDesign(context, requireViewer(context), input.id);
  }

  @Harmless('only changes what the owner’s cards show')
  @Mutation(() => ID, {
    description: "For the team's admins. Gives the id. Cards that were made with it stay as they are.",
  })
  @PayloadFieldName('withdrawnCardTemplateId', 'The template that is no longer offered.')
  withdrawTemplate(@Ctx() context: Context, @Arg('input', () => WithdrawTemplateInput) input: WithdrawTemplateInput) {
    return withdrawDesign(context, requireViewer(context), input.id);
  }
}
