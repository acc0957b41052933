import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { Image } from '../../../kernel/graphql/image.types.ts';
import { Harmless } from '../../../kernel/graphql/requires-proof.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { assertMayEnter } from '../organizations/organization-change.service.ts';
import {
  OrganizationBrand,
  SetOrganizationBrandInput,
  UploadOrganizationPictureInput,
} from './organization-brand.inputs.ts';
import { setBrand } from './organization-brand.service.ts';
import { uploadPicture } from './organization-picture.service.ts';

@Resolver(() => Organization)
export class OrganizationBrandResolver {
  @Harmless('sets what the team’s cards look like')
  @Mutation(() => Organization, {
    description: 'For admins. Every card that wears the kit has it at once, as a new version.',
  })
  setOrganizationBrand(
    @Ctx() context: Context,
    @Arg('input', () => SetOrganizationBrandInput) input: SetOrganizationBrandInput,
  ) {
    return setBrand(context, requireViewer(context), input);
  }

  @Harmless('sets what the team’s cards look like')
  @Mutation(() => Image, { description: 'For admins. A picture for the brand kit or a template; it stays the team’s.' })
  uploadOrganizationPicture(
    @Ctx() context: Context,
    @Arg('input', () => UploadOrganizationPictureInput) input: UploadOrganizationPictureInput,
  ) {
    return uploadPicture(context, requireViewer(context), input);
  }

  @FieldResolver(() => OrganizationBrand, { nullable: true, description: 'Null: none was made yet.' })
  async brand(@Ctx() context: Context, @Root() organization: Organization): Promise<OrganizationBrand | null> {
    await assertMayEnter(context, organization);
    return organization.brand;
  }
}
