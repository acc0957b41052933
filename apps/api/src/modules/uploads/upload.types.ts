import { Field, InputType } from 'type-graphql';
import { defineEnum } from '../../platform/enums.ts';
import type { ReceivedFile } from '../../platform/multipart.ts';
import { UploadScalar } from '../../platform/scalars.ts';

export const IMAGE_KINDS = ['PHOTO', 'LOGO', 'AVATAR'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];
const ImageKindEnum = defineEnum(
  'ImageKind',
  IMAGE_KINDS,
  'PHOTO fits 1024 px, LOGO fits 800 px, AVATAR is cut to a square of 512 px and becomes the viewer’s own.',
);

@InputType()
export class UploadImageInput {
  @Field(() => UploadScalar, { description: 'JPEG, PNG or WebP, at most 5 MB.' })
  file: ReceivedFile;

  @Field(() => ImageKindEnum)
  kind: ImageKind;
}
