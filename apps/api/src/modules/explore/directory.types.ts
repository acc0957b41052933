import type { CardPreview } from '@tessera/domain';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { CardThemeEnum, defineEnum } from '../../platform/enums.ts';
import { PageArgsType, PageInfo } from '../../platform/page.ts';
import { CardPreviewScalar, DateTimeScalar } from '../../platform/scalars.ts';
import { ViewerIndependent } from '../../platform/viewer-independent.ts';

export const EXPLORE_SORTS = ['NEWEST', 'RELEVANCE'] as const;
export type ExploreSort = (typeof EXPLORE_SORTS)[number];
const ExploreSortEnum = defineEnum(
  'ExploreSort',
  EXPLORE_SORTS,
  'RELEVANCE reaches as far as the 2000 newest matches.',
);

@ViewerIndependent()
@ObjectType({ simpleResolvers: true, description: 'A public card in the directory, as everybody may see it.' })
export class DirectoryEntry {
  @Field(() => ID, { description: 'Of the card.' })
  id: string;

  @Field(() => ID)
  ownerId: string;

  @Field(() => String)
  ownerName: string;

  @Field(() => String, { description: "Path of the owner's public profile." })
  ownerPath: string;

  @Field(() => String)
  title: string;

  @Field(() => String, { nullable: true })
  category: string | null;

  @Field(() => String, { description: 'Category, else type.' })
  badge: string;

  @Field(() => [String], { description: 'Tags, at most 10.' })
  keywords: string[];

  @Field(() => CardThemeEnum)
  theme: string;

  @Field(() => String, { description: 'Path of the public page.' })
  path: string;

  @Field(() => DateTimeScalar)
  createdAt: Date;

  @Field(() => CardPreviewScalar)
  preview: CardPreview;
}

@ViewerIndependent()
@ObjectType({ simpleResolvers: true })
export class DirectoryEdge {
  @Field(() => String)
  cursor: string;

  @Field(() => Boolean, {
    description:
      'Whether the card stands first because it is featured; at most 3 of 24 on the first page, in turns. Mark it as “Featured”.',
  })
  isFeatured: boolean;

  @Field(() => DirectoryEntry)
  node: DirectoryEntry;
}

@ViewerIndependent()
@ObjectType({ simpleResolvers: true })
export class CategoryCount {
  @Field(() => String, { description: 'As most owners write it.' })
  name: string;

  @Field(() => Int)
  count: number;
}

@ViewerIndependent()
@ObjectType()
export class DirectoryConnection {
  @Field(() => [DirectoryEdge])
  edges: DirectoryEdge[];

  @Field(() => PageInfo)
  pageInfo: PageInfo;

  /** The words that were looked for, for the fields that are asked for besides. */
  patterns: string[];
}

@ArgsType()
export class ExploreArgs extends PageArgsType {
  @Field(() => String, {
    nullable: true,
    description: 'Words or parts of words; all of them must be found. Accents and case do not matter; at most 8 words.',
  })
  q?: string | null;

  @Field(() => String, { nullable: true, description: 'Case does not matter.' })
  category?: string | null;

  @Field(() => ExploreSortEnum, { defaultValue: 'NEWEST' })
  sort: ExploreSort;
}
