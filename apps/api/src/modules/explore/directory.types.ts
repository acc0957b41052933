import type { CardPreview, SearchWords } from '@tessera/domain';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../kernel/graphql/enums.ts';
import { DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { ViewerIndependent } from '../../kernel/graphql/viewer-independent.ts';
import { PageInfo } from '../../kernel/lists/page.ts';
import { ForwardArgsType } from '../../kernel/lists/page-args.ts';
import { CardThemeEnum } from '../cards/index.ts';

export const EXPLORE_SORTS = ['NEWEST', 'RELEVANCE'] as const;
export type ExploreSort = (typeof EXPLORE_SORTS)[number];
const ExploreSortEnum = defineEnum('ExploreSort', EXPLORE_SORTS, {
  description: 'The order of the directory.',
  values: {
    NEWEST: 'The newest cards first.',
    RELEVANCE: 'The best matches first, among the 2,000 newest that match.',
  },
});

@ViewerIndependent()
@ObjectType({ simpleResolvers: true, description: 'A public card in the directory, as everybody may see it.' })
export class DirectoryEntry {
  @Field(() => ID, { description: 'Of the card.' })
  id: string;

  @Field(() => ID, { description: 'The id of the person who made the card; pass it to `user`.' })
  ownerId: string;

  @Field(() => String, { description: 'The full name of the person who made the card.' })
  ownerName: string;

  @Field(() => String, { description: "Path of the owner's public profile." })
  ownerPath: string;

  @Field(() => String, { description: 'The title that the owner gave the card, at most 120 characters.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'The category that stands on the card; null without one.' })
  category: string | null;

  @Field(() => String, { description: 'The category, or the type of a card without one.' })
  badge: string;

  @Field(() => [String], { description: 'Tags, at most 10.' })
  keywords: string[];

  @Field(() => CardThemeEnum, { description: 'The look of the card’s face, unless the design of `face` changes it.' })
  theme: string;

  @Field(() => String, { description: 'Path of the public page.' })
  path: string;

  @Field(() => DateTimeScalar, { description: 'When the card was made. The directory is sorted by it.' })
  createdAt: Date;

  @Field(() => Boolean, { description: 'Whether everybody may save its contact file, at `path` with `.vcf`.' })
  allowContactDownloads: boolean;

  /** Sent as `face`. */
  preview: CardPreview;
}

@ViewerIndependent()
@ObjectType({ simpleResolvers: true, description: 'A card at its place in the directory.' })
export class DirectoryEdge {
  @Field(() => String, { description: 'Pass it as `after` to read on from this card.' })
  cursor: string;

  @Field(() => Boolean, {
    description:
      'Whether the card stands first because it is featured; at most 3 of 24 on the first page, in turns. Mark it as “Featured”.',
  })
  isFeatured: boolean;

  @Field(() => DirectoryEntry, { description: 'The card as everybody may see it.' })
  node: DirectoryEntry;
}

@ViewerIndependent()
@ObjectType({ simpleResolvers: true, description: 'A category of the directory and how many cards are in it.' })
export class CategoryCount {
  @Field(() => String, { description: 'As most owners write it.' })
  name: string;

  @Field(() => Int, { description: 'How many of the cards found are in this category.' })
  count: number;
}

@ViewerIndependent()
@ObjectType({ description: 'A page of the public directory.' })
export class DirectoryConnection {
  @Field(() => [DirectoryEdge], { description: 'The cards of this page, in order.' })
  edges: DirectoryEdge[];

  @Field(() => PageInfo, { description: 'Where this page ends and whether more follows.' })
  pageInfo: PageInfo;

  /** The words that were looked for, for the fields that are asked for besides. */
  words: SearchWords;
}

@ArgsType()
export class ExploreArgs extends ForwardArgsType {
  @Field(() => String, {
    nullable: true,
    description: 'Words or parts of words; all of them must be found. Accents and case do not matter; at most 8 words.',
  })
  query?: string | null;

  @Field(() => String, { nullable: true, description: 'Case does not matter.' })
  category?: string | null;

  @Field(() => ExploreSortEnum, {
    defaultValue: 'NEWEST',
    description: 'RELEVANCE needs search words; without them the order is NEWEST.',
  })
  orderBy: ExploreSort;
}
