import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../kernel/graphql/scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'A card under one category of the directory.' })
export class Listing {
  @Field(() => String, { description: 'The category as the owner wrote it, at most 60 characters.' })
  category: string;

  @Field(() => Boolean, { description: 'Whether it is the category that stands on the card itself.' })
  isOwnCategory: boolean;

  @Field(() => Boolean, { description: 'Whether the card is public: only then the listing is shown, and counts.' })
  isActive: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the listing stops being featured; null when it is not.',
  })
  featuredUntil: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'How much of the plan’s listings somebody uses.' })
export class ListingUsage {
  @Field(() => Int, { description: 'Active listings of all their cards.' })
  active: number;

  @Field(() => Int, { nullable: true, description: 'Active listings that the plan includes; null without a limit.' })
  activeLimit: number | null;

  @Field(() => Int, { description: 'Listings featured in this calendar month (UTC).' })
  featuredThisMonth: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Featured listings a month that the plan includes; null without a limit.',
  })
  featuredLimit: number | null;
}
