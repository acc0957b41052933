import { Arg, Ctx, Field, InputType, Mutation, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { Image } from '../../../kernel/graphql/image.types.ts';
import { Harmless } from '../../../kernel/graphql/requires-proof.ts';
import { UrlScalar } from '../../../kernel/graphql/scalars.ts';
import { copyLinkedPicture } from './picture-copy.service.ts';

@InputType({ description: 'The picture on another site to copy.' })
export class CopyPictureInput {
  @Field(() => UrlScalar, { description: 'http(s) address of a JPEG, PNG or WebP of at most 5 MB.' })
  url: string;
}

@Resolver()
export class PictureCopyResolver {
  @Harmless('only changes what the owner’s cards show')
  @Mutation(() => Image, {
    description:
      'Copies a picture from another site, for a card. Links on saved cards are copied by themselves; until then no picture is shown.',
  })
  copyPicture(@Ctx() context: Context, @Arg('input', () => CopyPictureInput) input: CopyPictureInput) {
    return copyLinkedPicture(context, requireViewer(context), input);
  }
}
