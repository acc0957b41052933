import { Field, Int, ObjectType } from 'type-graphql';
import { Card } from '../cards/index.ts';

@ObjectType({ simpleResolvers: true })
abstract class SalesSteps {
  @Field(() => Int, { description: 'Views that count, as in `analyticsReport`.' })
  views: number;

  @Field(() => Int, { description: 'Times that a visitor left their details.' })
  leads: number;

  @Field(() => Int, { description: 'Opened in these days with what a visitor left on a card.' })
  deals: number;

  @Field(() => Int, { description: 'Of these deals: how many are won by now.' })
  won: number;
}

@ObjectType({ simpleResolvers: true, description: 'The steps from views to won deals, added up.' })
export class SalesFunnelTotal extends SalesSteps {}

@ObjectType({ simpleResolvers: true, description: 'The steps from views to won deals for one card.' })
export class SalesFunnelCard extends SalesSteps {
  @Field(() => Card, { description: 'The card of the viewer that the figures are about.' })
  card: Card;
}

@ObjectType({ simpleResolvers: true, description: 'Leads count here while what the visitor left is kept.' })
export class SalesFunnelCampaign extends SalesSteps {
  @Field(() => String, { nullable: true, description: 'The parameter `utm_source`; null when the links had none.' })
  source: string | null;

  @Field(() => String, { nullable: true, description: 'The parameter `utm_medium`; null when the links had none.' })
  medium: string | null;

  @Field(() => String, { nullable: true, description: 'The parameter `utm_campaign`; null when the links had none.' })
  campaign: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'From views to won deals, in chosen days.' })
export class SalesFunnel {
  @Field(() => SalesFunnelTotal, { description: 'The steps over all cards and campaigns.' })
  total: SalesFunnelTotal;

  @Field(() => [SalesFunnelCard], { description: 'Most won, then most deals, leads and views first; at most 100.' })
  cards: SalesFunnelCard[];

  @Field(() => [SalesFunnelCampaign], { description: 'The same order; at most 50.' })
  campaigns: SalesFunnelCampaign[];
}
