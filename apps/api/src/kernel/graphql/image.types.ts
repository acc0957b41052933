import { Field, Int, ObjectType } from 'type-graphql';
import { PayloadFieldName } from './payload-field.ts';
import { UrlScalar } from './scalars.ts';

@PayloadFieldName('image')
@ObjectType({ description: 'A stored picture: re-encoded as WebP, without metadata.' })
export class Image {
  @Field(() => UrlScalar, { description: 'Path on this site; goes into a picture field of a card as it is.' })
  url: string;

  @Field(() => Int, { description: 'Width in pixels, after the picture was scaled down.' })
  widthPx: number;

  @Field(() => Int, { description: 'Height in pixels, after the picture was scaled down.' })
  heightPx: number;

  @Field(() => Int, { description: 'Size of the stored file. It counts towards the 500 MB of an account.' })
  sizeBytes: number;
}
