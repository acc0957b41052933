import { Field, InputType } from 'type-graphql';
import type { ReceivedFile } from '../../kernel/graphql/multipart.ts';
import { UploadScalar } from '../../kernel/graphql/scalars.ts';
import { type ImageKind, ImageKindEnum } from './upload.types.ts';

@InputType({ description: 'A picture and the place it is for.' })
export class UploadImageInput {
  @Field(() => UploadScalar, { description: 'JPEG, PNG or WebP, at most 5 MB.' })
  file: ReceivedFile;

  @Field(() => ImageKindEnum, { description: 'What the picture is for. It decides the size and who may open it.' })
  kind: ImageKind;
}

@InputType({ description: 'A file for the page of a card.' })
export class UploadFileInput {
  @Field(() => UploadScalar, { description: 'A PDF of at most 10 MB, or an MP4 or WebM video of at most 50 MB.' })
  file: ReceivedFile;
}
