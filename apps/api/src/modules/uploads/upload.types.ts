import { Field, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../kernel/graphql/enums.ts';
import { PayloadFieldName } from '../../kernel/graphql/payload-field.ts';
import { UrlScalar } from '../../kernel/graphql/scalars.ts';

@PayloadFieldName('file')
@ObjectType({ description: 'A stored PDF or video.' })
export class UploadedFile {
  @Field(() => UrlScalar, { description: 'Path on this site; goes into `url` of a block of the kind FILE or VIDEO.' })
  url: string;

  @Field(() => String, { description: 'The name that the file had, with the ending of its type.' })
  name: string;

  @Field(() => String, { description: '`application/pdf`, `video/mp4` or `video/webm`.' })
  contentType: string;

  @Field(() => Int, { description: 'It counts towards the 500 MB of an account.' })
  sizeBytes: number;
}

export const IMAGE_KINDS = ['PHOTO', 'LOGO', 'AVATAR', 'MESSAGE'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];
export const ImageKindEnum = defineEnum('ImageKind', IMAGE_KINDS, {
  description: 'What an uploaded picture is for.',
  values: {
    PHOTO: 'A photo on a card. Fits 1024 px; anyone with the address can open it.',
    LOGO: 'A logo on a card. Fits 800 px; anyone with the address can open it.',
    AVATAR: 'The viewer’s own picture. Cut to a square of 512 px; anyone with the address can open it.',
    MESSAGE: 'A picture in a message. Fits 1024 px; only people who may read the message can open it.',
  },
});
