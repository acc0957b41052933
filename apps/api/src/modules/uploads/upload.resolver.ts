import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../platform/context.ts';
import { uploadImage } from './upload.service.ts';
import { Image, UploadImageInput } from './upload.types.ts';

@Resolver()
export class UploadResolver {
  @Mutation(() => Image, { description: 'JPEG, PNG or WebP of at most 5 MB; anything else is UNSUPPORTED_MEDIA_TYPE.' })
  uploadImage(@Ctx() context: Context, @Arg('input', () => UploadImageInput) input: UploadImageInput) {
    return uploadImage(context, requireViewer(context), input);
  }
}
