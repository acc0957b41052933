import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { Image } from '../../kernel/graphql/image.types.ts';
import { Harmless } from '../../kernel/graphql/requires-proof.ts';
import { UploadFileInput, UploadImageInput } from './upload.inputs.ts';
import { uploadFile, uploadImage } from './upload.service.ts';
import { UploadedFile } from './upload.types.ts';

@Resolver()
export class UploadResolver {
  @Harmless('only changes what the owner’s cards show')
  @Mutation(() => Image, { description: 'JPEG, PNG or WebP of at most 5 MB; anything else is UNSUPPORTED_MEDIA_TYPE.' })
  uploadImage(@Ctx() context: Context, @Arg('input', () => UploadImageInput) input: UploadImageInput) {
    return uploadImage(context, requireViewer(context), input);
  }

  @Harmless('only changes what the owner’s cards show')
  @Mutation(() => UploadedFile, {
    description:
      'A PDF of at most 10 MB, or an MP4 or WebM video of at most 50 MB; anything else is UNSUPPORTED_MEDIA_TYPE. Anyone with the address can open it.',
  })
  uploadFile(@Ctx() context: Context, @Arg('input', () => UploadFileInput) input: UploadFileInput) {
    return uploadFile(context, requireViewer(context), input);
  }
}
