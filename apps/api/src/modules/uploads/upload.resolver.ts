import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { Image } from '../../kernel/graphql/image.types.ts';
import { Harmless } from '../../kernel/graphql/requires-proof.ts';
import { UploadImageInput } from './upload.inputs.ts';
import { uploadImage } from './upload.service.ts';

@Resolver()
export class UploadResolver {
  @Harmless('only changes what the owner’s cards show')
  @Mutation(() => Image, { description: 'JPEG, PNG or WebP of at most 5 MB; anything else is UNSUPPORTED_MEDIA_TYPE.' })
  uploadImage(@Ctx() context: Context, @Arg('input', () => UploadImageInput) input: UploadImageInput) {
    return uploadImage(context, requireViewer(context), input);
  }
}
