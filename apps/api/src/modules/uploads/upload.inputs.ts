import { Field, InputType } from 'type-graphql';
import type { ReceivedFile } from '../../platform/multipart.ts';
import { UploadScalar } from '../../platform/scalars.ts';
import { type ImageKind, ImageKindEnum } from './upload.types.ts';

@InputType()
export class UploadImageInput {
  @Field(() => UploadScalar, { description: 'JPEG, PNG or WebP, at most 5 MB.' })
  file: ReceivedFile;

  @Field(() => ImageKindEnum)
  kind: ImageKind;
}
