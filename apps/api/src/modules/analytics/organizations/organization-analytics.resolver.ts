import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { Costs } from '../../../kernel/lists/list-size.ts';
import { User } from '../../identity/index.ts';
import { OrganizationAnalyticsInput } from './organization-analytics.inputs.ts';
import { findOrganizationAnalytics } from './organization-analytics.service.ts';
import { OrganizationAnalytics, OrganizationMemberFigures } from './organization-analytics.types.ts';

@Resolver(() => OrganizationMemberFigures)
export class OrganizationAnalyticsResolver {
  @Costs(20)
  @Query(() => OrganizationAnalytics, {
    description: 'What became, in some days, of the cards that were made from the templates of the viewer’s team.',
  })
  organizationAnalytics(
    @Ctx() context: Context,
    @Arg('input', () => OrganizationAnalyticsInput) input: OrganizationAnalyticsInput,
  ): Promise<OrganizationAnalytics> {
    return findOrganizationAnalytics(context, requireViewer(context), input);
  }

  @FieldResolver(() => User, { description: 'The member that the figures are about.' })
  async user(@Ctx() { loaders }: Context, @Root() { userId }: OrganizationMemberFigures): Promise<User> {
    const user = await loaders.user.load(userId);
    if (!user) throw new AppError('NOT_FOUND', msg('This account no longer exists.'));
    return user;
  }
}
