import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A stored picture: re-encoded as WebP, without metadata.' })
export class Image {
  @Field(() => String, { description: 'Path on this site; goes into a picture field of a card as it is.' })
  url: string;

  @Field(() => Int)
  widthPx: number;

  @Field(() => Int)
  heightPx: number;

  @Field(() => Int)
  sizeBytes: number;
}
