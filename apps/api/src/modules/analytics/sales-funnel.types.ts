import { Field, Int, ObjectType } from 'type-graphql';
import { Card } from '../cards/card.entity.ts';

@ObjectType({ simpleResolvers: true })
abstract class SalesSteps {
  @Field(() => Int)
  views: number;

  @Field(() => Int, { description: 'Times that a visitor left their details.' })
  leads: number;

  @Field(() => Int, { description: 'Opened in these days with what a visitor left on a card.' })
  deals: number;

  @Field(() => Int, { description: 'Of these deals: how many are won by now.' })
  won: number;
}

@ObjectType({ simpleResolvers: true })
export class SalesFunnelTotal extends SalesSteps {}

@ObjectType({ simpleResolvers: true })
export class SalesFunnelCard extends SalesSteps {
  @Field(() => Card)
  card: Card;
}

@ObjectType({ simpleResolvers: true, description: 'Leads count here while what the visitor left is kept.' })
export class SalesFunnelCampaign extends SalesSteps {
  @Field(() => String, { nullable: true })
  source: string | null;

  @Field(() => String, { nullable: true })
  medium: string | null;

  @Field(() => String, { nullable: true })
  campaign: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'From views to won deals, in chosen days.' })
export class SalesFunnel {
  @Field(() => SalesFunnelTotal)
  total: SalesFunnelTotal;

  @Field(() => [SalesFunnelCard], { description: 'Most won, then most deals, leads and views first; at most 100.' })
  cards: SalesFunnelCard[];

  @Field(() => [SalesFunnelCampaign], { description: 'The same order; at most 50.' })
  campaigns: SalesFunnelCampaign[];
}
