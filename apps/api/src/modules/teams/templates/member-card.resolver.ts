import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kernel/context.ts';
import { Card, CardFace } from '../../cards/index.ts';
import { OrganizationMember } from '../organizations/organization-member.entity.ts';
import { previewMemberCard } from './member-card.service.ts';

@Resolver(() => OrganizationMember)
export class MemberCardResolver {
  @FieldResolver(() => Card, {
    nullable: true,
    description: 'The newest card that they have from the team. Null without one, and while it is private.',
  })
  card(@Ctx() { loaders }: Context, @Root() { organizationId, userId }: OrganizationMember) {
    return loaders.memberCard.load(`${organizationId} ${userId}`);
  }

  @FieldResolver(() => CardFace, {
    nullable: true,
    description: 'What the face and page of `card` show. Null like `card`.',
  })
  face(@Ctx() context: Context, @Root() member: OrganizationMember) {
    return previewMemberCard(context, member);
  }
}
